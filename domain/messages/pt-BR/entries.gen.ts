// Made of entries.json by scripts/messages.ts.
export const messages = {columns:{},acts:{},actOf:{},paging:{},confirming:{refuse:{},withdraw:{}}};
