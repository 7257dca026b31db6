import { setup, type ActorRefFrom } from 'xstate';
import { connection, type ConnectivityEvent } from '#browser/connectivity.ts';

/** Whether the device has a network. */
export const connectivityMachine = setup({
  types: {
    context: {} as { wasOnline: boolean },
    events: {} as ConnectivityEvent,
    input: {} as { isOnline: boolean },
  },
  actors: { connection },
  guards: { wasOnline: ({ context }) => context.wasOnline },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => ({ wasOnline: input.isOnline }),
  invoke: { src: 'connection' },
  initial: 'looking',
  states: {
    looking: {
      description: 'Begins with what the device said at the start.',
      always: [{ guard: 'wasOnline', target: 'online' }, { target: 'offline' }],
    },
    online: {
      description: 'Calls can leave the device.',
      on: { 'went.offline': 'offline' },
    },
    offline: {
      description: 'The device has no network; a banner stays until it has.',
      on: { 'went.online': 'online' },
    },
  },
});

export type ConnectivityActor = ActorRefFrom<typeof connectivityMachine>;
