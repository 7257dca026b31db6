// Made of field.json by scripts/messages.ts.
export const messages = {};
