import type { ProblemData } from '#api/problem.ts';
import type {
  OwnRound,
  RoundTemplate,
  TournamentField,
  TournamentFlag,
  TournamentForm,
  TournamentTextField,
} from '#domain/tournaments/form.ts';
import type { Intent } from '#domain/tournaments/form-fault.ts';
import type { DrawnRounds } from '#domain/tournaments/round-locks.ts';
import type { Stage } from '#domain/tournaments/stage.ts';
import type { Telling } from '#machines/patterns/telling.ts';

/** A club by its number that may run a tournament; nothing is the association. */
export type Host = { value: string; label: string };

/** A tournament as it was read. */
export type ReadTournament = {
  form: TournamentForm;
  version: string;
  stage: Stage;
  hasEntries: boolean;
  /** The rounds of its draw, by which lengths are locked. */
  drawn: DrawnRounds;
};

/** What is said under each field. */
export type FieldTexts = Partial<Record<TournamentField, string>>;

export type TournamentFormContext = {
  userId: number;
  /** Null for a new one. */
  tournamentId: number | null;
  /** Whether one may run tournaments of every club. */
  reach: 'everywhere' | 'ownClubs';
  hosts: Host[];
  /** What the club offers: levels that count in its rankings, and categories of its members. */
  levels: Host[];
  categories: Host[];
  /** The zone that a new tournament begins with: the device's, then that of the club that runs it. */
  proposedZone: string;
  saved: ReadTournament;
  form: TournamentForm;
  /** The version that the form was typed over. */
  version: string;
  intent: Intent;
  faults: FieldTexts;
  refusal: string | null;
  /** What someone else has saved meanwhile. */
  theirs: ReadTournament | null;
  /** Under which a new tournament is sent, so that one sent twice is kept once. */
  key: string;
};

export type TournamentFormEvent =
  | { type: 'changed'; field: TournamentTextField; value: string }
  | { type: 'toggled'; field: TournamentFlag; value: boolean }
  | { type: 'round.changed'; round: OwnRound; value: string }
  | { type: 'template.chosen'; template: RoundTemplate }
  | { type: 'tie-breaks.changed'; tieBreaks: readonly string[] }
  | { type: 'submit' }
  | { type: 'publish' }
  | { type: 'back' }
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'leave' }
  | { type: 'stay' }
  | { type: 'retry' };

export type TournamentFormEmitted = { type: 'left' } | Telling;

export type TournamentFormInput = Pick<
  TournamentFormContext,
  'userId' | 'tournamentId' | 'reach' | 'hosts'
> & { timeZone: string };

export type Failure = { problem: ProblemData };
