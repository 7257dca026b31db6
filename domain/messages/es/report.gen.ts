// Made of report.json by scripts/messages.ts.
export const messages = {columns:{},periods:{},csv:{},paging:{},changes:{columns:{},kinds:{},seals:{},paging:{}}};
