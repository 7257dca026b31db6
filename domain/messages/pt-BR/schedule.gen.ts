// Made of schedule.json by scripts/messages.ts.
export const messages = {rulesChanged:"Os horários e as regras foram alterados.",faults:{maxBelowMin:"A reserva mais longa não pode ser mais curta que a mais curta.",dayPast:"Este dia já passou."}};
