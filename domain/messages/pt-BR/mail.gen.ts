// Made of mail.json by scripts/messages.ts.
import { select, type Said } from '#domain/language/say.ts';
export const messages = {brand:"Baulk",greeting:(name:Said)=>`${select(name,{"empty":`Olá,`,"other":`Olá, ${name},`})}`,automatic:"Esta mensagem foi enviada automaticamente; ninguém lê as respostas.",sentBy:(operator:Said)=>`Enviado em nome de ${operator}.`,byAssociation:"a associação",linkHint:"Se o botão não funcionar, copie este endereço no seu navegador:"};
