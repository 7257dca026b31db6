// Made of products.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {added:(name:Said)=>`Se agregó ${name}.`,changed:(name:Said)=>`Se cambió ${name}.`,archived:(name:Said)=>`${name} ya no se vende.`,priced:(name:Said)=>`Se cambiaron los precios de ${name}.`,faults:{daysOrder:"El último día no puede ser anterior al primero."}};
