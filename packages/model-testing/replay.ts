import type { AnyMachineSnapshot } from 'xstate';
import type { Outcome } from './outcome.ts';
import {
  labelOf,
  valueText,
  type ActorOffer,
  type EventOffer,
  type Path,
  type Step,
  type TimerOffer,
} from './path.ts';
import { checkInvariants, snapshotText } from './snapshot.ts';

type MaybePromise = void | Promise<void>;

/** One level at which paths are replayed: the bare machine, a rendered view, a browser. */
export interface Driver {
  /** Does what a person does, or what the outside sends; fails where the control is missing. */
  send(step: EventOffer & Step): MaybePromise;
  /** Lets the pending actor of a source turn out as told. */
  settle(src: string, outcome: Outcome, step: ActorOffer & Step): MaybePromise;
  /** Goes on to the next timer; `step.ms` says how far that is. */
  advance(step: TimerOffer & Step): MaybePromise;
  /** Fails where what is there, or what was done on the way there, differs from what is expected. */
  check(expected: AnyMachineSnapshot, effects?: readonly string[]): MaybePromise;
  stop?(): MaybePromise;
}

/** How to replay. */
export interface ReplayOptions {
  /** How a person replays one path alone, for the error message. */
  readonly hint?: (path: Path) => string;
  /** Called after each step that holds, with its number from 1; 0 is the start. */
  readonly onStep?: (number: number, path: Path) => void;
}

/** How a path went. */
export interface PathResult {
  readonly machine: string;
  readonly path: string;
  readonly level: string;
  readonly ok: boolean;
  readonly ms: number;
  /** The number of the step that failed; 0 is the start. */
  readonly failedStep: number | null;
  readonly error: string | null;
}

/** A path that does not go as planned. */
export class ReplayError extends Error {
  readonly path: Path;
  readonly step: number;

  constructor(message: string, path: Path, step: number, cause: unknown) {
    super(message, { cause });
    this.name = 'ReplayError';
    this.path = path;
    this.step = step;
  }
}

function defaultHint({ id }: Path): string {
  return `replay(pathById(plan(model), '${id}'), driver)`;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

function failure(
  path: Path,
  number: number,
  cause: unknown,
  { hint = defaultHint }: ReplayOptions,
): ReplayError {
  const { model, steps, initial, start } = path;
  const lines = steps.slice(0, number).map((step, index) => {
    const mark = index + 1 === number ? '✗' : '✓';
    return `  ${mark} ${index + 1}. ${labelOf(step, model.secrets)} → ${valueText(step.expected.value)}`;
  });
  const expected = steps[number - 1]?.expected ?? initial;
  const message = [
    `Path ${path.id} of "${model.id}" fails at step ${number} of ${steps.length}.`,
    `  ${number === 0 ? '✗' : '✓'} 0. ${start.name} → ${valueText(initial.value)}`,
    ...lines,
    `Expected: ${snapshotText(expected, model)}`,
    `Seen: ${messageOf(cause)}`,
    `Replay it alone: ${hint(path)}`,
  ];
  return new ReplayError(message.join('\n'), path, number, cause);
}

async function perform(driver: Driver, step: Step): Promise<void> {
  switch (step.kind) {
    case 'event':
      return driver.send(step);
    case 'timer':
      return driver.advance(step);
    case 'settle':
    case 'callback':
      return driver.settle(step.src, step.outcome, step);
  }
}

/** Replays a path and checks after every step; throws a `ReplayError` that names path, step, expected and seen. */
export async function replay(path: Path, driver: Driver, options: ReplayOptions = {}): Promise<void> {
  let number = 0;
  try {
    await driver.check(path.initial, path.initialEffects);
    checkInvariants(path.model, path.initial);
    options.onStep?.(0, path);
    for (const step of path.steps) {
      number += 1;
      await perform(driver, step);
      await driver.check(step.expected, step.effects);
      checkInvariants(path.model, step.expected, step.from);
      options.onStep?.(number, path);
    }
  } catch (cause) {
    throw failure(path, number, cause, options);
  } finally {
    await driver.stop?.();
  }
}

/** Replays a path and says how it went, for a report. */
export async function replayResult(
  path: Path,
  level: string,
  makeDriver: (path: Path) => Driver | Promise<Driver>,
  options: ReplayOptions = {},
): Promise<PathResult> {
  const began = performance.now();
  const done = (failedStep: number | null, error: string | null): PathResult => ({
    machine: path.model.id,
    path: path.id,
    level,
    ok: error === null,
    ms: performance.now() - began,
    failedStep,
    error,
  });
  try {
    await replay(path, await makeDriver(path), options);
    return done(null, null);
  } catch (cause) {
    return done(cause instanceof ReplayError ? cause.step : 0, messageOf(cause));
  }
}
