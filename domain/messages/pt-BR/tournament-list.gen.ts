// Made of tournament-list.json by scripts/messages.ts.
export const messages = {columns:{},emptyOf:{},paging:{}};
