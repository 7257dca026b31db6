import type { ActorRefFrom } from 'xstate';
import { answered, asked, failure, said } from '#machines/patterns/params.ts';
import { seedsSetup, type SeedsContext } from './seeds-setup.ts';

const readField = {
  src: 'listEntries',
  input: ({ context: { tournamentId } }: { context: SeedsContext }) => ({ tournamentId, limit: 1000 }),
} as const;

/** Who is seeded, in order: chosen, dragged or moved by keys, and saved at once for all. */
export const seedsMachine = seedsSetup.createMachine({
  id: 'seeds',
  context: ({ input: { tournamentId } }) => ({
    tournamentId,
    version: '',
    players: [],
    saved: [],
    order: [],
    lifted: null,
    before: [],
    said: '',
    refusal: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Everyone with a place is read.',
      tags: 'busy',
      invoke: {
        ...readField,
        onDone: { target: 'editing', actions: { type: 'setPlayers', params: answered } },
        onError: { target: 'failed', actions: { type: 'setRefusal', params: failure } },
      },
    },
    failed: {
      description: 'The players could not be read; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearRefusal' } },
    },
    editing: {
      description: 'Seeds are chosen, taken off and put in order; nothing is sent yet.',
      on: {
        seed: {
          guard: { type: 'isNew', params: asked },
          actions: ['clearRefusal', { type: 'add', params: asked }],
        },
        remove: { actions: ['clearRefusal', { type: 'remove', params: asked }] },
        lift: { target: 'lifted', actions: { type: 'lift', params: asked } },
        save: { guard: 'isChanged', target: 'saving', actions: 'clearRefusal' },
        discard: { guard: 'isChanged', actions: ['clearRefusal', 'discard'] },
      },
    },
    lifted: {
      description: 'A player is lifted: arrows or a pointer move it, and each place is read out.',
      on: {
        move: { actions: { type: 'move', params: asked } },
        drop: { target: 'editing', actions: 'putDown' },
        'put.back': { target: 'editing', actions: 'putBack' },
      },
    },
    saving: {
      description: 'The seeds are on their way, on the version of the tournament that was read.',
      tags: 'busy',
      invoke: {
        src: 'setSeeds',
        input: ({ context: { tournamentId, order, version } }) => ({
          tournamentId,
          userIds: [...order],
          version,
        }),
        onDone: {
          target: 'editing',
          actions: [
            'setSaved',
            { type: 'setVersion', params: answered },
            { type: 'notifySuccess', params: said },
            'emitSaved',
            'emitChanged',
          ],
        },
        onError: [
          {
            guard: { type: 'isChangedMeanwhile', params: failure },
            target: 'comparing',
            actions: 'emitChanged',
          },
          { target: 'editing', actions: [{ type: 'setRefusal', params: failure }, 'emitChanged'] },
        ],
      },
    },
    comparing: {
      description: 'Someone else was first: the seeds are read as they have left them.',
      tags: 'busy',
      invoke: {
        ...readField,
        onDone: [
          {
            guard: { type: 'isStored', params: answered },
            target: 'editing',
            actions: [{ type: 'takeStored', params: answered }, 'notifySame', 'emitSaved'],
          },
          // Something else of the tournament was changed.
          {
            guard: { type: 'isUntouched', params: answered },
            target: 'saving',
            actions: { type: 'takeStored', params: answered },
          },
          { target: 'resolvingConflict', actions: { type: 'takeStored', params: answered } },
        ],
        onError: { target: 'editing', actions: { type: 'setRefusal', params: failure } },
      },
    },
    resolvingConflict: {
      description: 'Both orders are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': 'saving',
        'take.theirs': { target: 'editing', actions: 'discard' },
        stay: 'editing',
      },
    },
  },
});

export type SeedsActor = ActorRefFrom<typeof seedsMachine>;
