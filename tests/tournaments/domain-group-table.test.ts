import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankGroup, type GroupResult } from '#domain/draws/standings.ts';
import { frameRules, oneGameRules, type GroupRules } from '#domain/draws/tie-breaks.ts';
import { creditedFrames } from '#domain/standings/credit.ts';

const ids: Readonly<Record<string, number>> = { A: 1, B: 2, C: 3, D: 4, E: 5, X: 6, Y: 7, Z: 8 };
const letterOf = (id: number): string => Object.keys(ids).find((letter) => ids[letter] === id) ?? '?';

/** A result such as 'A-B 3-1'. */
function result(text: string, breaks: Readonly<Record<string, number>> = {}): GroupResult {
  const [, one = '', two = '', won = '', lost = ''] = /^(\w)-(\w) (\d+)-(\d+)$/.exec(text) ?? [];
  const frames = [Number(won), Number(lost)] as const;
  const players = [ids[one] ?? 0, ids[two] ?? 0] as const;
  return {
    players,
    frames,
    winner: players[frames[0] > frames[1] ? 0 : 1],
    highestBreaks: [breaks[one] ?? null, breaks[two] ?? null],
  };
}
const results = (text: string, breaks = {}): GroupResult[] =>
  text.split(', ').map((each) => result(each, breaks));
const allOver: GroupRules = { ...frameRules, isAllOver: true };
const order = (players: string, played: GroupResult[], rules: GroupRules = allOver): string[] =>
  rankGroup(
    Array.from(players, (letter) => ids[letter] ?? 0),
    played,
    rules,
  ).map(({ rank, playerId, isLevel }) => `${rank}${letterOf(playerId)}${isLevel ? '=' : ''}`);

const t1 = results('A-B 3-1, B-C 3-1, C-A 3-2, A-D 3-2, B-D 3-1, C-D 3-0');
const t2 = 'A-B 3-1, B-C 3-1, C-A 3-1, A-D 3-0, B-D 3-0, C-D 3-0';
const t3 = results(
  'A-B 1-3, A-C 0-3, A-D 3-1, A-E 3-0, B-C 3-2, B-D 3-0, B-E 1-3, C-D 0-3, C-E 0-3, D-E 3-1',
);

describe('the table of a group', () => {
  it('separates by frames won, then by the match between two', () => {
    expect(order('DCBA', t1)).toEqual(['1A', '2B', '3C', '4D']);
    const table = rankGroup([1, 2, 3, 4], t1);
    expect(
      table.map(({ points, framesWon, framesLost }) => [points, framesWon - framesLost, framesWon]),
    ).toEqual([
      [4, 2, 8],
      [4, 2, 7],
      [4, 2, 7],
      [0, -6, 3],
    ]);
  });

  it('separates three in a circle by their highest breaks, and leaves them level without any', () => {
    expect(order('ABCD', results(t2, { A: 62, B: 71, C: 55 }))).toEqual(['1B', '2A', '3C', '4D']);
    expect(order('ABCD', results(t2))).toEqual(['1A=', '1B=', '1C=', '4D']);
  });

  it('compares the next highest breaks where the highest are the same', () => {
    const played = results(t2, { A: 60, B: 60, C: 60 });
    const better = played.map((each, place) =>
      place === 4 ? { ...each, highestBreaks: [50, null] as const } : each,
    );
    expect(order('ABCD', better)).toEqual(['1A=', '1C=', '3B', '4D']);
  });

  it('makes a small table of those who are level', () => {
    expect(order('ABCDE', t3)).toEqual(['1B', '2A', '3D', '4E', '5C']);
  });

  it('applies the small table again to those whom it has left level', () => {
    const rules: GroupRules = { ...allOver, tieBreaks: ['headToHead'] };
    // A, B and C are in a circle of 3-0, 3-1, 3-1: C is apart, and then A has beaten B.
    expect(order('BAC', results('A-B 3-1, B-C 3-0, C-A 3-1'), rules)).toEqual(['1B', '2A', '3C']);
    const four = results('A-B 3-0, B-C 3-0, C-A 3-0, D-A 0-3, B-D 3-0, D-C 3-0');
    expect(order('DCBA', four, rules)).toEqual(['1A', '2B', '3D', '4C']);
  });

  it('takes the tie breaks in the order that the tournament has chosen', () => {
    const rules: GroupRules = { ...allOver, tieBreaks: ['headToHead', 'difference'] };
    const played = results('A-B 3-2, B-C 3-0, C-A 3-2, A-D 3-2, D-B 0-3, C-D 0-3');
    expect(order('ABCD', played, rules)[0]).toBe('1A');
    expect(order('ABCD', played)[0]).toBe('1B');
  });

  it('of 3 cushion goes by averages, compared as fractions and shown to three places', () => {
    const game = (one: string, two: string, points: [number, number], innings: number): GroupResult => ({
      players: [ids[one] ?? 0, ids[two] ?? 0],
      frames: [1, 0],
      winner: ids[one] ?? 0,
      points,
      innings: [innings, innings],
    });
    const played = [game('X', 'Y', [40, 32], 25), game('Y', 'Z', [40, 35], 20), game('Z', 'X', [40, 30], 28)];
    const rules = { ...oneGameRules, isAllOver: true };
    const table = rankGroup([6, 7, 8], played, rules);
    expect(table.map(({ playerId, average }) => [letterOf(playerId), average])).toEqual([
      ['Y', 1.6],
      ['Z', 1.563],
      ['X', 1.321],
    ]);
    const none = played.map((each) => ({ ...each, innings: [null, null] as const }));
    expect(order('XYZ', none, rules)).toEqual(['1Z', '2X', '3Y']);
  });

  it('goes by the best average of one match where the averages are the same', () => {
    const played: GroupResult[] = [
      { players: [1, 3], frames: [1, 0], winner: 1, points: [40, 9], innings: [20, 20] },
      { players: [1, 4], frames: [0, 1], winner: 4, points: [20, 40], innings: [40, 40] },
      { players: [2, 3], frames: [1, 0], winner: 2, points: [30, 9], innings: [30, 30] },
      { players: [2, 4], frames: [0, 1], winner: 4, points: [30, 40], innings: [30, 30] },
    ];
    expect(order('BA', played, { ...oneGameRules, isAllOver: true })).toEqual(['1A', '2B']);
  });

  it('gives one point for a level match and none to both who are out', () => {
    const level: GroupResult = { players: [1, 2], frames: [0, 0], winner: null, isLevel: true };
    const out: GroupResult = { players: [2, 3], frames: [0, 0], winner: null };
    expect(
      rankGroup([1, 2, 3], [level, out]).map(({ points, won, level: drawn, lost }) => [
        points,
        won,
        drawn,
        lost,
      ]),
    ).toEqual([
      [1, 0, 1, 0],
      [1, 0, 1, 1],
      [0, 0, 0, 1],
    ]);
  });

  it('takes the order that a person has given to those who are level', () => {
    const tieOrder = new Map([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(order('ABCD', results(t2), { ...allOver, tieOrder })).toEqual(['1C', '2A', '3B', '4D']);
    tieOrder.delete(2);
    expect(order('ABCD', results(t2), { ...allOver, tieOrder })).toEqual(['1A=', '1B=', '1C=', '4D']);
  });

  it('keeps the order given until all is over', () => {
    expect(order('CBA', [], frameRules)).toEqual(['1C', '2B', '3A']);
  });

  it('strikes out who has left, with all their matches, and puts them last', () => {
    const table = rankGroup([1, 2, 3, 4], t1, allOver, new Set([1]));
    expect(table.map(({ rank, playerId, played, isStruck }) => [rank, playerId, played, isStruck])).toEqual([
      [1, 2, 2, false],
      [2, 3, 2, false],
      [3, 4, 2, false],
      [4, 1, 0, true],
    ]);
  });

  it('does not depend on the order of players and results, the level ones aside', () => {
    const everyone = [1, 2, 3, 4, 5];
    const wanted = rankGroup(everyone, t3, allOver);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(everyone, { minLength: 5 }),
        fc.shuffledSubarray(t3, { minLength: 10 }),
        (players, played) => {
          expect(rankGroup(players, played, allOver)).toEqual(wanted);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the frames that a table counts for a match that is won by three', () => {
  it.each([
    ['retired', [1, 1], 1, [3, 1]],
    ['retired', [1, 1], 2, [1, 3]],
    ['disqualified', [1, 1], 1, [3, 1]],
    ['disqualified', [2, 0], 2, [2, 3]],
    ['disqualified', [0, 0], 2, [0, 3]],
    ['walkover', [0, 0], 1, [3, 0]],
    ['walkover', [0, 0], 2, [0, 3]],
    ['bothOut', [0, 0], null, [0, 0]],
    ['bothOut', [2, 1], null, [0, 0]],
    ['played', [3, 2], 1, [3, 2]],
    ['level', [1, 1], null, [1, 1]],
  ] as const)('ended as %s at %o by side %s are %o', (outcome, frames, winner, credited) => {
    expect(creditedFrames(outcome, { frames, winner, toWin: 3 })).toEqual(credited);
  });
});
