import { assign, emit, setup } from 'xstate';
import type { ProblemData } from '#api/problem.ts';
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

/** What scoring a match is made of; its states stand in `machine.ts`. */
export const scoringSetup = setup({
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
