import type { Random } from '#server/demo/random.ts';

/** What one shot brought. */
export type Shot = {
  /** To who plays. */
  points: number;
  /** To the other one. */
  foul: number;
  /** Whether the other one comes to the table. */
  isMiss: boolean;
};

const miss = { points: 0, foul: 0, isMiss: true } as const;
const hit = (points: number): Shot => ({ points, foul: 0, isMiss: false });

/** Cannons bring 2, hazards 3, and both at once 5. */
const strokes = [2, 2, 2, 3, 3, 3, 3, 5] as const;

/** A stroke of billiards; a foul brings the other one two points. */
export function shootBilliards(random: Random): Shot {
  if (random.chance(0.84)) return hit(random.pick(strokes));
  return random.chance(0.05) ? { ...miss, foul: 2 } : miss;
}

/** A shot that brings one point or ends the visit: straight pool, 3 cushion, pyramid. */
export function shootSingle(success: number, random: Random): Shot {
  return random.chance(success) ? hit(1) : miss;
}

/** A shot at a rack, which has no points: it is won now, or goes on at either side of the table. */
export function shootRack(random: Random): Shot & { wins: boolean } {
  if (random.chance(0.1)) return { ...hit(0), wins: true };
  return { ...(random.chance(0.3) ? miss : hit(0)), wins: false };
}
