// Made of walkthrough.json by scripts/messages.ts.
export const messages = {scenes:{"0":{},"1":{},"2":{},"3":{},"4":{}}};
