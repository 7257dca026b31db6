// Made of platform.json by scripts/messages.ts.
export const messages = {operator:"Associação Pan-Americana de Bilhar e Snooker",messages:"Mensagens",recentMessages:"Mensagens recentes",dismiss:"Dispensar"};
