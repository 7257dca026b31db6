// Made of tournament.json by scripts/messages.ts.
export const messages = {stages:{},moves:{},entryStates:{},entryMoves:{},matchStates:{},matchMoves:{},entered:{},entryMoved:{},drawChanged:{},moved:{}};
