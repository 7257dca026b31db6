import { assign, emit, fromCallback, fromObservable, fromPromise, raise, setup } from 'xstate';
import { defineModel } from '#model-testing/model.ts';

type Event =
  | { type: 'open' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' }
  | { type: 'message'; text: string }
  | { type: 'mute' };

/** One of everything that a chart can hold; it is drawn, never replayed. */
export const everythingMachine = setup({
  types: { context: {} as { text: string }, events: {} as Event, tags: {} as 'busy' | 'calm' },
  actors: {
    connect: fromPromise<void, void>(() => Promise.resolve()),
    listen: fromCallback<Event>(() => {}),
    watch: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
  },
  actions: { greet: () => {}, close: () => {} },
  guards: { isReady: () => true, 'has "quotes"': () => true },
  delays: { timeout: 20_000, backOff: ({ context }) => context.text.length },
}).createMachine({
  id: 'every-thing',
  context: { text: '' },
  initial: 'end',
  states: {
    end: {
      description: 'Nothing is open: "yet"; a # and a <b> are only text.',
      tags: ['calm', 'busy'],
      on: { open: [{ guard: 'isReady', target: 'running', actions: ['greet', assign({ text: 'a' })] }] },
      after: { timeout: 'over', 500: { actions: 'greet' } },
    },
    running: {
      type: 'parallel',
      description: 'Both at once.',
      entry: 'greet',
      exit: ['close', emit({ type: 'told' })],
      invoke: [{ src: 'listen' }, { id: 'watcher', src: 'watch', onSnapshot: { actions: 'greet' } }],
      onDone: 'over',
      on: {
        pause: { target: 'paused', description: 'Only for a while.' },
        message: { actions: raise({ type: 'stop' }) },
      },
      states: {
        line: {
          initial: 'connecting',
          states: {
            connecting: {
              invoke: {
                id: 'link',
                src: 'connect',
                onDone: 'up',
                onError: { target: 'down', reenter: true },
              },
            },
            up: { type: 'final' },
            down: { after: { backOff: 'connecting' } },
          },
        },
        sound: {
          initial: 'on',
          states: {
            on: { on: { mute: { guard: 'has "quotes"', target: 'off' } } },
            off: { always: { guard: 'isReady', target: 'silent' } },
            silent: { type: 'final' },
          },
        },
        memory: { type: 'history', history: 'deep' },
      },
    },
    paused: {
      on: {
        resume: 'running.memory',
        stop: ['last'],
        open: { target: ['running.line.down', 'running.sound.off'] },
      },
    },
    last: { type: 'history', target: 'end' },
    over: { type: 'final' },
  },
});

export const everythingModel = defineModel(everythingMachine, {
  id: 'everything',
  cases: { message: [{ text: 'x' }] },
  outcomes: {
    connect: [{ name: 'up', ok: true }],
    listen: [{ name: 'heard', sends: { type: 'message', text: 'x' } }],
    watch: [],
  },
  requirements: { paused: ['OTP-1'], 'every-thing.end|open|0': ['OTP-2'] },
});
