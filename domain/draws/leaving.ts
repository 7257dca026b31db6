import type { DrawnMatch } from './drawn-match.ts';

/** Whether none of a player's matches in a group counts: who leaves before half of them are over is struck out. */
export function isStruckOut(over: number, ownMatches: number): boolean {
  return over * 2 < ownMatches;
}

/**
 * The bye that a late player takes: of the worst number of the first round whose player has not begun the next match;
 * null where there is none.
 */
export function lateBye(
  draw: ReadonlyMap<number, DrawnMatch>,
  numberOf: (player: number) => number,
): DrawnMatch | null {
  const free = [...draw.values()].filter(({ round, outcome, winner, next }) => {
    const following = next && draw.get(next.id);
    const hasBegun = following?.state === 'live' || (following?.state === 'over' && !following.isByItself);
    return round === 1 && outcome === 'bye' && winner !== null && !hasBegun;
  });
  return free.toSorted((a, b) => numberOf(b.winner ?? 0) - numberOf(a.winner ?? 0))[0] ?? null;
}
