// Made of password.json by scripts/messages.ts.
export const messages = {field:{},strengths:{},rules:{},forgot:{},fields:{},setting:{},activation:{terms:{}},changing:{}};
