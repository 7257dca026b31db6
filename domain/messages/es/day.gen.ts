// Made of day.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {order:"dd-mm-aaaa",time:(field:Said)=>`Hora: ${field}`,choose:(field:Said)=>`Elegir un día: ${field}`,unfinished:"Escribe el día como dd-mm-aaaa, por ejemplo 05-03-2027.",unknown:"Ese día no existe. Escribe el día como dd-mm-aaaa, por ejemplo 05-03-2027."};
