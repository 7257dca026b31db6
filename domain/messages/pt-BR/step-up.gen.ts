// Made of step-up.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {title:"Confirme com sua senha",purpose:"Para isto, sua senha é necessária mais uma vez. Depois, ela vale por 15 minutos.",account:(email:Said)=>`Conectado como ${email}`,password:"Senha",field:{show:"Mostrar senha",clipboardRefused:"Copiar e colar não funcionam aqui: digite a senha ou deixe seu gerenciador de senhas preenchê-la."},password_missing:"Digite sua senha.",failed:"Não foi possível verificar sua senha. Tente de novo.",submit:"Confirmar",cancel:"Cancelar"};
