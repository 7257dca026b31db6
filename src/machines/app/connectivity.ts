import { assign, setup, type ActorRefFrom } from 'xstate';
import { connection, type ConnectivityEvent } from '#browser/connectivity.ts';
import { asked } from '#machines/patterns/params.ts';

export type ConnectivityContext = {
  wasOnline: boolean;
  /** The instant at which what is shown was fresh; null while nothing kept is shown. */
  seenAt: string | null;
  /** How often the network came back to a page that showed what was last seen. */
  returns: number;
};

type Events =
  | ConnectivityEvent
  /** A call was answered by what is kept on the device. */
  | { type: 'read.kept'; seenAt: string }
  /** A call was answered by the server. */
  | { type: 'read.fresh' };

/** Whether the device has a network and reaches the server, and since when what is shown is old. */
export const connectivityMachine = setup({
  types: {
    context: {} as ConnectivityContext,
    events: {} as Events,
    input: {} as { isOnline: boolean },
  },
  actors: { connection },
  actions: {
    keepInstant: assign((_, { seenAt }: { seenAt: string }) => ({ seenAt })),
    forgetInstant: assign({ seenAt: null }),
    countReturn: assign(({ context }) => ({ seenAt: null, returns: context.returns + 1 })),
  },
  guards: {
    wasOnline: ({ context }) => context.wasOnline,
    isLastSeen: ({ context }) => context.seenAt !== null,
  },
}).createMachine({
  id: 'connectivity',
  context: ({ input }) => ({ wasOnline: input.isOnline, seenAt: null, returns: 0 }),
  invoke: { src: 'connection' },
  initial: 'looking',
  states: {
    looking: {
      description: 'Begins with what the device said at the start.',
      always: [{ guard: 'wasOnline', target: 'online' }, { target: 'offline' }],
    },
    online: {
      description: 'Calls can leave the device.',
      on: {
        'went.offline': 'offline',
        'read.kept': {
          target: 'unreached',
          actions: { type: 'keepInstant', params: asked },
        },
      },
    },
    unreached: {
      description: 'The device has a network, but the server does not answer; shown is what was last seen.',
      on: {
        'went.offline': 'offline',
        'read.kept': { actions: { type: 'keepInstant', params: asked } },
        'read.fresh': { target: 'online', actions: 'forgetInstant' },
      },
    },
    offline: {
      description:
        'The device has no network; a banner stays until it has, and says since when what is shown is old.',
      on: {
        'went.online': [
          { guard: 'isLastSeen', target: 'online', actions: 'countReturn' },
          { target: 'online' },
        ],
        'read.kept': { actions: { type: 'keepInstant', params: asked } },
      },
    },
  },
});

export type ConnectivityActor = ActorRefFrom<typeof connectivityMachine>;
