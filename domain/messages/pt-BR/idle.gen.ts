// Made of idle.json by scripts/messages.ts.
export const messages = {};
