/** The last place of a level that has points. */
const lastPlace = 32;

/** The points of a level by year and place; `points[0]` are those of the winner. */
export type LevelPoints = ReadonlyMap<number, readonly number[]>;

/** What a place of a level is worth in a year: the points of that year, else of the latest one before it. */
export function pointsOf(level: LevelPoints, year: number, place: number): number {
  if (place > lastPlace) return 0;
  const latest = Math.max(...[...level.keys()].filter((each) => each <= year));
  return level.get(latest)?.[place - 1] ?? 0;
}

/** Why 32 points of a level cannot be taken, or null. */
export function pointsFault(points: readonly number[]): 'points_order' | 'points_range' | null {
  if (points.some((each) => !Number.isInteger(each) || each < 0 || each > 100_000)) return 'points_range';
  return points.some((each, place) => place > 0 && each > (points[place - 1] ?? 0)) ? 'points_order' : null;
}
