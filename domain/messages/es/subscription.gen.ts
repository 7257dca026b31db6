// Made of subscription.json by scripts/messages.ts.
export const messages = {fields:{},intervals:{},columns:{},faults:{},members:{states:{}}};
