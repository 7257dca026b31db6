// Made of access.json by scripts/messages.ts.
export const messages = {};
