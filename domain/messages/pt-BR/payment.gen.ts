// Made of payment.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {eventTaken:"Recebido.",billing:{charge:(month:Said)=>`Cobrança mensal de ${month}`}};
