// Made of credit.json by scripts/messages.ts.
export const messages = {refused:{},faults:{}};
