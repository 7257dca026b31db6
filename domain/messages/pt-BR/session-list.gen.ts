// Made of session-list.json by scripts/messages.ts.
export const messages = {};
