import { assign, emit, setup } from 'xstate';
import type { TournamentPage } from '#api/fixtures.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { createEntry, updateEntry } from '#api/tournaments.ts';
import { serverNow } from '#browser/clock.ts';
import { deadline } from '#browser/deadline.ts';
import { randomKey } from '#browser/random.ts';
import { canStep, type OwnStep } from '#domain/tournaments/own-entry.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';

/** A tournament as a player enters it. */
export type EnteredRow = Pick<
  TournamentPage['rows'][number],
  | 'tournamentId'
  | 'name'
  | 'stage'
  | 'entryOpensAt'
  | 'entryClosesAt'
  | 'needsApproval'
  | 'checkInOpensAt'
  | 'checkInClosesAt'
  | 'myEntry'
>;

export type EnteringContext = {
  userId: number;
  /** What is shown, whose times decide what can be done. */
  rows: readonly EnteredRow[];
  /** The moment as of which it is decided, by the server's clock. */
  now: string;
  /** The tournament that something is done about. */
  row: EnteredRow | null;
  refusal: string | null;
  /** Under which an entry is sent, so that one sent twice is made once. */
  key: string;
};

type OnRow<Type extends string> = { type: Type; row: EnteredRow };

export type EnteringEvent =
  | OnRow<'enter'>
  | OnRow<'withdraw'>
  | OnRow<'check.in'>
  | { type: 'confirm' }
  | { type: 'dismiss' }
  | { type: 'tournaments.read'; rows: readonly EnteredRow[] }
  | { type: 'deadline.passed' };

export type EnteringEmitted =
  /** An entry is not what it was: the tournaments are to be read again. */
  { type: 'entries.changed' } | Telling;

/** The moment by the server's clock. */
export const currentTime = (): string => new Date(serverNow()).toISOString();

/** What entering is made of; how it goes stands in `entering.ts`. */
export const enteringSetup = setup({
  types: {
    context: {} as EnteringContext,
    events: {} as EnteringEvent,
    emitted: {} as EnteringEmitted,
    input: {} as { userId: number },
    tags: {} as 'busy',
  },
  actors: { createEntry, updateEntry, deadline },
  actions: {
    setRows: assign((_, { rows }: { rows: readonly EnteredRow[] }) => ({ rows, now: currentTime() })),
    setNow: assign(() => ({ now: currentTime() })),
    select: assign((_, { row }: { row: EnteredRow }) => ({ row, key: randomKey() })),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearRefusal: assign({ refusal: null }),
    reset: assign({ row: null, refusal: null }),
    emitChanged: emit({ type: 'entries.changed' }),
    notifySuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    notifyFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
  guards: {
    can: ({ context }, { row, step }: { row: EnteredRow; step: OwnStep }) =>
      canStep(step, row, Date.parse(context.now)),
  },
});
