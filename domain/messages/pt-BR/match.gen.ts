// Made of match.json by scripts/messages.ts.
export const messages = {status:{},disciplines:{},games:{}};
