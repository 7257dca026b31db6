import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import { deleteDraw, drawTournament } from '#api/tournaments.ts';
import { randomKey } from '#browser/random.ts';
import { isReason } from '#domain/reason.ts';
import { canUndo, partToDraw, wasDrawn, type DrawFacts } from '#domain/tournaments/draw-steps.ts';
import { problemWords } from '#domain/words/problems.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
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
  fault: string | null;
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

const noFacts: DrawFacts = {
  stage: 'draft',
  version: '',
  format: 'knockout',
  qualifierCount: 0,
  players: 0,
  draws: [],
};

const drawActionsSetup = setup({
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
      options: { ...context.options, ...options },
    })),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    setFault: assign({ fault: () => problemWords.reason_missing }),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
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

const drawing = ({
  context: { tournamentId, facts, options, reason, key },
}: {
  context: DrawActionsContext;
}) => ({
  tournamentId,
  version: facts.version,
  key,
  body:
    partToDraw(facts) === 'knockout'
      ? ({ part: 'knockout' } as const)
      : {
          seedSource: options.seedSource,
          ...(options.seedSource === 'ranking' &&
            options.rankingId !== null && { rankingId: options.rankingId }),
          ...(options.seedSource !== 'none' &&
            /^\d+$/.test(options.seedCount) && { seedCount: Number(options.seedCount) }),
          separation: options.separation,
          ...(reason.trim() !== '' && { reason: reason.trim() }),
        },
});

const drawn = {
  target: 'choosing',
  actions: [
    'reset',
    {
      type: 'setClashes',
      params: ({ event }: { event: { output: { clashes: readonly unknown[] } } }) => event.output,
    },
    { type: 'notifySuccess', params: said },
    'emitChanged',
  ],
} as const;
const setRefusal = { type: 'setRefusal', params: failure } as const;
const confirm = (target: 'redrawing' | 'undoing') =>
  [
    { guard: 'hasReason', target, actions: 'clearMessages' },
    { target: '.faulty', actions: ['clearMessages', 'setFault'] },
  ] as const;

const asking = {
  clear: { description: 'No error is shown.', entry: 'clearMessages' },
  faulty: { description: 'A reason is missing.' },
  refused: { description: 'Says why the server refused; the reason stays.' },
} as const;

/** Drawing a tournament by lot: for the first time, again with a reason, the knockout after groups, and undoing it. */
export const drawActionsMachine = drawActionsSetup.createMachine({
  id: 'draw-actions',
  context: ({ input: { tournamentId, facts = noFacts } }) => ({
    tournamentId,
    facts,
    options: { seedSource: 'none', rankingId: null, seedCount: '', separation: 'none' },
    reason: '',
    fault: null,
    refusal: null,
    clashes: 0,
    key: randomKey(),
  }),
  initial: 'choosing',
  on: {
    'tournament.read': { actions: { type: 'setFacts', params: asked } },
    'seeds.saved': { actions: { type: 'takeSeeds', params: asked } },
  },
  states: {
    choosing: {
      description: 'It is said how it is drawn; what the stage does not allow is not offered.',
      on: {
        'option.changed': {
          guard: 'canDraw',
          target: 'choosing',
          actions: ['clearMessages', { type: 'setOptions', params: asked }],
        },
        draw: [
          { guard: 'needsReason', target: 'confirmingRedraw', actions: 'newKey' },
          { guard: 'canDraw', target: 'drawing', actions: ['clearMessages', 'newKey'] },
        ],
        undo: { guard: 'canUndo', target: 'confirmingUndo' },
      },
    },
    drawing: {
      description: 'The draw is being made.',
      tags: 'busy',
      invoke: {
        src: 'drawTournament',
        input: drawing,
        onDone: drawn,
        onError: { target: 'choosing', actions: [setRefusal, 'emitChanged'] },
      },
    },
    confirmingRedraw: {
      description: 'Asks why, before the draw that stands is replaced.',
      initial: 'clear',
      states: asking,
      on: {
        'reason.changed': { target: '.clear', actions: { type: 'setReason', params: asked } },
        confirm: confirm('redrawing'),
        dismiss: { target: 'choosing', actions: 'reset' },
      },
    },
    redrawing: {
      description: 'Another draw is being made.',
      tags: 'busy',
      invoke: {
        src: 'drawTournament',
        input: drawing,
        onDone: drawn,
        onError: { target: 'confirmingRedraw.refused', actions: [setRefusal, 'emitChanged'] },
      },
    },
    confirmingUndo: {
      description: 'Asks why, before the draw and its matches are gone.',
      initial: 'clear',
      states: asking,
      on: {
        'reason.changed': { target: '.clear', actions: { type: 'setReason', params: asked } },
        confirm: confirm('undoing'),
        dismiss: { target: 'choosing', actions: 'reset' },
      },
    },
    undoing: {
      description: 'The draw is being undone.',
      tags: 'busy',
      invoke: {
        src: 'deleteDraw',
        input: ({ context: { tournamentId, facts, reason } }) => ({
          tournamentId,
          reason: reason.trim(),
          version: facts.version,
        }),
        onDone: {
          target: 'choosing',
          actions: ['reset', { type: 'notifySuccess', params: said }, 'emitChanged'],
        },
        onError: { target: 'confirmingUndo.refused', actions: [setRefusal, 'emitChanged'] },
      },
    },
  },
});

export type DrawActionsActor = ActorRefFrom<typeof drawActionsMachine>;
