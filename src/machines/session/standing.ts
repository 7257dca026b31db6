import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { getStanding, type Standing } from '#api/session.ts';
import { pollingMachine } from '#machines/patterns/polling.ts';

/** What the session hears: who one is by now, and to which clubs one belongs. */
export type StandingEmitted = { type: 'standing.read'; standing: Standing };

/** How often a page that is looked at asks, in milliseconds. */
const every = 15_000;

const read = ({ event }: { event: { output: Standing } }) => ({ standing: event.output });

/** All of it but the hour at which it was read. */
const textOf = ({ serverNow: _hour, ...standing }: Standing): string => JSON.stringify(standing);

/** Learns of a new role, a new membership and the end of the session while a page is open; no such asking is a use of it. */
export const standingMachine = setup({
  types: {
    /** What was read last, as text: what is no news is not told. */
    context: {} as { known: string | null },
    events: {} as { type: 'refresh.due' },
    emitted: {} as StandingEmitted,
  },
  actors: { getStanding, polling: pollingMachine },
  actions: {
    keep: assign((_, { standing }: { standing: Standing }) => ({ known: textOf(standing) })),
    tellStanding: emit((_, { standing }: { standing: Standing }) => ({
      type: 'standing.read' as const,
      standing,
    })),
  },
  guards: {
    isNews: ({ context }, { standing }: { standing: Standing }) => textOf(standing) !== context.known,
  },
}).createMachine({
  id: 'standing',
  context: { known: null },
  invoke: { src: 'polling', input: { every } },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'What is known is not older than a few seconds, or nobody looks at the page.',
      on: { 'refresh.due': 'asking' },
    },
    asking: {
      description: 'The server is asked; that a session has ended reaches the session as from every call.',
      invoke: {
        src: 'getStanding',
        onDone: [
          {
            guard: { type: 'isNews', params: read },
            target: 'waiting',
            actions: [
              { type: 'keep', params: read },
              { type: 'tellStanding', params: read },
            ],
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
    },
  },
});

export type StandingActor = ActorRefFrom<typeof standingMachine>;
