// Made of find-player.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {label:"Procurar um jogador",keys:"Enter leva à próxima partida, Shift e Enter à anterior, Esc limpa o campo.",next:"Próxima partida",previous:"Partida anterior",none:"Nenhum jogador com esse nome",place:(place:Said,count:Said)=>`${place} de ${count}`,match:(place:Said,count:Said,one:Said,two:Said,round:Said)=>`${place} de ${count}: ${one} contra ${two}, ${round}`};
