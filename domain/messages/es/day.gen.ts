// Made of day.json by scripts/messages.ts.
export const messages = {};
