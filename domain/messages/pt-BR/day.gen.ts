// Made of day.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {order:"dd-mm-aaaa",time:(field:Said)=>`Horário: ${field}`,choose:(field:Said)=>`Escolher um dia: ${field}`,unfinished:"Escreva o dia como dd-mm-aaaa, por exemplo 05-03-2027.",unknown:"Esse dia não existe. Escreva o dia como dd-mm-aaaa, por exemplo 05-03-2027."};
