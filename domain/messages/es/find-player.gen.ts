// Made of find-player.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {label:"Buscar a un jugador",keys:"Intro lleva al partido siguiente, Mayús e Intro al anterior, Escape vacía el campo.",next:"Partido siguiente",previous:"Partido anterior",none:"Ningún jugador se llama así",place:(place:Said,count:Said)=>`${place} de ${count}`,match:(place:Said,count:Said,one:Said,two:Said,round:Said)=>`${place} de ${count}: ${one} contra ${two}, ${round}`};
