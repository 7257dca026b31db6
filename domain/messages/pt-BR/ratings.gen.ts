// Made of ratings.json by scripts/messages.ts.
export const messages = {columns:{},paging:{},own:{}};
