// Made of draft.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {restored:(from:Said)=>`Cambios sin guardar de ${from}.`,purpose:"Están en este formulario sobre lo que está guardado ahora. Consérvalos o descártalos.",keep:"Conservar los cambios",discard:"Descartar los cambios"};
