import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listActiveApps, type App } from '#api/apps.ts';
import { problemText, silentProblem, type ProblemData } from '#api/problem.ts';
import { downloadWords } from '#domain/words/apps.ts';
import { answered, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** An app and its uploads as an answer has them. */
export type AppRow = App;
export type UploadRow = App['uploads'][number];

/** The page of the apps: read once, and tried again when that failed. */
export const downloadsMachine = setup({
  types: {
    context: {} as { apps: readonly App[]; reason: string },
    events: {} as { type: 'retry' },
    emitted: {} as Telling,
    input: {} as { first: readonly App[] | null },
    tags: {} as 'busy',
  },
  actors: { listActiveApps },
  actions: {
    keep: assign((_, { rows }: { rows: readonly App[] }) => ({ apps: rows })),
    keepReason: assign((_, { problem }: { problem: ProblemData }) => ({ reason: problemText(problem) })),
    tellFailure: emit(() => toast('error', downloadWords.wrong)),
  },
  guards: {
    isServed: ({ context }) => context.apps.length > 0,
    hasApps: (_, { rows }: { rows: readonly App[] }) => rows.length > 0,
  },
  delays: { timeout: 20_000 },
}).createMachine({
  id: 'downloads',
  context: ({ input }) => ({ apps: input.first ?? [], reason: '' }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides by whether the page has brought the apps along.',
      always: [{ guard: 'isServed', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'The apps are asked for.',
      tags: 'busy',
      invoke: {
        src: 'listActiveApps',
        onDone: [
          {
            guard: { type: 'hasApps', params: answered },
            target: 'shown',
            actions: { type: 'keep', params: answered },
          },
          { target: 'empty' },
        ],
        onError: { target: 'failed', actions: [{ type: 'keepReason', params: failure }, 'tellFailure'] },
      },
      after: {
        timeout: {
          target: 'failed',
          actions: [
            { type: 'keepReason', params: () => ({ problem: silentProblem('unanswered') }) },
            'tellFailure',
          ],
        },
      },
    },
    failed: {
      description: 'The apps could not be read; a toast says so, and the page offers another try.',
      on: { retry: 'loading' },
    },
    empty: { type: 'final', description: 'There is nothing to download.' },
    shown: { type: 'final', description: 'Each app stands there with its links.' },
  },
});

export type DownloadsActor = ActorRefFrom<typeof downloadsMachine>;
