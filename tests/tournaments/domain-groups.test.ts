import { describe, expect, it } from 'vitest';
import { drawKnockout } from '#domain/draws/knockout.ts';
import { drawGroups, groupsFault, pairsOf } from '#domain/draws/groups.ts';
import { numberQualifiers, type Qualified } from '#domain/draws/qualifiers.ts';
import { drawRoundRobin } from '#domain/draws/round-robin.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place + 1);
const berger = (players: number): string =>
  drawRoundRobin(players)
    .map((round) => round.map((pair) => pair.join('-')).join(' '))
    .join(' | ');

describe('the rounds of a group', () => {
  it.each([
    [4, '1-4 2-3 | 4-3 1-2 | 2-4 3-1'],
    [6, '1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1'],
    [
      8,
      '1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | ' +
        '8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1',
    ],
  ])('of %i players are those of the Berger table', (players, table) => {
    expect(berger(players)).toBe(table);
  });

  it('of an odd number let who meets the highest sit out', () => {
    expect(berger(3)).toBe('2-3 | 1-2 | 3-1');
    expect(berger(5)).toBe('2-5 3-4 | 5-3 1-2 | 3-1 4-5 | 1-4 2-3 | 4-2 5-1');
    expect(berger(2)).toBe('1-2');
    expect(berger(1)).toBe('');
  });
});

describe('players over groups', () => {
  it('go along the groups and back', () => {
    expect(drawGroups(upTo(10), 3)).toEqual([
      [1, 6, 7],
      [2, 5, 8],
      [3, 4, 9, 10],
    ]);
  });

  it('change places in their row where two of a club would meet', () => {
    const clubOf = (player: number): string | null => (player === 1 || player === 4 ? 'x' : null);
    expect(drawGroups(upTo(6), 2)).toEqual([
      [1, 4, 5],
      [2, 3, 6],
    ]);
    expect(drawGroups(upTo(6), 2, clubOf)).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ]);
  });

  it('stay where no change would part them, and the pairs are named', () => {
    const drawn = drawGroups(upTo(6), 2, () => 'x');
    expect(drawn).toEqual(drawGroups(upTo(6), 2));
    expect(pairsOf(drawn[0] ?? [], () => 'x')).toEqual([
      [1, 4],
      [1, 5],
      [4, 5],
    ]);
  });

  it.each([
    [13, 5, 'groups_small'],
    [15, 5, null],
    [2, 1, null],
    [1, 1, 'groups_small'],
    [4, 2, 'groups_small'],
    [17, 1, 'groups_large'],
    [33, 2, 'groups_large'],
    [32, 2, null],
  ])('of %i players in %i groups: %s', (players, groups, fault) => {
    expect(groupsFault(players, groups)).toBe(fault);
  });
});

describe('the knockout after groups', () => {
  const qualified = (playerId: number, rank: number, more: Partial<Qualified> = {}): Qualified => ({
    playerId,
    rank,
    number: playerId,
    played: 3,
    points: 6 - 2 * rank,
    framesWon: 9,
    framesLost: 3,
    highestBreak: null,
    ...more,
  });
  /** Groups A, B, … in the order of their winners, of each so many going on; a player is group × 10 + rank. */
  const groups = (count: number, going: number): Qualified[][] =>
    upTo(count).map((group) =>
      upTo(going).map((rank) => qualified(group * 10 + rank, rank, { framesWon: 20 - group })),
    );
  const nameOf = (player: number): string =>
    `${String.fromCodePoint(64 + Math.floor(player / 10))}${player % 10}`;
  const firstRound = (numbered: readonly number[]): string =>
    (drawKnockout(numbered.length)[0] ?? [])
      .map(({ seeds }) => {
        const names = seeds.flatMap((seed) => (seed === null ? [] : [nameOf(numbered[seed - 1] ?? 0)]));
        return names.length === 1 ? `${names[0]} bye` : names.join('-');
      })
      .join(' · ');

  it.each([
    [2, 2, 'A1-B2 · A2-B1'],
    [3, 2, 'A1 bye · C2-B2 · C1-A2 · B1 bye'],
    [4, 2, 'A1-C2 · B2-D1 · C1-A2 · D2-B1'],
    [8, 2, 'A1-G2 · B2-H1 · E1-C2 · F2-D1 · C1-E2 · D2-F1 · G1-A2 · H2-B1'],
  ])('of %i groups with %i each keeps those of a group apart', (count, going, pairs) => {
    expect(firstRound(numberQualifiers(groups(count, going)))).toBe(pairs);
  });

  it('numbers winners by what they made in a match, so that a smaller group is no harm', () => {
    const small = [qualified(11, 1, { played: 2, points: 4, framesWon: 6, framesLost: 1 })];
    const large = [qualified(21, 1, { played: 3, points: 6, framesWon: 9, framesLost: 3 })];
    expect(numberQualifiers([large, small])).toEqual([11, 21]);
  });

  it('numbers winners by averages where the matches are one game, then by breaks, then by the first draw', () => {
    const one = (playerId: number, points: number, more: Partial<Qualified> = {}): Qualified[] => [
      qualified(playerId, 1, {
        average: { points, innings: 50 },
        bestAverage: { points: 40, innings: 20 },
        ...more,
      }),
    ];
    expect(numberQualifiers([one(1, 70), one(2, 75)])).toEqual([2, 1]);
    const better = { bestAverage: { points: 40, innings: 19 } };
    expect(numberQualifiers([one(1, 70), one(2, 70, better)])).toEqual([2, 1]);
    expect(numberQualifiers([one(1, 70), one(2, 70, { highestBreak: 9 })])).toEqual([2, 1]);
    expect(numberQualifiers([one(2, 70), one(1, 70)])).toEqual([1, 2]);
  });
});
