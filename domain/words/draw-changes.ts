import { translated } from '#domain/language/translated.ts';

/** Texts of changing a draw by hand. */
export const drawChangeWords = translated('draw-changes', {
  title: 'Change the draw by hand',
  purpose: 'Results stay. Each change is numbered, and everyone can read it.',
  acts: { swap: 'Swap two players', replace: 'Replace a player', letIn: 'Let a late player in' },
  titles: {
    swap: 'Swap two players',
    replace: 'Replace a player',
    letIn: 'Let a late player in',
  },
  purposes: {
    swap: 'They change seats and numbers. Possible until the first match has begun.',
    replace: 'The new player takes seat and number; the other one loses the entry and is told by mail.',
    letIn: 'The late player takes the bye of the player with the highest number who has not played yet.',
  },
  one: 'First player',
  two: 'Second player',
  out: 'Who goes',
  choose: 'Choose a player',
  search: 'Who comes: name or e-mail',
  waiting: 'The waiting list',
  found: 'Found',
  nobodyWaits: 'Nobody is on the waiting list. Search for a player.',
  none: 'Nobody of that name was found.',
  searching: 'Searching …',
  take: 'Put in',
  takeOne: (name: string) => `Put in ${name}`,
  swapNow: 'Swap them',
  incomplete: 'Please choose two different players.',
  outMissing: 'Please choose who goes.',
  failed: 'The players could not be read.',
  cancel: 'Cancel',
  close: 'Close',
});
