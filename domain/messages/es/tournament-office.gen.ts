// Made of tournament-office.json by scripts/messages.ts.
export const messages = {columns:{},next:{},shown:{},paging:{}};
