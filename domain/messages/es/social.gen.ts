// Made of social.json by scripts/messages.ts.
export const messages = {names:{},with:{},sandbox:{}};
