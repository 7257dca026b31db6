import type { ActorRefFrom } from 'xstate';
import { randomKey } from '#browser/random.ts';
import { partToDraw, type DrawFacts } from '#domain/tournaments/draw-steps.ts';
import { formMessages } from '#machines/patterns/form-messages.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { drawActionsSetup, type DrawActionsContext } from './draw-actions-setup.ts';

const noFacts: DrawFacts = {
  stage: 'draft',
  version: '',
  format: 'knockout',
  qualifierCount: 0,
  players: 0,
  draws: [],
};

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

/** Asks for a reason before what stands is gone. */
const asking = <Target extends string>(description: string, target: Target) =>
  ({
    description,
    initial: 'clear',
    on: {
      'reason.changed': { target: '.clear', actions: { type: 'setReason', params: asked } },
      confirm: [
        { guard: 'hasReason', target, actions: 'clearMessages' },
        { target: '.faulty', actions: ['clearMessages', 'setFault'] },
      ],
      dismiss: { target: 'choosing', actions: 'reset' },
    },
    states: {
      clear: formMessages.clear,
      faulty: { description: 'A reason is missing.' },
      refused: { description: 'Says why the server refused; the reason stays.' },
    },
  }) as const;

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
    confirmingRedraw: asking('Asks why, before the draw that stands is replaced.', 'redrawing'),
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
    confirmingUndo: asking('Asks why, before the draw and its matches are gone.', 'undoing'),
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
