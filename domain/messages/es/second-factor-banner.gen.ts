// Made of second-factor-banner.json by scripts/messages.ts.
export const messages = {offered:"Protege tu cuenta con el inicio de sesión en dos pasos.",required:"Tu asociación te pide configurar el inicio de sesión en dos pasos antes de continuar.",link:"Configurarlo"};
