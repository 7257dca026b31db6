// Made of error.json by scripts/messages.ts.
export const messages = {};
