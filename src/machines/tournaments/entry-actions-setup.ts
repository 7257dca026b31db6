import { assign, emit, setup } from 'xstate';
import { listPlayers, type PlayerPage } from '#api/players.ts';
import type { ProblemData } from '#api/problem.ts';
import { createEntry, updateEntry } from '#api/tournaments.ts';
import { randomKey } from '#browser/random.ts';
import { canAct, isHarsh, type DeskFacts } from '#domain/tournaments/desk-entry.ts';
import type { EntryAct } from '#domain/tournaments/entries.ts';
import { problemWords } from '#domain/words/problems.ts';
import { saidOf } from '#machines/patterns/named-field.ts';
import { banner, toast, type Telling } from '#machines/patterns/telling.ts';
import type { EntryRow } from './entries-list.ts';
import { foundIn, isSearchable, pause, type FoundPlayer } from './player-search.ts';

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

/** Nothing selected, typed or said yet. */
export const unselected = {
  row: null,
  act: null,
  reason: '',
  refusal: null,
  text: '',
  found: [],
  player: null,
} satisfies Partial<EntryActionsContext>;

/** What is done about entries; how it goes stands in `entry-actions.ts`. */
export const entryActionsSetup = setup({
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
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: saidOf(problem, 'reason'),
    })),
    setReasonMissing: assign({ refusal: () => problemWords.reason_missing }),
    clearRefusal: assign({ refusal: null }),
    reset: assign(unselected),
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
