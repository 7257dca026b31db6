import type { Screenless } from './stage.ts';

export const screenless: Screenless = {
  tournament:
    'It is the rule that the calls of a tournament obey; the screens that run one are not built yet.',
  entry: 'It is the rule of a player’s entry; the screens of entries are not built yet.',
  match:
    'It is the rule of a match from its call to its correction; the desk that moves one is not built yet.',
};
