// Made of scoring.json by scripts/messages.ts.
export const messages = {};
