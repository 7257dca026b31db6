// Made of fixture-page.json by scripts/messages.ts.
export const messages = {formats:{},missing:{},failed:{},empty:{},tabs:{},shortRounds:{},match:{},times:{},groups:{columns:{},spoken:{}},share:{networks:{}}};
