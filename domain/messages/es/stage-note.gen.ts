// Made of stage-note.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {closes:(time:Said)=>`Las inscripciones cierran el ${time}.`,places:(players:Said,capacity:Said)=>`${players} de ${capacity} lugares ocupados`,waiting:(count:Said)=>`${count} en la lista de espera.`,cancelled:"Este torneo no se juega.",draftNote:"Solo quienes lo organizan pueden ver esta página.",drawn:(number:Said,time:Said)=>`Sorteo ${number}, hecho el ${time}.`};
