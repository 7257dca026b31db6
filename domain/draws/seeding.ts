import { isEstablished } from '#domain/ratings/rating.ts';
import { mulberry32, shuffleBy } from './shuffle.ts';

/** What is known of how strong a player is; null where nothing is. */
export type Strength = { userId: number; rank: number | null; rating: number | null; frames: number };

/** Where the order of the best comes from. */
export type StrengthSource = 'rating' | 'ranking';

/**
 * Compares two players by how strong they are: of a ranking by rank, then as by rating; established ratings come before
 * provisional ones, and whoever has neither comes last. 0 where only the lot can tell.
 */
export function compareStrength(a: Strength, b: Strength, source: StrengthSource): number {
  const last = Number.POSITIVE_INFINITY;
  const byRank = source === 'ranking' ? difference(a.rank ?? last, b.rank ?? last) : 0;
  return byRank || difference(surenessOf(a), surenessOf(b)) || difference(b.rating ?? 0, a.rating ?? 0);
}

const difference = (one: number, two: number): number => (one === two ? 0 : one - two);

/** 0 of an established rating, 1 of a provisional one, 2 where there is none. */
function surenessOf({ rating, frames }: Strength): number {
  if (rating === null) return 2;
  return isEstablished(frames) ? 0 : 1;
}

/** Whether a source says anything about a player. */
export const isKnown = ({ rank, rating }: Strength, source: StrengthSource): boolean =>
  rating !== null || (source === 'ranking' && rank !== null);

/** Players with the strongest first; the lot decides between those who are level. Given in the order of their ids. */
export function orderByStrength(
  players: readonly Strength[],
  source: StrengthSource,
  luck: number,
): Strength[] {
  // The lots of the draw itself take the luck and the one after it.
  return shuffleBy(players, mulberry32(luck + 2)).toSorted((a, b) => compareStrength(a, b, source));
}
