// Made of platform.json by scripts/messages.ts.
export const messages = {operator:"Asociación Panamericana de Billar y Snooker",messages:"Mensajes",recentMessages:"Mensajes recientes",dismiss:"Descartar"};
