// Made of news.json by scripts/messages.ts.
export const messages = {kind:{},noneOf:{},paging:{},statuses:{},article:{},moves:{},schedule:{},withdraw:{},moved:{},form:{fields:{}},faults:{}};
