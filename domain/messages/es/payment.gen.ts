// Made of payment.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {eventTaken:"Recibido.",billing:{charge:(month:Said)=>`Cargo mensual de ${month}`}};
