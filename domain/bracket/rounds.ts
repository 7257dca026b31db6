import { matchStatus } from '#domain/matches/status.ts';
import type { Round } from './layout.ts';

/** Columns that stand side by side. */
export const columnsShown = 5;

/** The rounds of a knockout, without the groups and without what has no match. */
export function knockoutRounds(rounds: readonly Round[]): readonly Round[] {
  return rounds.filter(({ groupNumber, Matches }) => groupNumber === null && Matches.length > 0);
}

/** Where a draw opens, counted from 0: at the first round that is not over, else at the last one. */
export function openingRound(rounds: readonly Round[]): number {
  const open = rounds.findIndex(({ Matches }) =>
    Matches.some(({ statusId }) => statusId !== matchStatus.completed),
  );
  return open >= 0 ? open : Math.max(0, rounds.length - 1);
}

/** The first of the columns that stand side by side when a round is looked at: the last ones never stand alone. */
export function firstColumn(round: number, count: number): number {
  return Math.max(0, Math.min(round, count - columnsShown));
}
