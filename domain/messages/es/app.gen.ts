// Made of app.json by scripts/messages.ts.
export const messages = {fields:{},channels:{},faults:{},file:{},ask:{}};
