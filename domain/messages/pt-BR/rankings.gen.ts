// Made of rankings.json by scripts/messages.ts.
export const messages = {columns:{},ages:{},spans:{},best:{},removePurpose:{},form:{peopleChoice:{},fields:{}},faults:{},page:{paging:{}}};
