// Made of live.json by scripts/messages.ts.
export const messages = {choice:{},board:{states:{}},overlay:{},streaming:{forms:{}}};
