import type { Outcome } from '#domain/draws/drawn-match.ts';

type Ended = { frames: readonly [number, number]; winner: 1 | 2 | null; toWin: number };

/**
 * The frames that a table counts for a match: whoever wins without playing to the end is credited up to what wins, and the
 * other side keeps what it has made.
 */
export function creditedFrames(
  outcome: Outcome,
  { frames, winner, toWin }: Ended,
): readonly [number, number] {
  if (outcome === 'bothOut') return [0, 0];
  if (outcome === 'played' || outcome === 'level' || winner === null) return frames;
  return winner === 1 ? [Math.max(toWin, frames[0]), frames[1]] : [frames[0], Math.max(toWin, frames[1])];
}
