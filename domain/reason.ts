/** Whether a text says why something was done: three characters or more. */
export const isReason = (text: string): boolean => text.trim().length >= 3;
