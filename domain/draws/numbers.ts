import { seedOrder } from './knockout.ts';
import { shuffleBy, mulberry32 } from './shuffle.ts';

/** Keeps players apart who share what it answers, such as a club; null is shared with nobody. */
export type KinOf = (player: number) => number | string | null;

/** Two players of one club who meet at once because nothing else was left. */
export type Clash = readonly [number, number];

/** What a draw by lot is made from. */
export type DrawInput = {
  /** Best first; they have the numbers 1 to their count. */
  seeds: readonly number[];
  /** In the order of their user ids, whom the lot gives the other numbers. */
  unseeded: readonly number[];
  luck: number;
  /** Left away where nobody is kept apart. */
  kinOf?: KinOf | undefined;
};

/** The players of a knockout in the order of their numbers, from number 1. */
export function numberPlayers({ seeds, unseeded, luck, kinOf }: DrawInput): number[] {
  const lots = shuffleBy(unseeded, mulberry32(luck));
  if (!kinOf) return [...seeds, ...lots];
  const count = seeds.length + unseeded.length;
  const kin = [...seeds, ...unseeded].map(kinOf);
  const size = (player: number): number => {
    const own = kinOf(player);
    return own === null ? 0 : kin.filter((each) => each === own).length;
  };
  const queue = lots.toSorted((a, b) => size(b) - size(a));
  const free = shuffleBy(
    lots.map((_, place) => seeds.length + place + 1),
    mulberry32(luck + 1),
  );
  const taken = new Map(seeds.map((player, place) => [place + 1, player]));
  for (const player of queue) takeFarthest({ player, free, taken, kinOf, count });
  return Array.from({ length: count }, (_, place) => taken.get(place + 1) ?? 0);
}

type Seating = {
  player: number;
  /** In the order in which they are preferred where all else is the same. */
  free: number[];
  taken: Map<number, number>;
  kinOf: KinOf;
  count: number;
};

/**
 * Gives a player the free number with the fewest of the same kin in its half, then in its quarter, and so on down to
 * its pair, then the first of the list.
 */
export function takeFarthest({ player, free, taken, kinOf, count }: Seating): void {
  const places = placesOf(count);
  const own = kinOf(player);
  const kin = [...taken].flatMap(([number, other]) =>
    own !== null && kinOf(other) === own ? [places.get(number) ?? 0] : [],
  );
  const [best] = free
    .map((number, order) => ({ number, order, near: kinNear(kin, places.get(number) ?? 0, places.size) }))
    .sort((a, b) => compareLists(a.near, b.near) || a.order - b.order);
  if (!best) throw new RangeError('There are more players than numbers.');
  free.splice(best.order, 1);
  taken.set(best.number, player);
}

/** Where each number stands in the bracket, from the top and from 0. */
function placesOf(count: number): Map<number, number> {
  return new Map(seedOrder(count).map((number, place) => [number, place]));
}

/** How many of the kin stand in the same half, quarter, … pair as a place. */
function kinNear(kin: readonly number[], place: number, size: number): number[] {
  const near: number[] = [];
  for (let part = size / 2; part >= 2; part /= 2) {
    const own = Math.floor(place / part);
    near.push(kin.filter((other) => Math.floor(other / part) === own).length);
  }
  return near;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (const [place, one] of a.entries()) {
    const difference = one - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The pairs of a first round who share a club. */
export function clashesOf(
  pairs: readonly (readonly [number | null, number | null])[],
  kinOf: KinOf,
): Clash[] {
  return pairs.flatMap(([one, two]): Clash[] => {
    if (one === null || two === null) return [];
    const own = kinOf(one);
    return own !== null && own === kinOf(two) ? [[one, two]] : [];
  });
}
