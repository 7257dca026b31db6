// Made of session.json by scripts/messages.ts.
export const messages = {expiredTitle:"La sesión expiró",expired:"La sesión expiró; inicia sesión de nuevo.",confirmExpired:"Sí",restoring:"Abriendo tu sesión",signingOut:"Cerrando la sesión",signOutFailed:"Revisa tu conexión a internet"};
