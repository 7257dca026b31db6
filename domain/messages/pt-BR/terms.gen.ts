// Made of terms.json by scripts/messages.ts.
export const messages = {};
