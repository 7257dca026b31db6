import { takeFarthest } from './numbers.ts';
import type { Standing } from './standings.ts';

/** Who goes on from a group, with what orders the winners of groups among each other. */
export type Qualified = Pick<
  Standing,
  'playerId' | 'rank' | 'played' | 'points' | 'framesWon' | 'framesLost' | 'highestBreak'
> & {
  /** Points and innings, where the matches are one game. */
  average?: { points: number; innings: number };
  bestAverage?: { points: number; innings: number };
  /** In the first draw. */
  number: number;
};

/** What a player has made in a group, as players of different groups are compared. */
export type GroupRecord = Omit<Qualified, 'number' | 'playerId' | 'rank'>;

const ratio = (value: number, played: number): number => value / Math.max(1, played);
const fraction = (of: { points: number; innings: number } | undefined): number =>
  of ? ratio(of.points, of.innings) : 0;

/**
 * Orders players of different groups, the better record first: points a match, then averages or frames a match, then
 * the highest break.
 */
export function compareRecords(a: GroupRecord, b: GroupRecord): number {
  const difference = ({ framesWon, framesLost, played }: GroupRecord): number =>
    ratio(framesWon - framesLost, played);
  return (
    ratio(b.points, b.played) - ratio(a.points, a.played) ||
    fraction(b.average) - fraction(a.average) ||
    fraction(b.bestAverage) - fraction(a.bestAverage) ||
    difference(b) - difference(a) ||
    ratio(b.framesWon, b.played) - ratio(a.framesWon, a.played) ||
    (b.highestBreak ?? 0) - (a.highestBreak ?? 0)
  );
}

/**
 * The players of the knockout after groups in the order of their numbers. `groups` holds who qualifies of each, best
 * first. The winners have the first numbers by their records; of each further rank everyone takes the free number
 * that is farthest from the own group.
 */
export function numberQualifiers(groups: readonly (readonly Qualified[])[]): number[] {
  const ordered = groups
    .filter((group) => group.length > 0)
    .toSorted(([a], [b]) => (a && b ? compareRecords(a, b) || a.number - b.number : 0));
  const groupOf = new Map(
    ordered.flatMap((group, place) => group.map(({ playerId }) => [playerId, place] as const)),
  );
  const count = groupOf.size;
  const taken = new Map<number, number>();
  const ranks = Math.max(0, ...ordered.map(({ length }) => length));
  for (let rank = 0; rank < ranks; rank += 1) {
    const players = ordered.flatMap((group) => group[rank]?.playerId ?? []);
    const free = players.map((_, place) => taken.size + place + 1);
    for (const player of players) {
      if (rank === 0) taken.set(free.shift() ?? 0, player);
      else takeFarthest({ player, free, taken, kinOf: (id) => groupOf.get(id) ?? null, count });
    }
  }
  return Array.from({ length: count }, (_, place) => taken.get(place + 1) ?? 0);
}
