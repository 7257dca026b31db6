// Made of home.json by scripts/messages.ts.
export const messages = {};
