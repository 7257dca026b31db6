import type { components } from '#contract/api.gen.ts';

type Schemas = components['schemas'];

/** A match as a scorer has it before them. */
export type ScoredMatch = Schemas['MatchDetail'];
export type FrameBody = Schemas['FrameRequest'];

/** One thing that a scorer writes down; `version` in its body is that of the match it was written on. */
export type Entry =
  | { kind: 'start'; body: Schemas['StartMatchRequest'] }
  | { kind: 'frame'; body: FrameBody }
  | { kind: 'undo'; body: Schemas['UndoFrameRequest'] }
  | { kind: 'end'; body: Schemas['EndMatchRequest'] };
