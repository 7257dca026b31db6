// Made of planned.json by scripts/messages.ts.
export const messages = {};
