// Made of planned.json by scripts/messages.ts.
export const messages = {text:"Esta parte de Baulk todavía no está construida. Está en el plan, y nada de lo que guardaste depende de ella.",back:"Atrás"};
