// Made of session.json by scripts/messages.ts.
export const messages = {};
