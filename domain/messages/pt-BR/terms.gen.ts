// Made of terms.json by scripts/messages.ts.
export const messages = {title:"Contrato de licença de usuário final",pendingTitle:"Aceite os termos para continuar.",pending:"Sua sessão só chega até esta página. Se recusar, ela é encerrada e nada muda.",accept:"Aceitar",decline:"Recusar"};
