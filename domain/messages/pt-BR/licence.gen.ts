// Made of licence.json by scripts/messages.ts.
export const messages = {statuses:{},faults:{},columns:{},fields:{}};
