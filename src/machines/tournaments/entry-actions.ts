import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listPlayers, type PlayerPage } from '#api/players.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { createEntry, updateEntry } from '#api/tournaments.ts';
import { randomKey } from '#browser/random.ts';
import { canAct, isHarsh, type DeskFacts } from '#domain/tournaments/desk-entry.ts';
import type { EntryAct } from '#domain/tournaments/entries.ts';
import { problemWords } from '#domain/words/problems.ts';
import { asked, failure, reason, said } from '#machines/patterns/params.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import type { EntryRow } from './entries-list.ts';
import {
  foundIn,
  isSearchable,
  pause,
  playerSearch,
  reasonMessages,
  type FoundPlayer,
} from './player-search.ts';

export type EntryActionsContext = {
  tournamentId: number;
  facts: DeskFacts;
  row: EntryRow | null;
  act: EntryAct | null;
  /** Why, as typed; the player can read it, but not why somebody is let in. */
  reason: string;
  refusal: string | null;
  /** What players are searched by, and who was found. */
  text: string;
  found: FoundPlayer[];
  player: FoundPlayer | null;
  key: string;
};

type Act = { row: EntryRow; act: EntryAct };

export type EntryActionsEvent =
  | ({ type: 'act' } & Act)
  | { type: 'reason.changed'; reason: string }
  | { type: 'confirm' }
  | { type: 'dismiss' }
  | { type: 'add' }
  | { type: 'text.changed'; text: string }
  | { type: 'player.chosen'; player: FoundPlayer }
  /** The tournament was read again. */
  | { type: 'tournament.read'; facts: DeskFacts };

export type EntryActionsEmitted =
  /** Entries are not what they were: they are to be read again. */
  { type: 'entries.changed' } | Telling;

const entryActionsSetup = setup({
  types: {
    context: {} as EntryActionsContext,
    events: {} as EntryActionsEvent,
    emitted: {} as EntryActionsEmitted,
    input: {} as { tournamentId: number; facts?: DeskFacts },
    tags: {} as 'busy',
  },
  actors: { updateEntry, createEntry, listPlayers },
  actions: {
    setFacts: assign((_, { facts }: { facts: DeskFacts }) => ({ facts })),
    select: assign((_, { row, act }: Act) => ({ row, act })),
    setReason: assign((_, { reason: typed }: { reason: string }) => ({ reason: typed })),
    setText: assign((_, { text }: { text: string }) => ({ text, refusal: null })),
    setFound: assign((_, page: PlayerPage) => ({ found: foundIn(page) })),
    setPlayer: assign((_, { player }: { player: FoundPlayer }) => ({
      player,
      key: randomKey(),
      refusal: null,
    })),
    renewKey: assign({ key: () => randomKey() }),
    clearPlayer: assign({ player: null, reason: '' }),
    clearSearch: assign({ text: '', found: [], player: null, refusal: null, reason: '' }),
    clearFound: assign({ found: [] }),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    setReasonMissing: assign({ refusal: () => problemWords.reason_missing }),
    clearRefusal: assign({ refusal: null }),
    reset: assign({ row: null, act: null, reason: '', refusal: null, text: '', found: [], player: null }),
    emitChanged: emit({ type: 'entries.changed' }),
    notifySuccess: emit((_, { text }: { text: string }) => toast('success', text)),
    notifyFailure: emit((_, { text }: { text: string }) => banner('error', text)),
  },
  guards: {
    isHarsh: ({ context }, { row, act }: Act) => isHarsh(act) && canAct(act, row.status, context.facts),
    canAct: ({ context }, { row, act }: Act) => !isHarsh(act) && canAct(act, row.status, context.facts),
    isReasonMissing: ({ context: { act, reason: why } }) => act === 'disqualify' && why.trim() === '',
    isUnexplained: ({ context }) => context.reason.trim() === '',
    isIneligible: (_, { problem }: { problem: ProblemData }) => problem.code === 'not_eligible',
    canAdd: ({ context: { facts } }) => facts.stage === 'open' || facts.stage === 'closed',
    isSearchable: (_, { text }: { text: string }) => isSearchable(text),
  },
  delays: { pause },
});

const update = ({ context: { tournamentId, row, act, reason: why } }: { context: EntryActionsContext }) => ({
  tournamentId,
  body: {
    userId: row?.userId ?? 0,
    act: act ?? ('confirm' as const),
    ...(why.trim() !== '' && { reason: why.trim() }),
  },
});
const done = {
  target: 'idle',
  actions: [{ type: 'notifySuccess', params: said }, 'emitChanged'],
} as const;
const setRefusal = { type: 'setRefusal', params: failure } as const;

/** What those who run a tournament do about its entries, and how they add players. */
export const entryActionsMachine = entryActionsSetup.createMachine({
  id: 'entry-actions',
  context: ({ input: { tournamentId, facts = { stage: 'draft', hasRoom: false } } }) => ({
    tournamentId,
    facts,
    row: null,
    act: null,
    reason: '',
    refusal: null,
    text: '',
    found: [],
    player: null,
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
          on: {
            'player.chosen': {
              target: '#entry-actions.entering',
              actions: { type: 'setPlayer', params: asked },
            },
          },
        },
        refused: {
          description: 'Says why nobody was found or added; the search stays.',
          on: {
            'player.chosen': {
              target: '#entry-actions.entering',
              actions: { type: 'setPlayer', params: asked },
            },
          },
        },
      },
    },
    entering: {
      description: 'The player is being entered.',
      tags: 'busy',
      invoke: {
        src: 'createEntry',
        input: ({ context: { tournamentId, player, key } }) => ({
          tournamentId,
          userId: player?.userId ?? 0,
          key,
        }),
        onDone: {
          target: 'adding',
          actions: [{ type: 'notifySuccess', params: said }, 'clearSearch', 'emitChanged'],
        },
        onError: [
          { guard: { type: 'isIneligible', params: failure }, target: 'exempting' },
          { target: 'adding.refused', actions: [setRefusal, 'clearPlayer'] },
        ],
      },
    },
    exempting: {
      description: 'The player does not fulfil the conditions: asks why to enter the player all the same.',
      initial: 'clear',
      on: {
        'reason.changed': {
          target: '.clear',
          actions: [{ type: 'setReason', params: asked }, 'clearRefusal', 'renewKey'],
        },
        confirm: [
          { guard: 'isUnexplained', target: '.refused', actions: 'setReasonMissing' },
          { target: 'admitting', actions: 'clearRefusal' },
        ],
        dismiss: { target: 'adding.found', actions: ['clearPlayer', 'clearRefusal'] },
      },
      states: reasonMessages,
    },
    admitting: {
      description: 'The player is being entered with the reason.',
      tags: 'busy',
      invoke: {
        src: 'createEntry',
        input: ({ context: { tournamentId, player, reason: why, key } }) => ({
          tournamentId,
          userId: player?.userId ?? 0,
          reason: why.trim(),
          key,
        }),
        onDone: {
          target: 'adding',
          actions: [{ type: 'notifySuccess', params: said }, 'clearSearch', 'emitChanged'],
        },
        onError: { target: 'exempting.refused', actions: setRefusal },
      },
    },
  },
});

export type EntryActionsActor = ActorRefFrom<typeof entryActionsMachine>;
