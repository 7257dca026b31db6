import { assign, setup, type ActorRefFrom } from 'xstate';
import { getConfig, type Config } from '#api/platform.ts';

/** What this installation offers: read once, and again when the network returns. */
export const configMachine = setup({
  types: {
    context: {} as { config: Config | null },
    events: {} as { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: { getConfig },
  actions: { keep: assign((_, { config }: { config: Config }) => ({ config })) },
}).createMachine({
  id: 'config',
  context: { config: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked.',
      tags: 'busy',
      invoke: {
        src: 'getConfig',
        onDone: {
          target: 'known',
          actions: { type: 'keep', params: ({ event }) => ({ config: event.output }) },
        },
        onError: 'unknown',
      },
      // What was under way as the network went may never be answered.
      on: { retry: { target: 'reading', reenter: true } },
    },
    known: {
      type: 'final',
      description: 'Operator, links, modes and page sizes are there, for as long as the page.',
    },
    unknown: {
      description: 'The server could not be asked; everything goes on without.',
      on: { retry: 'reading' },
    },
  },
});

export type ConfigActor = ActorRefFrom<typeof configMachine>;
