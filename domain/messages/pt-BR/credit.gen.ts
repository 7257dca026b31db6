// Made of credit.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {refused:{credit_low:(amount:Said)=>`O crédito não basta: faltam ${amount}.`},faults:{notMember:"Esta pessoa não é membro do clube.",amount:"Digite um valor diferente de zero; o que se deposita ou se devolve é maior que zero.",overdraft:"Não é possível permitir menos do que esta pessoa já deve."},booked:(amount:Said)=>`O crédito agora é de ${amount}.`,overdraftSet:(amount:Said)=>`Esta pessoa pode dever até ${amount}.`};
