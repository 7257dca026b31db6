import { mulberry32, shuffleBy } from '#domain/draws/shuffle.ts';

/** A small generator whose numbers are the same in every run, so that the demo is too. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  bytes(length: number): Buffer;
};

/** Makes a generator (mulberry32) from a seed. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const integer = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick(from) {
      const [picked] = from.slice(integer(0, from.length - 1));
      if (picked === undefined) throw new RangeError('There is nothing to pick from.');
      return picked;
    },
    shuffle: (list) => shuffleBy(list, next),
    bytes: (length) => Buffer.from(Array.from({ length }, () => integer(0, 255))),
  };
}
