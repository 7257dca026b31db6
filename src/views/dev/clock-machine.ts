import { assign, setup, type ActorRefFrom } from 'xstate';
import { distance, isAmount, type ClockUnit } from './clock-distance.ts';
import { moveClock, readClock, type ServerClock } from './server-clock.ts';

export type ClockContext = {
  /** Null until the server has said it. */
  clock: ServerClock | null;
  amount: string;
  unit: ClockUnit;
  /** How far the clock shall run ahead of the machine's, in milliseconds. */
  wanted: number;
};

export type ClockEvent =
  | { type: 'amount.changed'; amount: string }
  | { type: 'unit.changed'; unit: ClockUnit }
  | { type: 'move.forward' }
  | { type: 'move.back' }
  | { type: 'reset' }
  | { type: 'retry' };

/** The server's clock: read, and moved by what someone enters. */
export const clockMachine = setup({
  types: { context: {} as ClockContext, events: {} as ClockEvent, tags: {} as 'busy' },
  actors: { readClock, moveClock },
  actions: {
    keep: assign((_, { clock }: { clock: ServerClock }) => ({ clock })),
    setAmount: assign((_, { amount }: { amount: string }) => ({ amount })),
    setUnit: assign((_, { unit }: { unit: ClockUnit }) => ({ unit })),
    wantForward: assign({ wanted: ({ context }) => offsetOf(context) + distance(context) }),
    wantBack: assign({ wanted: ({ context }) => offsetOf(context) - distance(context) }),
    wantNone: assign({ wanted: 0 }),
  },
  guards: { hasAmount: ({ context }) => isAmount(context.amount) },
}).createMachine({
  id: 'dev-clock',
  context: { clock: null, amount: '1', unit: 'hour', wanted: 0 },
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked for its time.',
      tags: 'busy',
      invoke: {
        src: 'readClock',
        onDone: {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => ({ clock: event.output }) },
        },
        onError: 'unread',
      },
    },
    unread: { description: 'The server did not say its time.', on: { retry: 'reading' } },
    shown: {
      description: 'The server’s time is shown and can be moved.',
      initial: 'clear',
      on: {
        'amount.changed': { target: '.clear', actions: { type: 'setAmount', params: ({ event }) => event } },
        'unit.changed': { actions: { type: 'setUnit', params: ({ event }) => event } },
        'move.forward': [
          { guard: 'hasAmount', target: 'moving', actions: 'wantForward' },
          { target: '.faulty' },
        ],
        'move.back': [{ guard: 'hasAmount', target: 'moving', actions: 'wantBack' }, { target: '.faulty' }],
        reset: { target: 'moving', actions: 'wantNone' },
      },
      states: {
        clear: { description: 'Nothing is wrong.' },
        faulty: { description: 'The amount is no whole number in bounds.' },
        refused: { description: 'The server did not take the last move.' },
      },
    },
    moving: {
      description: 'The server is told its new time.',
      tags: 'busy',
      on: { 'unit.changed': { actions: { type: 'setUnit', params: ({ event }) => event } } },
      invoke: {
        src: 'moveClock',
        input: ({ context }) => ({ offset: context.wanted }),
        onDone: {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => ({ clock: event.output }) },
        },
        onError: 'shown.refused',
      },
    },
  },
});

const offsetOf = ({ clock }: ClockContext): number => clock?.offset ?? 0;

export type ClockActor = ActorRefFrom<typeof clockMachine>;
