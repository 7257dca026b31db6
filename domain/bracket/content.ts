import { groupName } from '#domain/draws/names.ts';
import type { components } from '#contract/api.gen.ts';
import type { Match } from './layout.ts';
import type { Tournament } from './podium.ts';
import { knockoutRounds } from './rounds.ts';

/** What there is to show of a tournament: matches, one player without an opponent, or nothing yet. */
export type Content = 'drawn' | 'onePlayer' | 'nothing';

/** A group with its matches; its table is empty where the server told none. */
export type GroupSheet = components['schemas']['Group'] & { readonly matches: readonly Match[] };

/** The groups in their order, each with the matches that stand in its round. */
export function groupSheets({ groups, Rounds }: Tournament): readonly GroupSheet[] {
  const rounds = Rounds.filter(({ groupNumber }) => groupNumber !== null);
  const numbers = new Set([
    ...groups.map(({ groupNumber }) => groupNumber),
    ...rounds.map(({ groupNumber }) => groupNumber ?? 0),
  ]);
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((groupNumber) => {
      const group = groups.find((one) => one.groupNumber === groupNumber);
      const named = { groupNumber, groupName: groupName(groupNumber), qualifierCount: 0, standings: [] };
      const own = rounds.filter((round) => round.groupNumber === groupNumber);
      return { ...named, ...group, matches: own.flatMap(({ Matches }) => Matches) };
    })
    .filter(({ standings, matches }) => standings.length > 0 || matches.length > 0);
}

/** Whether there is a draw to show, and what is missing if there is none. */
export function contentOf(tournament: Tournament): Content {
  if (tournament.playerCount === 1) return 'onePlayer';
  const isDrawn = knockoutRounds(tournament.Rounds).length > 0 || groupSheets(tournament).length > 0;
  return isDrawn ? 'drawn' : 'nothing';
}
