// Made of draw.json by scripts/messages.ts.
export const messages = {};
