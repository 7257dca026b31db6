// Made of stage-note.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {closes:(time:Said)=>`As inscrições encerram em ${time}.`,places:(players:Said,capacity:Said)=>`${players} de ${capacity} vagas ocupadas`,waiting:(count:Said)=>`${count} na lista de espera.`,cancelled:"Este torneio não será realizado.",draftNote:"Só quem o organiza pode ver esta página.",drawn:(number:Said,time:Said)=>`Sorteio ${number}, feito em ${time}.`};
