// Made of channel.json by scripts/messages.ts.
export const messages = {clubs:{columns:{},paging:{}},columns:{},fields:{}};
