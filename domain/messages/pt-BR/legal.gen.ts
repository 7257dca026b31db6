// Made of legal.json by scripts/messages.ts.
export const messages = {titles:{}};
