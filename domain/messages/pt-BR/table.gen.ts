// Made of table.json by scripts/messages.ts.
export const messages = {columns:{},states:{},fields:{},hints:{},gameChoice:{},faults:{}};
