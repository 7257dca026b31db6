// Made of seeds.json by scripts/messages.ts.
export const messages = {addChoice:{}};
