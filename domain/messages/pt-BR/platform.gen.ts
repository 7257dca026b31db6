// Made of platform.json by scripts/messages.ts.
export const messages = {};
