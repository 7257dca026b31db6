// Made of faq.json by scripts/messages.ts.
export const messages = {};
