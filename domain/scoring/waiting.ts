import { isRecord } from '#domain/session/stored.ts';
import { afterEntry } from './apply.ts';
import type { Entry, FrameBody, ScoredMatch } from './entry.ts';

/** An entry that is kept on the device until the server has it; `at` in milliseconds. */
export type Waiting = { key: string; at: number; entry: Entry };

/** What a device keeps of a match that is scored on it. */
export type KeptScores = {
  /** In the order in which they were written. */
  waiting: readonly Waiting[];
  /** How the running frame stood before each tap, the latest last. */
  steps: readonly FrameBody[];
};

const nothingKept: KeptScores = { waiting: [], steps: [] };

/** So many steps can be taken back. */
const mostSteps = 60;

/** The match as the scorer knows it: what the server said last, and what waits, in its order. */
export function standingOf(match: ScoredMatch, waiting: readonly Waiting[]): ScoredMatch {
  return waiting.reduce(
    // What the server has already, though its answer was lost, is part of the match.
    (standing, { entry, at }) =>
      entry.body.version === standing.version ? afterEntry(standing, entry, at) : standing,
    match,
  );
}

/**
 * The entries with another one at their end. How a frame stands that has not been sent takes the place of how it stood
 * before; the first one may be under way, and stays as it is.
 */
export function withEntry(waiting: readonly Waiting[], added: Waiting): Waiting[] {
  const last = waiting.at(-1);
  const isSameFrame =
    waiting.length > 1 &&
    last?.entry.kind === 'frame' &&
    added.entry.kind === 'frame' &&
    !last.entry.body.isOver &&
    last.entry.body.frameNumber === added.entry.body.frameNumber;
  if (!isSameFrame || !last) return [...waiting, added];
  const body = { ...added.entry.body, version: last.entry.body.version } as FrameBody;
  return [...waiting.slice(0, -1), { ...added, entry: { kind: 'frame', body } }];
}

/** The steps with another one; a frame that is closed, opened again or new has none. */
export function withStep(steps: readonly FrameBody[], before: FrameBody): FrameBody[] {
  return [...steps, before].slice(-mostSteps);
}

/** What was kept on a device read back; anything that is damaged is nothing. */
export function readKept(value: unknown): KeptScores {
  if (!isRecord(value) || !Array.isArray(value['waiting']) || !Array.isArray(value['steps']))
    return nothingKept;
  const isWhole = (each: unknown): each is Waiting =>
    isRecord(each) &&
    typeof each['key'] === 'string' &&
    typeof each['at'] === 'number' &&
    isRecord(each['entry']) &&
    isRecord(each['entry']['body']) &&
    typeof each['entry']['body']['version'] === 'number';
  const steps = value['steps'].filter(
    (step): step is FrameBody => isRecord(step) && typeof step['player1Points'] === 'number',
  );
  return value['waiting'].every(isWhole) ? { waiting: value['waiting'], steps } : nothingKept;
}
