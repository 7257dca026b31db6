// Made of match-pages.json by scripts/messages.ts.
export const messages = {empty:{},paging:{},centre:{}};
