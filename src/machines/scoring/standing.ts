import type { ScoringFault } from '#domain/scoring/fault.ts';
import { decidedFor, lastClosedFrame } from '#domain/scoring/course.ts';
import type { Entry, ScoredMatch } from '#domain/scoring/entry.ts';
import { entryFault } from '#domain/scoring/fault.ts';
import { entryOfTap, frameOf, type Tap } from '#domain/scoring/pad.ts';
import { standingOf, withEntry, withStep, type KeptScores, type Waiting } from '#domain/scoring/waiting.ts';

/** A match with what its scorer has written on this device. */
export type Desk = KeptScores & { match: ScoredMatch };

/** Where a match stands for its scorer. */
export type Stage = 'upcoming' | 'live' | 'decided' | 'over';

/** The match as the scorer knows it. */
export const standing = ({ match, waiting }: Desk): ScoredMatch => standingOf(match, waiting);

export function stageOf(desk: Desk): Stage {
  const match = standing(desk);
  if (match.statusId === 6) return 'over';
  if (match.statusId === 1) return 'upcoming';
  return decidedFor(match) === null ? 'live' : 'decided';
}

/** What `undo` takes back: the last step of the running frame, else the last frame; null where nothing can be. */
export function undoEntry(desk: Desk): Entry | null {
  const match = standing(desk);
  const { version } = match;
  const step = desk.steps.at(-1);
  if (step && step.frameNumber === match.currentFrame && decidedFor(match) === null)
    return { kind: 'frame', body: { ...step, version } };
  const last = lastClosedFrame(match);
  const entry: Entry = { kind: 'undo', body: { version, frameNumber: last?.frameNumber ?? 0 } };
  return last && entryFault(match, entry, 0) === null ? entry : null;
}

/** Why an entry cannot be written on the match as the scorer knows it. */
export function faultIn(desk: Desk, entry: Entry, now: number): ScoringFault | null {
  return entryFault(standing(desk), entry, now);
}

export const entryOf = (desk: Desk, tap: Tap): Entry => entryOfTap(standing(desk), tap);

/** The desk with another entry, and the step that leads back. */
export function written(desk: Desk, added: Waiting, isUndo: boolean): KeptScores {
  const waiting = withEntry(desk.waiting, added);
  const isOpenFrame = added.entry.kind === 'frame' && !added.entry.body.isOver;
  if (!isOpenFrame) return { waiting, steps: [] };
  if (isUndo) return { waiting, steps: desk.steps.slice(0, -1) };
  const before = { ...frameOf(standing(desk)), version: 1 };
  return { waiting, steps: withStep(desk.steps, before) };
}
