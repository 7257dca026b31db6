// Made of sign-in.json by scripts/messages.ts.
export const messages = {passwordField:{}};
