import { describe, expect, it } from 'vitest';
import { isHandicap, proposeHeadStarts } from '#domain/ratings/head-start.ts';
import { expectedShare, rateMatch, replayRatings } from '#domain/ratings/rating.ts';

const length = { frame: null, raceTo: null, targetPoints: null };
const rated = (rating: number, frames = 300) => ({ rating, frames });
const after = (
  one: ReturnType<typeof rated>,
  two: ReturnType<typeof rated>,
  won: readonly [number, number],
) => rateMatch([one, two], won).map(({ rating }) => rating);

describe('a rating', () => {
  it.each([
    ['500 v 500, 5-2', rated(500), rated(500), [5, 2], [506, 494]],
    ['620 v 520, 5-4', rated(620), rated(520), [5, 4], [616, 524]],
    ['500 of 40 frames v 600, 4-3', rated(500, 40), rated(600), [4, 3], [513.3, 593.3]],
    ['560 v 460, one game, level', rated(560), rated(460), [0.5, 0.5], [559.3, 460.7]],
  ] as const)('moves by frames: %s', (_name, one, two, won, wanted) => {
    expect(after(one, two, won)).toEqual(wanted);
  });

  it('expects two frames of three from 100 points more', () => {
    expect(9 * expectedShare(620, 520)).toBeCloseTo(6, 10);
  });

  it('is the replay of all matches in the order in which they ended', () => {
    const matches = [
      { id: 2, endedAt: 200, players: [1, 3], won: [3, 5] },
      { id: 1, endedAt: 100, players: [1, 2], won: [5, 2] },
    ] as const;
    const { ratings, steps } = replayRatings(matches, []);
    expect(steps.map(({ matchId }) => matchId)).toEqual([1, 1, 2, 2]);
    expect(steps[0]).toEqual({ matchId: 1, userId: 1, before: 500, after: 512, frames: 7 });
    expect(ratings.get(2)).toEqual({ rating: 488, frames: 7 });
    expect(ratings.get(1)?.frames).toBe(15);
    const corrected = replayRatings([{ ...matches[1], won: [5, 3] }, matches[0]], []);
    expect(corrected.ratings.get(2)?.rating).toBe(492);
  });

  it('set by hand is a new base from its time on', () => {
    const matches = [
      { id: 1, endedAt: 100, players: [1, 2], won: [5, 2] },
      { id: 2, endedAt: 300, players: [1, 2], won: [4, 4] },
    ] as const;
    const { ratings, steps } = replayRatings(matches, [{ userId: 1, at: 200, rating: 488 }]);
    expect(steps.filter(({ userId }) => userId === 1).map(({ before }) => before)).toEqual([500, 488]);
    expect(ratings.get(1)).toEqual({ rating: 488, frames: 15 });
    expect(replayRatings([], [{ userId: 9, at: 5, rating: 610 }]).ratings.get(9)?.rating).toBe(610);
  });
});

describe('a head start', () => {
  it.each([
    ['fifteenReds', [-7, 21], { ...length, frame: 5 }, [0, 28]],
    ['nineBall', [0, 3], { ...length, raceTo: 7 }, [0, 3]],
    ['nineBall', [12, 0], { ...length, raceTo: 7 }, [6, 0]],
    ['fifteenReds', [140, -70], { ...length, frame: 5 }, [70, 0]],
    ['threeCushion', [0, 45], { ...length, targetPoints: 40 }, [0, 39]],
    ['hundredUp', [5, 5], { ...length, targetPoints: 100 }, [0, 0]],
  ] as const)(
    'of %s between %o is what they differ by, and less than what wins',
    (game, handicaps, of, starts) => {
      expect(proposeHeadStarts(handicaps, game, of)).toEqual(starts);
    },
  );

  it('comes from handicaps in the range of the game', () => {
    expect([-71, -70, 140, 141].map((value) => isHandicap('fifteenReds', value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([-1, 0, 20, 21].map((value) => isHandicap('nineBall', value))).toEqual([false, true, true, false]);
    expect([60, 61, 1.5].map((value) => isHandicap('threeCushion', value))).toEqual([true, false, false]);
  });
});
