// Made of idle.json by scripts/messages.ts.
export const messages = {title:"¿Sigues ahí?",purpose:"Nadie ha usado esta sesión desde hace un rato. Termina sola, y lo que escribiste se queda en esta pestaña.",left:"hasta que se cierre tu sesión",stay:"Seguir conectado",failed:"No se pudo enviar. Inténtalo de nuevo."};
