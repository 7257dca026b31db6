// Made of products.json by scripts/messages.ts.
import { type Said } from '#domain/language/say.ts';
export const messages = {added:(name:Said)=>`${name} foi adicionado.`,changed:(name:Said)=>`${name} foi alterado.`,archived:(name:Said)=>`${name} não é mais vendido.`,priced:(name:Said)=>`Os preços de ${name} foram alterados.`,faults:{daysOrder:"O último dia não pode ser antes do primeiro."}};
