import { translated } from '#domain/language/translated.ts';

/** Texts of the field that leads to the matches of a player. */
export const findPlayerWords = translated('find-player', {
  label: 'Find a player',
  keys: 'Enter leads to the next match, Shift and Enter to the one before, Escape clears the field.',
  next: 'Next match',
  previous: 'Match before',
  none: 'No player of this name',
  place: (place: number, count: number) => `${place} of ${count}`,
  match: (place: number, count: number, one: string, two: string, round: string) =>
    `${place} of ${count}: ${one} against ${two}, ${round}`,
});
