import { assign, setup, type ActorRefFrom } from 'xstate';
import { readLive, switchLive, type LiveMover } from './live-mover.ts';

export type LiveEvent = { type: 'toggled' } | { type: 'retry' };

const liveSetup = setup({
  types: { context: {} as { live: number }, events: {} as LiveEvent, tags: {} as 'busy' },
  actors: { readLive, switchLive },
  actions: { count: assign((_, { live }: { live: number }) => ({ live })) },
  guards: { isMoving: (_, { isMoving }: { isMoving: boolean }) => isMoving },
});

const count = {
  type: 'count' as const,
  params: ({ event }: { event: { output: LiveMover } }) => event.output,
};
const guard = {
  type: 'isMoving' as const,
  params: ({ event }: { event: { output: LiveMover } }) => event.output,
};

/** What the server says decides, for another page may have thrown the switch. */
const told = [
  { guard, target: 'moving', actions: count },
  { target: 'still', actions: count },
] as const;

/** The switch that lets the demo's live matches go on; the server keeps it, so a reload does not put it back. */
export const liveMachine = liveSetup.createMachine({
  id: 'dev-live',
  context: { live: 0 },
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked whether the live matches move.',
      tags: 'busy',
      invoke: { src: 'readLive', onDone: [...told], onError: 'unread' },
    },
    unread: { description: 'The server did not say.', on: { retry: 'reading' } },
    still: {
      description: 'The live matches stand as they are.',
      initial: 'clear',
      on: { toggled: 'starting' },
      states: {
        clear: { description: 'Nothing is wrong.' },
        refused: { description: 'The server did not let them go on.' },
      },
    },
    starting: {
      description: 'The server is told to let the live matches go on.',
      tags: 'busy',
      invoke: { src: 'switchLive', input: { isMoving: true }, onDone: [...told], onError: 'still.refused' },
    },
    moving: {
      description: 'The live matches go on, shot by shot.',
      initial: 'clear',
      on: { toggled: 'stopping' },
      states: {
        clear: { description: 'Nothing is wrong.' },
        refused: { description: 'The server did not stop them.' },
      },
    },
    stopping: {
      description: 'The server is told to stop the live matches.',
      tags: 'busy',
      invoke: { src: 'switchLive', input: { isMoving: false }, onDone: [...told], onError: 'moving.refused' },
    },
  },
});

export type LiveActor = ActorRefFrom<typeof liveMachine>;
