// Made of navigation.json by scripts/messages.ts.
export const messages = {roles:{},header:{},theme:{},menu:{},sidebar:{},footer:{},titles:{}};
