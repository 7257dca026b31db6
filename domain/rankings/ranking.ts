/** What a player has made in a tournament. */
export type Made = { playerId: number; tournamentId: number; place: number; points: number };

/** A result in a ranking, counted or dropped. */
export type RankedResult = Omit<Made, 'playerId'> & { isCounted: boolean };

/** A line of a ranking; who is level with another one shares the rank. */
export type RankingLine = { rank: number; playerId: number; points: number; results: RankedResult[] };

/** Which tournaments a ranking counts: those of a calendar year, or of the last 24 months. */
export type Span = 'rolling' | 'season';

/** Whether a tournament that ended on a day is in a ranking's span; days are in the tournament's zone. */
export function isInSpan(
  endedOn: Temporal.PlainDate,
  ranking: { year: number; span: Span },
  today: Temporal.PlainDate,
): boolean {
  if (ranking.span === 'season') return endedOn.year === ranking.year;
  const yearsEnd = Temporal.PlainDate.from({ year: ranking.year, month: 12, day: 31 });
  const last = Temporal.PlainDate.compare(today, yearsEnd) < 0 ? today : yearsEnd;
  const isLater = Temporal.PlainDate.compare(endedOn, last.subtract({ months: 24 })) > 0;
  return isLater && Temporal.PlainDate.compare(endedOn, last) <= 0;
}

/** A ranking by the sum of the best results, then by the best of them, the next best, and so on; 0 counts all. */
export function rankSeason(made: readonly Made[], bestOf: number): RankingLine[] {
  const lines = [...Map.groupBy(made, ({ playerId }) => playerId)].map(([playerId, own]) => {
    const results = own
      .toSorted((a, b) => b.points - a.points || a.tournamentId - b.tournamentId)
      .map(({ tournamentId, place, points }, order) => ({
        tournamentId,
        place,
        points,
        isCounted: bestOf === 0 || order < bestOf,
      }));
    return { playerId, results, points: countedOf(results).reduce((sum, points) => sum + points, 0) };
  });
  const sorted = lines.toSorted((a, b) => compareLines(a, b) || a.playerId - b.playerId);
  return sorted.map((line) => ({
    ...line,
    rank: sorted.findIndex((other) => compareLines(other, line) === 0) + 1,
  }));
}

type Line = Omit<RankingLine, 'rank'>;

const countedOf = (results: readonly RankedResult[]): number[] =>
  results.flatMap(({ points, isCounted }) => (isCounted ? points : []));

function compareLines(a: Line, b: Line): number {
  if (a.points !== b.points) return b.points - a.points;
  const [one, two] = [countedOf(a.results), countedOf(b.results)];
  for (let place = 0; place < Math.max(one.length, two.length); place += 1) {
    const difference = (two[place] ?? 0) - (one[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
