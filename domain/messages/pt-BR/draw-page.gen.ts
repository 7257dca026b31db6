// Made of draw-page.json by scripts/messages.ts.
export const messages = {seedSources:{},separations:{},parts:{},kinds:{}};
