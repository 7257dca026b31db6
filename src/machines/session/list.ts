import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { endSessions, listSessions, type Session } from '#api/session.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import { sessionListWords as words } from '#domain/words/session-list.ts';
import { confirmedAction } from '#machines/patterns/confirmed-action.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type SessionListContext = {
  timeZone: string;
  rows: readonly Session[];
  /** The session that is being signed out. */
  ending: string | null;
  failure: string | null;
};

export type SessionListEvent =
  | { type: 'retry' }
  | { type: 'end'; sessionId: string }
  | { type: 'end.everywhere' }
  | { type: 'keep' }
  | { type: 'confirm' };

export type SessionListEmitted = Telling | { type: 'ended.everywhere' };

function toldOf(context: SessionListContext, words: (device: string) => string): string {
  return words(context.rows.find(({ sessionId }) => sessionId === context.ending)?.device ?? '');
}

/** Where one is signed in, and signing out there or everywhere. */
export const sessionListMachine = setup({
  types: {
    context: {} as SessionListContext,
    events: {} as SessionListEvent,
    emitted: {} as SessionListEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as { timeZone?: string },
    tags: {} as 'busy',
  },
  actors: { listSessions, endSessions },
  actions: {
    keepRows: assign((_, { rows }: { rows: readonly Session[] }) => ({ rows })),
    keepFailure: assign((_, { problem }: { problem: ProblemData }) => ({ failure: problemText(problem) })),
    name: assign((_, { sessionId }: { sessionId: string }) => ({ ending: sessionId })),
    drop: assign({
      rows: ({ context }) => context.rows.filter(({ sessionId }) => sessionId !== context.ending),
      ending: null,
    }),
    nameNone: assign({ ending: null }),
    tellEnded: emit(({ context }) => toast('success', toldOf(context, words.ended))),
    tellGone: emit(({ context }) => toast('info', toldOf(context, words.gone))),
    tellEverywhere: emit({ type: 'ended.everywhere' }),
    warn: emit((_, { problem }: { problem: ProblemData }) => toast('warning', problemText(problem))),
  },
  guards: {
    isGone: (_, { problem }: { problem: ProblemData }) => problem.status === 404,
  },
}).createMachine({
  id: 'session-list',
  context: ({ input }) => ({
    timeZone: input.timeZone ?? ownTimeZone(),
    rows: [],
    ending: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The sessions are read from the server.',
      tags: 'busy',
      invoke: {
        src: 'listSessions',
        onDone: {
          target: 'listed',
          actions: { type: 'keepRows', params: answered },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failure } },
      },
    },
    failed: {
      description: 'The sessions could not be read; it can be tried again.',
      on: { retry: 'loading' },
    },
    listed: {
      description: 'Each session can be signed out, and all of them together.',
      on: {
        end: { target: 'ending', actions: { type: 'name', params: asked } },
        'end.everywhere': 'asking',
      },
    },
    ending: {
      description: 'The server ends one session; the rest of the list stays.',
      tags: 'busy',
      invoke: {
        src: 'endSessions',
        input: ({ context }) => (context.ending === null ? {} : { sessionId: context.ending }),
        onDone: { target: 'listed', actions: ['tellEnded', 'drop'] },
        onError: [
          {
            guard: { type: 'isGone', params: failure },
            target: 'listed',
            actions: ['tellGone', 'drop'],
          },
          { target: 'listed', actions: [{ type: 'warn', params: failure }, 'nameNone'] },
        ],
      },
    },
    ...confirmedAction({
      asking: 'asking',
      asks: 'Asks before every device is signed out, this one included.',
      back: { keep: 'listed' },
      doing: 'endingAll',
      does: 'The server ends every session of this person.',
      invoke: {
        src: 'endSessions',
        input: {},
        onDone: { target: 'ended', actions: 'tellEverywhere' },
        onError: { target: 'listed', actions: { type: 'warn', params: failure } },
      },
    }),
    ended: { type: 'final', description: 'Nobody is signed in any more; the session takes over.' },
  },
});

export type SessionListActor = ActorRefFrom<typeof sessionListMachine>;
