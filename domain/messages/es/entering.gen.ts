// Made of entering.json by scripts/messages.ts.
export const messages = {kinds:{},empty:{},emptyText:{},columns:{},steps:{},stepOf:{},paging:{}};
