import { assign, setup, type ActorRefFrom } from 'xstate';

export type StageWidth = 'phone' | 'wide';
export type StageTheme = 'light' | 'dark';

export type PlayerContext = {
  /** The id of the chosen path. */
  path: string | null;
  /** How many steps the path has. */
  length: number;
  /** How many of them have been gone. */
  step: number;
  width: StageWidth;
  theme: StageTheme;
};

export type PlayerEvent =
  | { type: 'path.chosen'; path: string; length: number }
  | { type: 'close' }
  | { type: 'step.forward' }
  | { type: 'step.back' }
  | { type: 'step.chosen'; step: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'width.chosen'; width: StageWidth }
  | { type: 'theme.chosen'; theme: StageTheme };

/** One planned path of a machine, gone step by step. */
export const playerMachine = setup({
  types: { context: {} as PlayerContext, events: {} as PlayerEvent },
  actions: {
    choose: assign((_, { path, length }: { path: string; length: number }) => ({ path, length, step: 0 })),
    leave: assign({ path: null, length: 0, step: 0 }),
    goForward: assign({ step: ({ context }) => context.step + 1 }),
    goBack: assign({ step: ({ context }) => context.step - 1 }),
    goTo: assign((_, { step }: { step: number }) => ({ step })),
    begin: assign({ step: 0 }),
    setWidth: assign((_, { width }: { width: StageWidth }) => ({ width })),
    setTheme: assign((_, { theme }: { theme: StageTheme }) => ({ theme })),
  },
  guards: {
    hasNext: ({ context: { step, length } }) => step < length,
    hasBefore: ({ context: { step } }) => step > 0,
    isStep: ({ context: { length } }, { step }: { step: number }) => step >= 0 && step <= length,
  },
  delays: { stepTime: 1400 },
}).createMachine({
  id: 'dev-player',
  context: { path: null, length: 0, step: 0, width: 'phone', theme: 'light' },
  initial: 'closed',
  states: {
    closed: {
      description: 'The planned paths are listed.',
      on: { 'path.chosen': { target: 'open', actions: { type: 'choose', params: ({ event }) => event } } },
    },
    open: {
      description: 'One path is on the stage.',
      initial: 'paused',
      on: {
        close: { target: 'closed', actions: 'leave' },
        'path.chosen': { target: '.paused', actions: { type: 'choose', params: ({ event }) => event } },
        'step.chosen': {
          guard: { type: 'isStep', params: ({ event }) => event },
          target: '.paused',
          actions: { type: 'goTo', params: ({ event }) => event },
        },
        'step.forward': { guard: 'hasNext', target: '.paused', actions: 'goForward' },
        'step.back': { guard: 'hasBefore', target: '.paused', actions: 'goBack' },
        'width.chosen': { actions: { type: 'setWidth', params: ({ event }) => event } },
        'theme.chosen': { actions: { type: 'setTheme', params: ({ event }) => event } },
      },
      states: {
        paused: {
          description: 'It stands at a step.',
          on: {
            play: [
              { guard: 'hasNext', target: 'playing' },
              { target: 'playing', actions: 'begin' },
            ],
          },
        },
        playing: {
          description: 'It goes on by itself, a step at a time.',
          on: { pause: 'paused' },
          after: {
            stepTime: [
              { guard: 'hasNext', target: 'playing', reenter: true, actions: 'goForward' },
              { target: 'paused' },
            ],
          },
        },
      },
    },
  },
});

export type PlayerActor = ActorRefFrom<typeof playerMachine>;
