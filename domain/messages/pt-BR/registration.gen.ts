// Made of registration.json by scripts/messages.ts.
export const messages = {fields:{},eula:{},countries:{},currencies:{},clubs:{}};
