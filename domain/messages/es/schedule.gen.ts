// Made of schedule.json by scripts/messages.ts.
export const messages = {rulesChanged:"Se cambiaron los horarios y las reglas.",faults:{maxBelowMin:"La reserva más larga no puede ser más corta que la más corta.",dayPast:"Este día ya pasó."}};
