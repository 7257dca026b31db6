// Made of credit.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {refused:{credit_low:(amount:Said)=>`El crédito no alcanza: faltan ${amount}.`},faults:{notMember:"Esta persona no es miembro del club.",amount:"Escribe un importe distinto de cero; lo que se ingresa o se devuelve es mayor que cero.",overdraft:"No se puede permitir menos de lo que esta persona ya debe."},booked:(amount:Said)=>`El crédito es ahora de ${amount}.`,overdraftSet:(amount:Said)=>`Esta persona puede deber hasta ${amount}.`};
