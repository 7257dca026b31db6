import { describe, expect, it } from 'vitest';
import { keptLength, lengthFault, lengthOfRound } from '#domain/tournaments/length.ts';

const only = (length: { frame?: number; raceTo?: number; targetPoints?: number }) => ({
  frame: null,
  raceTo: null,
  targetPoints: null,
  timeLimit: null,
  ...length,
});

describe('the length of a match', () => {
  it.each([
    ['fifteenReds', { frame: 5 }, null],
    ['sixBall', { frame: 4 }, 'length_even'],
    ['fifteenReds', { raceTo: 5 }, 'length_wrong'],
    ['nineBall', { raceTo: 7 }, null],
    ['russianPyramid', { raceTo: 5 }, null],
    ['nineBall', { frame: 7 }, 'length_wrong'],
    ['straightPool', { targetPoints: 125 }, null],
    ['threeCushion', { targetPoints: 40 }, null],
    ['threeCushion', { targetPoints: 40, raceTo: 2 }, 'length_wrong'],
    ['timed', { timeLimit: 60 }, null],
    ['timed', {}, 'length_missing'],
    ['hundredUp', {}, null],
    ['hundredUp', { targetPoints: 100 }, null],
    ['hundredFiftyUp', { targetPoints: 100 }, 'length_wrong'],
    ['fifteenReds', {}, 'length_missing'],
  ] as const)('of %s with %o: %s', (gameType, length, fault) => {
    expect(lengthFault(gameType, length)).toBe(fault);
  });

  it('is what the game itself says for 100 Up and 150 Up', () => {
    expect(keptLength('hundredUp', {}).targetPoints).toBe(100);
    expect(keptLength('hundredFiftyUp', {}).targetPoints).toBe(150);
    expect(keptLength('nineBall', { raceTo: 7 })).toEqual(only({ raceTo: 7 }));
  });

  it('may be another one for the semi-finals and the final', () => {
    const own = [
      { ...only({ frame: 7 }), matches: 2 },
      { ...only({ frame: 9 }), matches: 1 },
    ];
    expect([4, 2, 1].map((matches) => lengthOfRound(only({ frame: 5 }), own, matches).frame)).toEqual([
      5, 7, 9,
    ]);
  });
});
