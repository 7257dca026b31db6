// Made of idle.json by scripts/messages.ts.
export const messages = {title:"Você ainda está aí?",purpose:"Ninguém usa esta sessão há algum tempo. Ela termina sozinha, e o que você digitou fica nesta aba.",left:"até sua sessão ser encerrada",stay:"Continuar conectado",failed:"Não foi possível enviar. Tente de novo."};
