import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { TournamentPage } from '#api/fixtures.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { createEntry, updateEntry } from '#api/tournaments.ts';
import { serverNow } from '#browser/clock.ts';
import { deadline } from '#browser/deadline.ts';
import { randomKey } from '#browser/random.ts';
import { canStep, nextChange, type OwnStep } from '#domain/tournaments/own-entry.ts';
import { asked, failure, reason, said } from '#machines/patterns/params.ts';
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

const currentTime = (): string => new Date(serverNow()).toISOString();

const enteringSetup = setup({
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

const allows =
  (step: OwnStep) =>
  ({ event }: { event: { row: EnteredRow } }) => ({ row: event.row, step });
const done = {
  target: 'idle',
  actions: [{ type: 'notifySuccess', params: said }, 'emitChanged'],
} as const;
const select = { type: 'select', params: asked } as const;
const setRefusal = { type: 'setRefusal', params: failure } as const;

const own =
  (act: 'withdraw' | 'checkIn') =>
  ({ context: { row, userId } }: { context: EnteringContext }) => ({
    tournamentId: row?.tournamentId ?? 0,
    body: { userId, act },
  });

/** What a player does about the own entries: entering, withdrawing, checking in, each within its times. */
export const enteringMachine = enteringSetup.createMachine({
  id: 'entering',
  context: ({ input: { userId } }) => ({
    userId,
    rows: [],
    now: currentTime(),
    row: null,
    refusal: null,
    key: randomKey(),
  }),
  type: 'parallel',
  states: {
    times: {
      description: 'The times of what is shown are watched, so that buttons come and go without a reload.',
      initial: 'watching',
      states: {
        watching: {
          invoke: {
            src: 'deadline',
            input: ({ context: { rows, now } }) => ({ at: nextChange(rows, Date.parse(now)) }),
          },
          on: {
            'deadline.passed': { target: 'watching', reenter: true, actions: 'setNow' },
            'tournaments.read': {
              target: 'watching',
              reenter: true,
              actions: { type: 'setRows', params: asked },
            },
          },
        },
      },
    },
    flow: {
      initial: 'idle',
      states: {
        idle: {
          description: 'Each tournament offers what the player can do about it now.',
          entry: 'reset',
          on: {
            enter: {
              guard: { type: 'can', params: allows('enter') },
              target: 'confirmingEntry',
              actions: select,
            },
            withdraw: {
              guard: { type: 'can', params: allows('withdraw') },
              target: 'confirmingWithdrawal',
              actions: select,
            },
            'check.in': {
              guard: { type: 'can', params: allows('checkIn') },
              target: 'checkingIn',
              actions: select,
            },
          },
        },
        confirmingEntry: {
          description: 'Asks once, and says until when one may withdraw.',
          initial: 'clear',
          on: { confirm: { target: 'entering', actions: 'clearRefusal' }, dismiss: 'idle' },
          states: {
            clear: { description: 'Nothing was refused.' },
            refused: {
              description: 'Says why the entry was not taken; it can be sent again.',
              on: { dismiss: { target: '#entering.flow.idle', actions: 'emitChanged' } },
            },
          },
        },
        entering: {
          description: 'The entry is on its way.',
          tags: 'busy',
          invoke: {
            src: 'createEntry',
            input: ({ context: { row, key } }) => ({ tournamentId: row?.tournamentId ?? 0, key }),
            onDone: done,
            onError: { target: 'confirmingEntry.refused', actions: setRefusal },
          },
        },
        confirmingWithdrawal: {
          description: 'Asks before the place is given away.',
          initial: 'clear',
          on: { confirm: { target: 'withdrawing', actions: 'clearRefusal' }, dismiss: 'idle' },
          states: {
            clear: { description: 'Nothing was refused.' },
            refused: {
              description: 'Says why it was not taken; it can be sent again.',
              on: { dismiss: { target: '#entering.flow.idle', actions: 'emitChanged' } },
            },
          },
        },
        withdrawing: {
          description: 'The withdrawal is on its way.',
          tags: 'busy',
          invoke: {
            src: 'updateEntry',
            input: own('withdraw'),
            onDone: done,
            onError: { target: 'confirmingWithdrawal.refused', actions: setRefusal },
          },
        },
        checkingIn: {
          description: 'The check-in is on its way.',
          tags: 'busy',
          invoke: {
            src: 'updateEntry',
            input: own('checkIn'),
            onDone: done,
            onError: {
              target: 'idle',
              actions: [{ type: 'notifyFailure', params: reason }, 'emitChanged'],
            },
          },
        },
      },
    },
  },
});

export type EnteringActor = ActorRefFrom<typeof enteringMachine>;
