// Made of sharing.json by scripts/messages.ts.
export const messages = {pages:{},state:{}};
