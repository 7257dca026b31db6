import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawKnockout } from '#domain/draws/knockout.ts';
import { clashesOf, numberPlayers, type KinOf } from '#domain/draws/numbers.ts';
import { mulberry32, shuffleBy } from '#domain/draws/shuffle.ts';

const players = (letters: string): number[] => Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
const nameOf = (player: number | null | undefined): string =>
  player == null ? 'bye' : String.fromCodePoint(player);

/** The first round by names, such as 'A-F' or 'A-bye'. */
function firstRound(numbered: readonly number[]): string[] {
  const [first = []] = drawKnockout(numbered.length);
  return first.map(({ seeds }) =>
    seeds.map((seed) => nameOf(seed === null ? null : numbered[seed - 1])).join('-'),
  );
}

const clubs: Readonly<Record<string, string>> = { A: 'x', C: 'x', D: 'x', F: 'x', B: 'y', E: 'y', H: 'y' };
const clubOf: KinOf = (player) => clubs[nameOf(player)] ?? null;

describe('the numbers of a knockout', () => {
  it('are shuffled by the luck of the draw, the same luck giving the same order', () => {
    const eight = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(shuffleBy(eight, mulberry32(1))).toEqual([2, 6, 3, 7, 1, 8, 5, 4]);
    expect(shuffleBy(eight, mulberry32(7))).toEqual([1, 2, 8, 6, 7, 5, 4, 3]);
  });

  it('stand from the top so that the best meet last', () => {
    const pairs = (count: number): string =>
      (drawKnockout(count)[0] ?? []).map(({ seeds }) => seeds.join(' ')).join(' · ');
    expect(pairs(8)).toBe('1 8 · 5 4 · 3 6 · 7 2');
    expect(pairs(16)).toBe('1 16 · 9 8 · 5 12 · 13 4 · 3 14 · 11 6 · 7 10 · 15 2');
  });

  it.each([
    [11, [1, 2, 3, 4, 5], ['9-8', '11-6', '7-10']],
    [12, [1, 2, 3, 4], ['9-8', '5-12', '11-6', '7-10']],
    [3, [1], ['3-2']],
    [2, [], ['1-2']],
  ])('of %i players leave byes to the best', (count, byes, played) => {
    const [first = []] = drawKnockout(count);
    const seats = (isBye: boolean) =>
      first
        .filter((pairing) => pairing.isBye === isBye)
        .map(({ seeds }) => seeds.filter((seed) => seed !== null));
    expect(
      seats(true)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual(byes);
    expect(seats(false).map((pair) => pair.join('-'))).toEqual(played);
  });

  it('keep the seeds first and give the others what the lot says', () => {
    expect(firstRound(numberPlayers({ seeds: players('AB'), unseeded: players('CDEFGH'), luck: 1 }))).toEqual(
      ['A-F', 'E-H', 'D-C', 'G-B'],
    );
    expect(firstRound(numberPlayers({ seeds: players('AB'), unseeded: players('CDEF'), luck: 7 }))).toEqual([
      'A-bye',
      'F-D',
      'C-E',
      'bye-B',
    ]);
  });

  it('keep players of one club apart, the largest club first', () => {
    const numbered = numberPlayers({
      seeds: players('AB'),
      unseeded: players('CDEFGH'),
      luck: 1,
      kinOf: clubOf,
    });
    expect(firstRound(numbered)).toEqual(['A-E', 'C-H', 'G-D', 'F-B']);
  });

  it('name the pairs of one club that could not be kept apart', () => {
    const oneClub: KinOf = () => 'x';
    const numbered = numberPlayers({ seeds: [], unseeded: players('ABC'), luck: 3, kinOf: oneClub });
    const [first = []] = drawKnockout(3);
    const pairs = first.map(
      ({ seeds: [one, two] }) =>
        [
          one === null ? null : (numbered[one - 1] ?? null),
          two === null ? null : (numbered[two - 1] ?? null),
        ] as const,
    );
    expect(clashesOf(pairs, oneClub)).toEqual([[numbered[2], numbered[1]]]);
    expect(clashesOf(pairs, () => null)).toEqual([]);
  });

  it('hold everyone once, the seeds where they were, whatever the clubs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 256 }),
        fc.nat(),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        (count, luck, kinds, isApart) => {
          const all = Array.from({ length: count }, (_, place) => place + 1);
          const seedCount = luck % (count + 1);
          const numbered = numberPlayers({
            seeds: all.slice(0, seedCount),
            unseeded: all.slice(seedCount),
            luck,
            kinOf: isApart ? (player) => player % kinds : undefined,
          });
          expect(numbered.slice(0, seedCount)).toEqual(all.slice(0, seedCount));
          expect(numbered.toSorted((a, b) => a - b)).toEqual(all);
        },
      ),
      { numRuns: 60 },
    );
  });
});
