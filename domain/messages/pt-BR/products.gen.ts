// Made of products.json by scripts/messages.ts.
export const messages = {faults:{}};
