import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { type ProblemData } from '#api/problem.ts';
import { writeEntry } from '#api/scoring.ts';
import { serverNow } from '#browser/clock.ts';
import { connection, type ConnectivityEvent } from '#browser/connectivity.ts';
import { keepScores, recallScores } from '#browser/kept-scores.ts';
import { randomKey } from '#browser/random.ts';
import type { Side } from '#domain/scoring/scoreboard.ts';
import type { Entry, ScoredMatch } from '#domain/scoring/entry.ts';
import type { Tap } from '#domain/scoring/pad.ts';
import type { KeptScores } from '#domain/scoring/waiting.ts';
import { problemWords } from '#domain/words/problems.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { entryOf, faultIn, stageOf, standing, undoEntry, written, type Stage } from './standing.ts';

export type EndReason = 'played' | 'walkover' | 'retired';

export type ScoringContext = KeptScores & {
  userId: number;
  /** What the server said last. */
  match: ScoredMatch;
  /** Why the last tap was not taken. */
  fault: string | null;
  /** Why the server did not take what waited, and how many entries were dropped with it. */
  refusal: { code: string; text: string; dropped: number } | null;
};

export type ScoringEvent =
  | { type: 'start'; atTable: Side }
  | { type: 'tapped'; tap: Tap }
  | { type: 'undo' }
  | { type: 'end.asked' }
  | { type: 'cancel' }
  | { type: 'ended'; winner: number; reason: EndReason }
  | { type: 'retry' }
  | { type: 'accept' }
  /** Somebody else has read the match. */
  | { type: 'match.read'; match: ScoredMatch }
  | ConnectivityEvent;

const answer = ({ event }: { event: { output: ScoredMatch } }) => ({ match: event.output });

const scoringSetup = setup({
  types: {
    context: {} as ScoringContext,
    events: {} as ScoringEvent,
    emitted: {} as { type: 'score.written'; match: ScoredMatch },
    input: {} as { match: ScoredMatch; userId: number },
    tags: {} as 'busy',
  },
  actors: { recallScores, writeEntry, connection },
  actions: {
    recall: assign((_, kept: KeptScores) => ({ waiting: kept.waiting, steps: kept.steps })),
    writeStart: assign(({ context }, { atTable }: { atTable: Side }) =>
      write(context, { kind: 'start', body: { version: standing(context).version, atTable } }),
    ),
    writeTap: assign(({ context }, { tap }: { tap: Tap }) => {
      const entry = entryOf(context, tap);
      const fault = faultIn(context, entry, serverNow());
      return fault === null ? write(context, entry) : { fault: problemWords[fault] };
    }),
    writeUndo: assign(({ context }) => {
      const entry = undoEntry(context);
      return entry ? write(context, entry, true) : {};
    }),
    writeEnd: assign(({ context }, { winner, reason }: { winner: number; reason: EndReason }) =>
      write(context, { kind: 'end', body: { version: standing(context).version, winner, reason } }),
    ),
    keepAnswer: assign(({ context }, { match }: { match: ScoredMatch }) => ({
      match,
      waiting: context.waiting.slice(1),
    })),
    takeMatch: assign((_, { match }: { match: ScoredMatch }) => ({ match, steps: [] })),
    drop: assign(({ context }, { problem }: { problem: ProblemData }) => ({
      waiting: [],
      steps: [],
      refusal: { code: problem.code, text: problem.message, dropped: context.waiting.length },
    })),
    clearFault: assign({ fault: null }),
    clearRefusal: assign({ refusal: null }),
    keepOnDevice: ({ context: { userId, match, waiting, steps } }) =>
      keepScores({ userId, matchId: match.matchId }, { waiting, steps }),
    tellWritten: emit(({ context: { match } }) => ({ type: 'score.written' as const, match })),
  },
  guards: {
    isStage: ({ context }, { stage }: { stage: Stage }) => stageOf(context) === stage,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasUndo: ({ context }) => undoEntry(context) !== null,
    // A lost network, a server that is down, a session that has ended: what waits is still to be sent.
    isPassing: (_, { problem }: { problem: ProblemData }) =>
      problem.kind !== 'refused' || problem.status >= 500 || [0, 401, 408, 429].includes(problem.status),
    isNewer: ({ context }, { match }: { match: ScoredMatch }) =>
      context.waiting.length === 0 && match.version > context.match.version,
  },
  delays: { timeout: 20_000, pause: 5_000 },
});

/** Adds an entry to what waits, under a key of its own. */
function write(context: ScoringContext, entry: Entry, isUndo = false) {
  return { ...written(context, { key: randomKey(), at: serverNow(), entry }, isUndo), fault: null };
}

const at = (stage: Stage) => ({ guard: { type: 'isStage', params: { stage } }, target: stage }) as const;
const isPassing = { guard: { type: 'isPassing', params: failure }, target: 'lost' } as const;
const canEnd = {
  'end.asked': { target: 'asking', actions: 'clearFault' },
  undo: { guard: 'hasUndo', actions: ['writeUndo', 'keepOnDevice'] },
} as const;

/** A match is scored: every tap is written on the device at once, and sent in order, once each. */
export const scoringMachine = scoringSetup.createMachine({
  id: 'scoring',
  context: ({ input: { match, userId } }) => ({
    userId,
    match,
    waiting: [],
    steps: [],
    fault: null,
    refusal: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'What an earlier page of this device has not sent is looked for.',
      tags: 'busy',
      invoke: {
        src: 'recallScores',
        input: ({ context }) => ({ userId: context.userId, matchId: context.match.matchId }),
        onDone: { target: 'scoring', actions: { type: 'recall', params: answered } },
        onError: 'scoring',
      },
    },
    scoring: {
      description: 'The desk takes what is tapped; the line sends it.',
      type: 'parallel',
      invoke: { src: 'connection' },
      states: {
        desk: {
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Where the match stands says what can be written.',
              always: [at('upcoming'), at('decided'), at('over'), { target: 'live' }],
            },
            upcoming: {
              description: 'The match waits for its start, and for who breaks off.',
              always: [at('live'), at('decided'), at('over')],
              on: {
                start: { actions: [{ type: 'writeStart', params: asked }, 'keepOnDevice'] },
                'end.asked': 'asking',
              },
            },
            live: {
              description: 'Points, visits and frames are written as they are made.',
              always: [at('decided'), at('over'), at('upcoming')],
              on: { tapped: { actions: [{ type: 'writeTap', params: asked }, 'keepOnDevice'] }, ...canEnd },
            },
            decided: {
              description: 'Somebody has what wins the match: it is ended, or the last frame taken back.',
              always: [at('live'), at('over'), at('upcoming')],
              on: canEnd,
            },
            asking: {
              description: 'Ending is asked about: the result goes into the draw.',
              always: at('over'),
              on: {
                cancel: 'deciding',
                ended: {
                  target: 'deciding',
                  actions: [{ type: 'writeEnd', params: asked }, 'keepOnDevice'],
                },
              },
            },
            over: {
              description: 'The match is over.',
              always: [at('live'), at('decided'), at('upcoming')],
            },
          },
        },
        line: {
          initial: 'idle',
          states: {
            idle: {
              description: 'Everything is sent.',
              always: { guard: 'hasWaiting', target: 'sending' },
              on: {
                'match.read': {
                  guard: { type: 'isNewer', params: asked },
                  actions: [{ type: 'takeMatch', params: asked }, 'keepOnDevice'],
                },
              },
            },
            sending: {
              description: 'The oldest entry is under way; the others wait behind it.',
              invoke: {
                src: 'writeEntry',
                input: ({ context: { match, waiting } }) => ({
                  matchId: match.matchId,
                  key: waiting[0]?.key ?? '',
                  entry: waiting[0]?.entry as Entry,
                }),
                onDone: {
                  target: 'idle',
                  actions: [{ type: 'keepAnswer', params: answer }, 'keepOnDevice', 'tellWritten'],
                },
                onError: [
                  isPassing,
                  { target: 'refused', actions: [{ type: 'drop', params: failure }, 'keepOnDevice'] },
                ],
              },
              after: { timeout: 'lost' },
            },
            lost: {
              description: 'What waits is kept on the device, and tried again by itself.',
              after: { pause: 'sending' },
              on: { retry: 'sending', 'went.online': 'sending' },
            },
            refused: {
              description:
                'The server knows better: people are told what was not written, and see its score.',
              entry: 'tellWritten',
              always: { guard: 'hasWaiting', target: 'sending', actions: 'clearRefusal' },
              on: {
                accept: { target: 'idle', actions: 'clearRefusal' },
                'match.read': {
                  guard: { type: 'isNewer', params: asked },
                  actions: [{ type: 'takeMatch', params: asked }, 'keepOnDevice'],
                },
              },
            },
          },
        },
      },
    },
  },
});

export type ScoringActor = ActorRefFrom<typeof scoringMachine>;
