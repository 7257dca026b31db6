import { assign, emit, setup } from 'xstate';
import { listPlayers, type PlayerPage } from '#api/players.ts';
import type { ProblemData } from '#api/problem.ts';
import { changeDraw, listEntries, type EntryRow } from '#api/tournaments.ts';
import { holdsPlace } from '#domain/tournaments/entries.ts';
import type { Stage } from '#domain/tournaments/stage.ts';
import { drawChangeWords as words } from '#domain/words/draw-changes.ts';
import { problemWords } from '#domain/words/problems.ts';
import { saidOf } from '#machines/patterns/named-field.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import { foundIn, isSearchable, pause, type FoundPlayer } from './player-search.ts';

export type DrawChange = 'letIn' | 'replace' | 'swap';
export type DrawnPlayer = { userId: number; name: string };

/** What decides which changes are offered; the server knows whether play has begun. */
export type ChangeFacts = { stage: Stage; version: string; format: 'knockout' | 'roundRobin' };

export type DrawChangesContext = {
  tournamentId: number;
  facts: ChangeFacts;
  act: DrawChange;
  /** Who has a place, and who waits for one. */
  players: DrawnPlayer[];
  waiting: FoundPlayer[];
  one: number | null;
  two: number | null;
  text: string;
  found: FoundPlayer[];
  newcomer: FoundPlayer | null;
  /** Why a newcomer is put in who does not fulfil the conditions, as typed. */
  reason: string;
  fault: string | null;
  refusal: string | null;
};

export type DrawChangesEvent =
  | { type: 'begin'; act: DrawChange }
  | { type: 'one.chosen'; userId: number | null }
  | { type: 'two.chosen'; userId: number | null }
  | { type: 'text.changed'; text: string }
  | { type: 'newcomer.chosen'; newcomer: FoundPlayer }
  | { type: 'reason.changed'; reason: string }
  | { type: 'confirm' }
  | { type: 'dismiss' }
  /** The tournament was read again. */
  | { type: 'tournament.read'; facts: ChangeFacts };

export type DrawChangesEmitted =
  /** The draw is not what it was: the tournament is to be read again. */
  { type: 'draw.changed' } | Telling;

/** Whether a change can be offered at a stage. */
export const canBegin = ({ stage, format }: ChangeFacts, act: DrawChange): boolean => {
  if (act === 'swap') return stage === 'drawn';
  return (stage === 'drawn' || stage === 'running') && (act === 'replace' || format === 'knockout');
};

/** Nothing chosen, typed or said yet. */
export const unchosen = {
  players: [],
  waiting: [],
  one: null,
  two: null,
  text: '',
  found: [],
  newcomer: null,
  reason: '',
  fault: null,
  refusal: null,
} satisfies Partial<DrawChangesContext>;

/** What changing a draw is made of; how it goes stands in `draw-changes.ts`. */
export const drawChangesSetup = setup({
  types: {
    context: {} as DrawChangesContext,
    events: {} as DrawChangesEvent,
    emitted: {} as DrawChangesEmitted,
    input: {} as { tournamentId: number; facts?: ChangeFacts },
    tags: {} as 'busy',
  },
  actors: { changeDraw, listEntries, listPlayers },
  actions: {
    setFacts: assign((_, { facts }: { facts: ChangeFacts }) => ({ facts })),
    begin: assign((_, { act }: { act: DrawChange }) => ({ act })),
    setField: assign((_, { rows }: { rows: EntryRow[] }) => ({
      players: rows
        .filter(({ status }) => holdsPlace(status))
        .map(({ userId, name }) => ({ userId, name }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
      waiting: rows
        .filter(({ status }) => status === 'waiting' || status === 'requested')
        .toSorted((a, b) => (a.position ?? 999) - (b.position ?? 999))
        .map(({ userId, name }) => ({ userId, name, email: '' })),
    })),
    setOne: assign((_, { userId }: { userId: number | null }) => ({
      one: userId,
      fault: null,
      refusal: null,
    })),
    setTwo: assign((_, { userId }: { userId: number | null }) => ({
      two: userId,
      fault: null,
      refusal: null,
    })),
    setText: assign((_, { text }: { text: string }) => ({ text, found: [] })),
    setFound: assign((_, page: PlayerPage) => ({ found: foundIn(page) })),
    setNewcomer: assign((_, { newcomer }: { newcomer: FoundPlayer }) => ({ newcomer })),
    clearNewcomer: assign({ newcomer: null, reason: '' }),
    setReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    setReasonMissing: assign({ refusal: () => problemWords.reason_missing }),
    setFault: assign(({ context: { act } }) => ({
      fault: act === 'swap' ? words.incomplete : words.outMissing,
    })),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: saidOf(problem, 'reason'),
    })),
    clearMessages: assign({ fault: null, refusal: null }),
    reset: assign(unchosen),
    emitChanged: emit({ type: 'draw.changed' }),
    notifySuccess: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    canBegin: ({ context }, { act }: { act: DrawChange }) => canBegin(context.facts, act),
    isSwap: ({ context }) => context.act === 'swap',
    isPair: ({ context: { act, one, two } }) => act === 'swap' && one !== null && two !== null && one !== two,
    needsOut: ({ context: { act, one } }) => act === 'replace' && one === null,
    hasNewcomer: ({ context: { act } }) => act !== 'swap',
    isSearchable: ({ context }, { text }: { text: string }) => context.act !== 'swap' && isSearchable(text),
    isShort: ({ context }) => context.act !== 'swap',
    isIneligible: ({ context }, { problem }: { problem: ProblemData }) =>
      context.newcomer !== null && problem.code === 'not_eligible',
    isUnexplained: ({ context }) => context.reason.trim() === '',
  },
  delays: { pause },
});
