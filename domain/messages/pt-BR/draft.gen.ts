// Made of draft.json by scripts/messages.ts.
export const messages = {};
