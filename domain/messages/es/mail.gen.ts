// Made of mail.json by scripts/messages.ts.
import { select, type Said } from '#domain/language/say.ts';
export const messages = {brand:"Baulk",greeting:(name:Said)=>`${select(name,{"empty":`Hola:`,"other":`Hola, ${name}:`})}`,automatic:"Este mensaje se envió automáticamente; nadie lee las respuestas.",sentBy:(operator:Said)=>`Enviado en nombre de ${operator}.`,byAssociation:"la asociación",linkHint:"Si el botón no funciona, copia esta dirección en tu navegador:"};
