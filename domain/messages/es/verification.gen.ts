// Made of verification.json by scripts/messages.ts.
export const messages = {};
