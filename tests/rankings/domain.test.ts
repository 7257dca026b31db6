import { describe, expect, it } from 'vitest';
import { pointsFault, pointsOf } from '#domain/rankings/points.ts';
import { isInSpan, rankSeason, type Made } from '#domain/rankings/ranking.ts';

/** Points by place, from the shares of a level: each count of places has the same. */
const spread = (...parts: readonly (readonly [number, number])[]): number[] =>
  parts.flatMap(([count, points]) => Array.from({ length: count }, () => points));
const open = spread([1, 1000], [1, 700], [2, 500], [4, 300], [8, 150], [16, 75]);
const club = spread([1, 400], [1, 280], [2, 200], [4, 120], [8, 60], [16, 30]);
const levelOf = (points: readonly number[]) => new Map([[2026, points]]);

const [ana, beto, elena, fabio] = [1, 2, 3, 4];
const places: readonly (readonly [number, readonly (number | null)[]])[] = [
  [ana, [1, 5, 2, 9]],
  [beto, [2, 1, 9, 3]],
  [elena, [5, 5, 1, null]],
  [fabio, [3, 2, 17, 1]],
];

function madeOf(of: typeof places): Made[] {
  return of.flatMap(([playerId, own]) =>
    own.flatMap((place, index) => {
      if (place === null) return [];
      const level = levelOf(index < 3 ? open : club);
      return { playerId, tournamentId: index + 1, place, points: pointsOf(level, 2026, place) };
    }),
  );
}
const shown = (made: readonly Made[], bestOf: number) =>
  rankSeason(made, bestOf).map(({ rank, playerId, points }) => [rank, playerId, points]);

describe('a ranking', () => {
  it('is the sum of the best three results, then the best of them', () => {
    expect(shown(madeOf(places), 3)).toEqual([
      [1, ana, 2000],
      [2, beto, 1900],
      [3, elena, 1600],
      [4, fabio, 1600],
    ]);
    const [first] = rankSeason(madeOf(places), 3);
    expect(first?.results.filter(({ isCounted }) => isCounted).map(({ points }) => points)).toEqual([
      1000, 700, 300,
    ]);
    expect(first?.results.at(-1)).toEqual({ tournamentId: 4, place: 9, points: 60, isCounted: false });
  });

  it('counts all results where no number is set', () => {
    expect(shown(madeOf(places), 0)).toEqual([
      [1, ana, 2060],
      [2, beto, 2050],
      [3, fabio, 1675],
      [4, elena, 1600],
    ]);
  });

  it('follows a final that is corrected', () => {
    const corrected = madeOf([[ana, [2, 5, 2, 9]], [beto, [1, 1, 9, 3]], ...places.slice(2)]);
    expect(shown(corrected, 3)).toEqual([
      [1, beto, 2200],
      [2, ana, 1700],
      [3, elena, 1600],
      [4, fabio, 1600],
    ]);
  });

  it('lets players who are level share a rank, and the next one stand after them', () => {
    const made = [7, 8].flatMap((playerId) => [
      { playerId, tournamentId: 1, place: 3, points: 500 },
      { playerId, tournamentId: 2, place: 5, points: 300 },
    ]);
    expect(shown([...made, { playerId: 9, tournamentId: 1, place: 9, points: 150 }], 0)).toEqual([
      [1, 7, 800],
      [1, 8, 800],
      [3, 9, 150],
    ]);
  });
});

describe('the points of a level', () => {
  it('are those of the year, else of the latest year before it, and none below place 32', () => {
    const level = new Map([
      [2024, spread([32, 10])],
      [2026, spread([32, 20])],
    ]);
    expect([2023, 2024, 2025, 2026, 2027].map((year) => pointsOf(level, year, 1))).toEqual([
      0, 10, 10, 20, 20,
    ]);
    expect(pointsOf(level, 2026, 32)).toBe(20);
    expect(pointsOf(level, 2026, 33)).toBe(0);
  });

  it('never rise from a better place to a worse one', () => {
    expect(pointsFault(open)).toBeNull();
    expect(pointsFault([10, 20])).toBe('points_order');
    expect(pointsFault([100_001])).toBe('points_range');
    expect(pointsFault([10, -1])).toBe('points_range');
  });
});

describe('the span of a ranking', () => {
  const day = (text: string) => Temporal.PlainDate.from(text);

  it('of a season is the calendar year', () => {
    const season = { year: 2026, span: 'season' } as const;
    expect(
      ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((text) =>
        isInSpan(day(text), season, day('2027-05-01')),
      ),
    ).toEqual([false, true, true, false]);
  });

  it('that rolls is the 24 months before today, or before the end of its year', () => {
    const rolling = { year: 2026, span: 'rolling' } as const;
    expect(
      ['2024-11-26', '2024-11-27', '2026-11-26', '2026-11-27'].map((text) =>
        isInSpan(day(text), rolling, day('2026-11-26')),
      ),
    ).toEqual([false, true, true, false]);
    expect(
      ['2024-12-31', '2025-01-01', '2026-12-31', '2027-01-01'].map((text) =>
        isInSpan(day(text), rolling, day('2027-03-01')),
      ),
    ).toEqual([false, true, true, false]);
  });
});
