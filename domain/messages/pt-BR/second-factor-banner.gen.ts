// Made of second-factor-banner.json by scripts/messages.ts.
export const messages = {offered:"Proteja sua conta com o login em duas etapas.",required:"Sua associação pede que você configure o login em duas etapas antes de continuar.",link:"Configurar"};
