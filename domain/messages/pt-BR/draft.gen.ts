// Made of draft.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {restored:(from:Said)=>`Alterações não salvas de ${from}.`,purpose:"Elas estão neste formulário sobre o que está salvo agora. Mantenha-as ou descarte-as.",keep:"Manter as alterações",discard:"Descartar as alterações"};
