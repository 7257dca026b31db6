// Made of scoreboard.json by scripts/messages.ts.
export const messages = {frame:{},rack:{},game:{},set:{},days:{}};
