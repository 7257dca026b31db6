// Made of tournament-form.json by scripts/messages.ts.
export const messages = {parts:{},fields:{},lengths:{},formats:{},entryModes:{},tieBreaks:{},tieBreakChoice:{},zoneChoice:{},hints:{},rounds:{},templates:{},lockedBy:{},faults:{}};
