import { rankGroup, type GroupResult, type Standing } from '#domain/draws/standings.ts';

export type { GroupResult, Standing };

/** A player of a group under the name that is shown. */
export type GroupPlayer = { playerId: number; name: string };

const byName = new Intl.Collator('en').compare;

/**
 * The table of a group, best first: wins, then frame difference, then frames won, then, where just two are level, the
 * match between them, then the name.
 */
export function groupTable(players: readonly GroupPlayer[], results: readonly GroupResult[]): Standing[] {
  const order = players.toSorted((a, b) => byName(a.name, b.name) || a.playerId - b.playerId);
  return rankGroup(
    order.map(({ playerId }) => playerId),
    results,
  );
}

/**
 * The best two of all groups: who stands higher in the own group, then points, frame difference and frames won; who
 * is still level keeps the order of the groups.
 */
export function bestTwo(tables: readonly (readonly Standing[])[]): readonly (number | null)[] {
  const difference = ({ framesWon, framesLost }: Standing): number => framesWon - framesLost;
  const [first, second] = tables
    .flat()
    .toSorted(
      (a, b) =>
        a.rank - b.rank || b.points - a.points || difference(b) - difference(a) || b.framesWon - a.framesWon,
    );
  return [first?.playerId ?? null, second?.playerId ?? null];
}
