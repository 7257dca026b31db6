// Made of terms.json by scripts/messages.ts.
export const messages = {title:"Acuerdo de licencia de usuario final",pendingTitle:"Acepta los términos para continuar.",pending:"Tu sesión solo llega hasta esta página. Si los rechazas, se cierra y no cambia nada.",accept:"Aceptar",decline:"Rechazar"};
