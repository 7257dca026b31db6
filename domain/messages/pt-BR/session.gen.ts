// Made of session.json by scripts/messages.ts.
export const messages = {expiredTitle:"A sessão expirou",expired:"A sessão expirou; entre de novo.",confirmExpired:"Sim",restoring:"Abrindo sua sessão",signingOut:"Saindo",signOutFailed:"Verifique sua conexão com a internet"};
