import { translated } from '#domain/language/translated.ts';

/** Texts of deciding the order of players who are level in a group. */
export const tieWords = translated('ties', {
  title: 'Level players',
  purpose:
    'All that counts is alike between them. Draw lots or let them play, and say in which order they stand.',
  shared: (group: string, place: number) => `${group}, place ${place}`,
  decide: (group: string, place: number) => `Decide the order in ${group}, place ${place}`,
  decideShort: 'Decide the order',
  dialogTitle: (group: string) => `The order in ${group}`,
  dialogPurpose: 'The better ones first. Everyone can read that it was decided, and how.',
  order: 'Order',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  by: 'How it was decided',
  bys: { lot: 'By lot', playOff: 'By a play-off' },
  confirm: 'Keep this order',
  cancel: 'Cancel',
  close: 'Close',
});
