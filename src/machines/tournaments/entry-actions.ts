import type { ActorRefFrom } from 'xstate';
import { randomKey } from '#browser/random.ts';
import { asked, failure, reason, said } from '#machines/patterns/params.ts';
import { entryActionsSetup, unselected, type EntryActionsContext } from './entry-actions-setup.ts';
import { exemptionStates } from './exemption.ts';
import { playerSearch, reasonMessages } from './player-search.ts';

const update = ({ context: { tournamentId, row, act, reason: why } }: { context: EntryActionsContext }) => ({
  tournamentId,
  body: {
    userId: row?.userId ?? 0,
    act: act ?? ('confirm' as const),
    ...(why.trim() !== '' && { reason: why.trim() }),
  },
});
const chosen = ({ context: { tournamentId, player, key } }: { context: EntryActionsContext }) => ({
  tournamentId,
  userId: player?.userId ?? 0,
  key,
});
const explained = ({ context }: { context: EntryActionsContext }) => ({
  ...chosen({ context }),
  reason: context.reason.trim(),
});
const done = {
  target: 'idle',
  actions: [{ type: 'notifySuccess', params: said }, 'emitChanged'],
} as const;
const added = {
  target: 'adding',
  actions: [{ type: 'notifySuccess', params: said }, 'clearSearch', 'emitChanged'],
} as const;
const choosable = {
  'player.chosen': { target: '#entry-actions.entering', actions: { type: 'setPlayer', params: asked } },
} as const;
const setRefusal = { type: 'setRefusal', params: failure } as const;

/** What those who run a tournament do about its entries, and how they add players. */
export const entryActionsMachine = entryActionsSetup.createMachine({
  id: 'entry-actions',
  context: ({ input: { tournamentId, facts = { stage: 'draft', hasRoom: false } } }) => ({
    tournamentId,
    facts,
    ...unselected,
    key: randomKey(),
  }),
  initial: 'idle',
  on: { 'tournament.read': { actions: { type: 'setFacts', params: asked } } },
  states: {
    idle: {
      description: 'Each entry offers what its status allows.',
      entry: 'reset',
      on: {
        act: [
          {
            guard: { type: 'isHarsh', params: asked },
            target: 'confirming',
            actions: { type: 'select', params: asked },
          },
          {
            guard: { type: 'canAct', params: asked },
            target: 'acting',
            actions: { type: 'select', params: asked },
          },
        ],
        add: { guard: 'canAdd', target: 'adding' },
      },
    },
    acting: {
      description: 'The entry is being confirmed, checked in, or taken out of the check-in.',
      tags: 'busy',
      invoke: {
        src: 'updateEntry',
        input: update,
        onDone: done,
        onError: { target: 'idle', actions: [{ type: 'notifyFailure', params: reason }, 'emitChanged'] },
      },
    },
    confirming: {
      description: 'Asks before a player loses the entry, with a reason that the player can read.',
      initial: 'clear',
      on: {
        'reason.changed': {
          target: '.clear',
          actions: [{ type: 'setReason', params: asked }, 'clearRefusal'],
        },
        confirm: [
          { guard: 'isReasonMissing', target: '.refused', actions: 'setReasonMissing' },
          { target: 'taking', actions: 'clearRefusal' },
        ],
        dismiss: 'idle',
      },
      states: reasonMessages,
    },
    taking: {
      description: 'The entry is being refused or withdrawn, or the player disqualified.',
      tags: 'busy',
      invoke: {
        src: 'updateEntry',
        input: update,
        onDone: done,
        onError: { target: 'confirming.refused', actions: setRefusal },
      },
    },
    adding: {
      description: 'A player is searched for by name; one after the other can be added.',
      initial: 'still',
      on: {
        'text.changed': [
          {
            guard: { type: 'isSearchable', params: asked },
            target: '.typing',
            actions: { type: 'setText', params: asked },
          },
          { target: '.still', actions: [{ type: 'setText', params: asked }, 'clearFound'] },
        ],
        dismiss: 'idle',
      },
      states: {
        still: { description: 'Too little is typed to search for.' },
        ...playerSearch({ target: 'refused', actions: setRefusal }),
        found: {
          description: 'Who was found can be added.',
          on: choosable,
        },
        refused: {
          description: 'Says why nobody was found or added; the search stays.',
          on: choosable,
        },
      },
    },
    entering: {
      description: 'The player is being entered.',
      tags: 'busy',
      invoke: {
        src: 'createEntry',
        input: chosen,
        onDone: added,
        onError: [
          { guard: { type: 'isIneligible', params: failure }, target: 'exempting' },
          { target: 'adding.refused', actions: [setRefusal, 'clearPlayer'] },
        ],
      },
    },
    ...exemptionStates({
      asking: 'The player does not fulfil the conditions: asks why to enter the player all the same.',
      admitting: 'The player is being entered with the reason.',
      changed: ['clearRefusal', 'renewKey'],
      sent: 'clearRefusal',
      dismiss: { target: 'adding.found', actions: ['clearPlayer', 'clearRefusal'] },
      call: { src: 'createEntry', input: explained, onDone: added },
      refused: [],
    }),
  },
});

export type EntryActionsActor = ActorRefFrom<typeof entryActionsMachine>;
