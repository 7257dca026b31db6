// Made of fixture.json by scripts/messages.ts.
export const messages = {};
