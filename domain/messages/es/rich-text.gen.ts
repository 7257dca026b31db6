// Made of rich-text.json by scripts/messages.ts.
export const messages = {marks:{},link:{}};
