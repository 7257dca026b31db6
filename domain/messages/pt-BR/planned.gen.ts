// Made of planned.json by scripts/messages.ts.
export const messages = {text:"Esta parte do Baulk ainda não foi construída. Ela está no plano, e nada do que você salvou depende dela.",back:"Voltar"};
