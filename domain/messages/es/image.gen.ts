// Made of image.json by scripts/messages.ts.
export const messages = {rules:{},crop:{}};
