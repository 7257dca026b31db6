// Made of booking.json by scripts/messages.ts.
export const messages = {length:{},refused:{},faults:{}};
