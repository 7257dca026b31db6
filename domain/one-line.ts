/** What breaks a line, and what cannot be seen. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a text stands in one line and has no control characters, as names do. */
export const isOneLine = (text: string): boolean => !unseen.test(text);
