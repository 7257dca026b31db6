import type { Model } from './model.ts';
import { applyOffer, possible } from './offers.ts';
import { pathId, type Offer, type Path, type Step } from './path.ts';
import { bareDriver } from './replay-bare.ts';
import { replay, type Driver } from './replay.ts';
import { begin, type Situation } from './simulation.ts';
import { subjectOf } from './subject.ts';

/** How to walk. */
export interface WalkOptions {
  /** Makes the same walks again; taken from the time unless given, and always printed. */
  readonly seed?: number;
  /** How many walks; 100 unless given. */
  readonly walks?: number;
  /** How long a walk is at most; 50 steps unless given. */
  readonly steps?: number;
  /** Stops beginning new walks after so many milliseconds. */
  readonly ms?: number;
  /** What walks; the bare machine unless given. */
  readonly makeDriver?: (path: Path) => Driver | Promise<Driver>;
  readonly print?: (line: string) => void;
}

/** What was walked. */
export interface WalkResult {
  readonly seed: number;
  readonly walks: number;
  readonly steps: number;
}

/** Numbers from 0 up to 1 that depend on the seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)];
}

/** A path of chance: at each step one of the things that can happen, until nothing can or it is long enough. */
export function randomPath(model: Model, seed: number, length: number): Path {
  const random = randomFrom(seed);
  const start = pick(model.starts, random);
  if (start === undefined) throw new Error(`Model "${model.id}" has no start.`);
  const first = begin(subjectOf(model), start.input);
  const steps: Step[] = [];
  let situation: Situation = first.situation;
  while (steps.length < length) {
    const offer: Offer | undefined = pick(possible(model, start, situation).offers, random);
    if (offer === undefined) break;
    const { situation: next, facts, effects } = applyOffer(model, situation, offer);
    steps.push({ ...offer, from: situation.snapshot, expected: next.snapshot, facts, effects });
    situation = next;
  }
  const initial = first.situation.snapshot;
  return {
    id: pathId(model, start, steps),
    model,
    start,
    initial,
    initialFacts: first.facts,
    initialEffects: first.effects,
    steps,
  };
}

/** Walks at random and checks the invariants after every step; the first walk that fails throws, with its seed. */
export async function walk(model: Model, options: WalkOptions = {}): Promise<WalkResult> {
  const { walks = 100, steps: length = 50, ms = Infinity, makeDriver = bareDriver } = options;
  const seed = options.seed ?? Date.now() % 2 ** 31;
  // oxlint-disable-next-line no-console -- a walk that fails can only be made again by whoever saw its seed
  const print = options.print ?? ((line: string) => console.info(line));
  print(`Walking "${model.id}" at random, seed ${seed}.`);
  const began = performance.now();
  let done = 0;
  let steps = 0;
  while (done < walks && performance.now() - began < ms) {
    const own = seed + done;
    const path = randomPath(model, own, length);
    await replay(path, await makeDriver(path), {
      hint: () => `walk(model, { seed: ${own}, walks: 1, steps: ${length} })`,
    });
    done += 1;
    steps += path.steps.length;
  }
  return { seed, walks: done, steps };
}
