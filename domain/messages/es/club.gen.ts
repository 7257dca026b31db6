// Made of club.json by scripts/messages.ts.
export const messages = {status:{},columns:{},sorts:{},paging:{}};
