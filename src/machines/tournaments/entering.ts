import type { ActorRefFrom } from 'xstate';
import { randomKey } from '#browser/random.ts';
import { nextChange, type OwnStep } from '#domain/tournaments/own-entry.ts';
import { asked, failure, reason, said } from '#machines/patterns/params.ts';
import { currentTime, enteringSetup, type EnteredRow, type EnteringContext } from './entering-setup.ts';

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

/** Asks before the call that `target` makes; where that was refused, what is shown may be out of date. */
const asking = <Target extends string>(target: Target, description: string, refused: string) =>
  ({
    description,
    initial: 'clear',
    on: { confirm: { target, actions: 'clearRefusal' }, dismiss: 'idle' },
    states: {
      clear: { description: 'Nothing was refused.' },
      refused: {
        description: refused,
        on: { dismiss: { target: '#entering.flow.idle', actions: 'emitChanged' } },
      },
    },
  }) as const;

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
        confirmingEntry: asking(
          'entering',
          'Asks once, and says until when one may withdraw.',
          'Says why the entry was not taken; it can be sent again.',
        ),
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
        confirmingWithdrawal: asking(
          'withdrawing',
          'Asks before the place is given away.',
          'Says why it was not taken; it can be sent again.',
        ),
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
