// Made of joining.json by scripts/messages.ts.
export const messages = {kinds:{},columns:{},paging:{},counting:{},own:{waiting:{}},association:{}};
