// Made of profile.json by scripts/messages.ts.
export const messages = {fields:{},pinHints:{},genders:{},styles:{}};
