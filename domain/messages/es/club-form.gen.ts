// Made of club-form.json by scripts/messages.ts.
export const messages = {sections:{},fields:{},addressFields:{}};
