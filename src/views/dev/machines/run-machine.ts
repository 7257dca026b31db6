import { assign, setup, type ActorRefFrom } from 'xstate';
import { readLastRun, type CoverageFile } from './last-run.ts';

/** What the last run of the tests has covered. */
export const runMachine = setup({
  types: {
    context: {} as { files: readonly CoverageFile[] },
    events: {} as { type: 'reload' },
    tags: {} as 'busy',
  },
  actors: { readLastRun },
  actions: { keep: assign((_, { files }: { files: readonly CoverageFile[] }) => ({ files })) },
  guards: { isEmpty: (_, { files }: { files: readonly CoverageFile[] }) => files.length === 0 },
}).createMachine({
  id: 'dev-run',
  context: { files: [] },
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked for what the tests have left.',
      tags: 'busy',
      invoke: {
        src: 'readLastRun',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ files: event.output }) }, target: 'none' },
          { target: 'read', actions: { type: 'keep', params: ({ event }) => ({ files: event.output }) } },
        ],
        onError: 'failed',
      },
    },
    none: { description: 'No test has been run here.', on: { reload: 'reading' } },
    read: { description: 'The last run is known.', on: { reload: 'reading' } },
    failed: { description: 'The server did not say.', on: { reload: 'reading' } },
  },
});

export type RunActor = ActorRefFrom<typeof runMachine>;
