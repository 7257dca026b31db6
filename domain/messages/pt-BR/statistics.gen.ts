// Made of statistics.json by scripts/messages.ts.
export const messages = {};
