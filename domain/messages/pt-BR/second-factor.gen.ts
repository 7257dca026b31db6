// Made of second-factor.json by scripts/messages.ts.
export const messages = {};
