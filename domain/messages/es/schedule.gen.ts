// Made of schedule.json by scripts/messages.ts.
export const messages = {faults:{}};
