// Made of download.json by scripts/messages.ts.
export const messages = {};
