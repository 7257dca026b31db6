// Made of problem.json by scripts/messages.ts.
export const messages = {};
