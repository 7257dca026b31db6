import { assign, emit, setup } from 'xstate';
import type { ProblemData } from '#api/problem.ts';
import { deleteDraw, drawTournament } from '#api/tournaments.ts';
import { randomKey } from '#browser/random.ts';
import { isReason } from '#domain/reason.ts';
import { canUndo, partToDraw, wasDrawn, type DrawFacts } from '#domain/tournaments/draw-steps.ts';
import { problemWords } from '#domain/words/problems.ts';
import { fieldIn, refusedAt } from '#machines/patterns/named-field.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** How a draw is to be made, as its form has it. */
export type DrawOptions = {
  seedSource: 'none' | 'manual' | 'rating' | 'ranking';
  /** By which ranking; null for the latest one of the club. */
  rankingId: number | null;
  seedCount: string;
  separation: 'none' | 'club' | 'country';
};

export type DrawActionsContext = {
  tournamentId: number;
  facts: DrawFacts;
  options: DrawOptions;
  /** Why it is drawn again or undone; everyone can read it. */
  reason: string;
  fault: FieldFault<'reason' | 'seedCount'> | null;
  refusal: string | null;
  /** Pairs of the last draw that could not be kept apart. */
  clashes: number;
  key: string;
};

export type DrawActionsEvent =
  | { type: 'option.changed'; options: Partial<DrawOptions> }
  | { type: 'draw' }
  | { type: 'undo' }
  | { type: 'reason.changed'; reason: string }
  | { type: 'confirm' }
  | { type: 'dismiss' }
  /** The tournament was read again. */
  | { type: 'tournament.read'; facts: DrawFacts }
  /** Seeds are saved beside: the tournament has another version, and they are what is drawn with. */
  | { type: 'seeds.saved'; version: string };

export type DrawActionsEmitted =
  /** The draw is not what it was: the tournament is to be read again. */
  { type: 'draw.changed' } | Telling;

/** Most seeds of a draw. */
const mostSeeds = 256;

/** What is no number, or more than there can be, is not taken. */
const seedsTyped = (typed: string | undefined, before: string): string =>
  typed !== undefined && /^\d*$/.test(typed) && Number(typed) <= mostSeeds ? typed : before;

/** What drawing a tournament is made of; how it goes stands in `draw-actions.ts`. */
export const drawActionsSetup = setup({
  types: {
    context: {} as DrawActionsContext,
    events: {} as DrawActionsEvent,
    emitted: {} as DrawActionsEmitted,
    input: {} as { tournamentId: number; facts?: DrawFacts },
    tags: {} as 'busy',
  },
  actors: { drawTournament, deleteDraw },
  actions: {
    setFacts: assign((_, { facts }: { facts: DrawFacts }) => ({ facts })),
    takeSeeds: assign(({ context: { facts, options } }, { version }: { version: string }) => ({
      facts: { ...facts, version },
      options: { ...options, seedSource: 'manual' as const },
    })),
    setOptions: assign(({ context }, { options }: { options: Partial<DrawOptions> }) => ({
      options: {
        ...context.options,
        ...options,
        seedCount: seedsTyped(options.seedCount, context.options.seedCount),
      },
    })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    setFault: assign({ fault: () => ({ field: 'reason' as const, text: problemWords.reason_missing }) }),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) =>
      refusedAt(problem, fieldIn(['reason', 'seedCount'])),
    ),
    setClashes: assign((_, { clashes }: { clashes: readonly unknown[] }) => ({ clashes: clashes.length })),
    newKey: assign(() => ({ key: randomKey() })),
    clearMessages: assign({ fault: null, refusal: null }),
    reset: assign({ reason: '', fault: null, refusal: null, clashes: 0 }),
    emitChanged: emit({ type: 'draw.changed' }),
    notifySuccess: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    canDraw: ({ context }) => partToDraw(context.facts) !== null,
    needsReason: ({ context }) => wasDrawn(context.facts),
    canUndo: ({ context }) => canUndo(context.facts),
    hasReason: ({ context }) => isReason(context.reason),
  },
});
