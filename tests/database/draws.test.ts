import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawKnockout, seedOrder } from '#domain/draws/knockout.ts';
import { groupName, knockoutMatchName, knockoutRoundName } from '#domain/draws/names.ts';
import { drawRoundRobin, spreadOverGroups } from '#domain/draws/round-robin.ts';
import { rankGroup } from '#domain/draws/standings.ts';

const upTo256 = fc.integer({ min: 2, max: 256 });

describe('a knockout draw', () => {
  it('seats eight players so that the best two can meet only in the final', () => {
    expect(seedOrder(8)).toEqual([1, 8, 5, 4, 3, 6, 7, 2]);
    expect(drawKnockout(8).map((round) => round.length)).toEqual([4, 2, 1]);
  });

  it('seats everyone once, gives the byes to the best seeds and plays one match fewer than there are players', () => {
    fc.assert(
      fc.property(upTo256, (players) => {
        const rounds = drawKnockout(players);
        const first = rounds[0] ?? [];
        const seated = first.flatMap(({ seeds }) => seeds).filter((seed) => seed !== null);
        expect(seated.sort((a, b) => a - b)).toEqual(
          Array.from({ length: players }, (_, place) => place + 1),
        );
        const byes = first
          .filter(({ isBye }) => isBye)
          .flatMap(({ seeds }) => seeds.filter((seed) => seed !== null));
        expect(byes.sort((a, b) => a - b)).toEqual(byes.map((_, place) => place + 1));
        expect(rounds.flat().filter(({ isBye }) => !isBye)).toHaveLength(players - 1);
      }),
      { numRuns: 60 },
    );
  });

  it('leads from every match but the final to a seat of its own in the next round', () => {
    fc.assert(
      fc.property(upTo256, (players) => {
        const all = drawKnockout(players).flat();
        const seats = all.flatMap(({ next }) =>
          next ? [`${next.round} ${next.position} ${next.slot}`] : [],
        );
        expect(new Set(seats).size).toBe(all.length - 1);
        for (const { next, round } of all) if (next) expect(next.round).toBe(round + 1);
      }),
      { numRuns: 40 },
    );
  });

  it('has the players with a bye seated in the second round from the start', () => {
    const [, second] = drawKnockout(6);
    expect(second?.map(({ seeds }) => seeds)).toEqual([
      [1, null],
      [null, 2],
    ]);
  });

  it('takes a single player as a final with a bye, and refuses none, fractions and more than 256', () => {
    expect(drawKnockout(1).flat()).toMatchObject([{ seeds: [1, null], isBye: true, next: null }]);
    for (const players of [0, -1, 2.5, 257, Number.NaN])
      expect(() => drawKnockout(players)).toThrow(RangeError);
  });
});

describe('the names of a draw', () => {
  it('end in Final, and groups go on after Z with Z1 to Z6', () => {
    expect([64, 8, 4, 2, 1].map(knockoutRoundName)).toEqual([
      'Last 128',
      'Last 16',
      'Quarter-finals',
      'Semi-finals',
      'Final',
    ]);
    expect(knockoutMatchName(2, 1)).toBe('Semi-final 1');
    expect(knockoutMatchName(1, 1)).toBe('Final');
    expect(knockoutMatchName(16, 5)).toBe('Last 32, match 5');
    expect([1, 26, 27, 32].map(groupName)).toEqual(['Group A', 'Group Z', 'Group Z1', 'Group Z6']);
  });
});

describe('a round robin', () => {
  it('lets everyone meet everyone once and nobody twice in a round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), (players) => {
        const rounds = drawRoundRobin(players);
        const pairs = rounds.flat().map((pair) => [...pair].sort((a, b) => a - b).join('-'));
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(pairs).toHaveLength((players * (players - 1)) / 2);
        for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.length * 2);
      }),
    );
  });

  it('spreads the seeds over equally strong groups', () => {
    expect(spreadOverGroups(8, 3)).toEqual([
      [1, 6, 7],
      [2, 5, 8],
      [3, 4],
    ]);
    expect(spreadOverGroups(128, 32).every((group) => group.length === 4)).toBe(true);
    expect(() => spreadOverGroups(2, 3)).toThrow(RangeError);
    expect(() => spreadOverGroups(66, 33)).toThrow(RangeError);
  });
});

describe('the table of a group', () => {
  const beat = (winner: number, loser: number, frames: [number, number]) =>
    ({ players: [winner, loser], frames, winner, highestBreaks: [40, 30] }) as const;

  it('gives two points for a win and splits level players by frame difference', () => {
    const table = rankGroup([3, 2, 1], [beat(1, 2, [4, 0]), beat(2, 3, [4, 1]), beat(3, 1, [4, 3])]);
    expect(table.map(({ rank, playerId, points }) => [rank, playerId, points])).toEqual([
      [1, 1, 2],
      [2, 2, 2],
      [3, 3, 2],
    ]);
    expect(table[0]).toEqual({
      rank: 1,
      playerId: 1,
      played: 2,
      won: 1,
      lost: 1,
      framesWon: 7,
      framesLost: 4,
      level: 0,
      points: 2,
      highestBreak: 40,
      average: null,
      isLevel: false,
      isStruck: false,
    });
  });

  it('puts the winner of their match before the loser where just two are level, and not where three are', () => {
    const two = [
      beat(2, 1, [4, 3]),
      beat(1, 3, [4, 2]),
      beat(4, 2, [4, 3]),
      beat(1, 4, [4, 3]),
      beat(2, 3, [4, 1]),
    ];
    const level = rankGroup([1, 2, 3, 4], two).slice(0, 2);
    expect(level.map(({ playerId, points }) => [playerId, points])).toEqual([
      [2, 4],
      [1, 4],
    ]);
    const three = [beat(2, 1, [4, 2]), beat(3, 2, [4, 2]), beat(1, 3, [4, 2])];
    expect(rankGroup([1, 2, 3], three).map(({ playerId }) => playerId)).toEqual([1, 2, 3]);
  });

  it('lists players who have not played, in the order given', () => {
    expect(
      rankGroup([7, 5], []).map(({ playerId, played, highestBreak }) => [playerId, played, highestBreak]),
    ).toEqual([
      [7, 0, null],
      [5, 0, null],
    ]);
  });
});
