import { plainLetters } from '#domain/plain-letters.ts';
import type { Match, Round } from './layout.ts';
import { knockoutRounds } from './rounds.ts';

/** A match of somebody who is looked for: its round counted from 1 among those of the knockout, or none in a group. */
export type Hit = { readonly match: Match; readonly round: number | null; readonly roundName: string };

/** The matches of everyone whose name holds each word of a text, in the order of the draw; byes are no matches. */
export function findMatches(rounds: readonly Round[], text: string): readonly Hit[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isMeant = (name: string | null): boolean => {
    const plain = plainLetters(name ?? '');
    return words.every((word) => plain.includes(word));
  };
  const knockout = knockoutRounds(rounds);
  return rounds.flatMap((round) =>
    round.Matches.filter(
      ({ player1, player2, playerName1, playerName2 }) =>
        player1.seat !== 'bye' && player2.seat !== 'bye' && (isMeant(playerName1) || isMeant(playerName2)),
    ).map((match) => ({
      match,
      round: round.groupNumber === null ? knockout.indexOf(round) + 1 : null,
      roundName: round.roundName,
    })),
  );
}
