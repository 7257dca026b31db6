import { translated } from '#domain/language/translated.ts';

/** Names of rounds, matches and groups of a tournament. */
export const drawWords = translated('draw', {
  final: 'Final',
  semiFinals: 'Semi-finals',
  quarterFinals: 'Quarter-finals',
  last: (players: string) => `Last ${players}`,
  group: (letter: string) => `Group ${letter}`,
  round: (number: string) => `Round ${number}`,
  semiFinal: (number: string) => `Semi-final ${number}`,
  quarterFinal: (number: string) => `Quarter-final ${number}`,
  lastMatch: (players: string, number: string) => `Last ${players}, match ${number}`,
  match: (number: string) => `Match ${number}`,
  groupRound: (letter: string, number: string) => `Group ${letter}, round ${number}`,
});
