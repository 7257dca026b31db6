import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listPlayers, type PlayerPage } from '#api/players.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { changeDraw, listEntries, type EntryRow } from '#api/tournaments.ts';
import { holdsPlace } from '#domain/tournaments/entries.ts';
import type { Stage } from '#domain/tournaments/stage.ts';
import { drawChangeWords as words } from '#domain/words/draw-changes.ts';
import { problemWords } from '#domain/words/problems.ts';
import { answered, asked, failure, said } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';
import {
  foundIn,
  isSearchable,
  pause,
  playerSearch,
  reasonMessages,
  type FoundPlayer,
} from './player-search.ts';

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

const noFacts: ChangeFacts = { stage: 'draft', version: '', format: 'knockout' };
const setRefusal = { type: 'setRefusal', params: failure } as const;
const change = ({ context }: { context: DrawChangesContext }) => {
  const { tournamentId, facts, act, one, two, newcomer, reason } = context;
  const why = reason.trim();
  const replace = {
    ...(act === 'replace' && { out: one ?? 0 }),
    in: newcomer?.userId ?? 0,
    ...(why !== '' && { reason: why }),
  };
  return {
    tournamentId,
    version: facts.version,
    body: act === 'swap' ? { swap: [one ?? 0, two ?? 0] } : { replace },
  };
};
const changed = {
  target: 'idle',
  actions: [{ type: 'notifySuccess', params: said }, 'emitChanged'],
} as const;

/** Changing a draw by hand: two players swap, one takes the seat of another, or a late one takes a bye. */
export const drawChangesMachine = setup({
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
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearMessages: assign({ fault: null, refusal: null }),
    reset: assign({
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
    }),
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
}).createMachine({
  id: 'draw-changes',
  context: ({ input: { tournamentId, facts = noFacts } }) => ({
    tournamentId,
    facts,
    act: 'swap',
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
  }),
  initial: 'idle',
  on: { 'tournament.read': { actions: { type: 'setFacts', params: asked } } },
  states: {
    idle: {
      description: 'The changes are offered that the stage allows.',
      entry: 'reset',
      on: {
        begin: {
          guard: { type: 'canBegin', params: asked },
          target: 'loading',
          actions: { type: 'begin', params: asked },
        },
      },
    },
    loading: {
      description: 'Who has a place and who waits is read.',
      tags: 'busy',
      invoke: {
        src: 'listEntries',
        input: ({ context: { tournamentId } }) => ({ tournamentId, limit: 1000 }),
        onDone: { target: 'editing', actions: { type: 'setField', params: answered } },
        onError: { target: 'unread', actions: setRefusal },
      },
    },
    unread: {
      description: 'The players could not be read, and the page says why.',
      on: {
        begin: {
          guard: { type: 'canBegin', params: asked },
          target: 'loading',
          actions: ['clearMessages', { type: 'begin', params: asked }],
        },
      },
    },
    editing: {
      description: 'It is said who changes places with whom, or who comes and who goes.',
      initial: 'still',
      on: {
        'one.chosen': { actions: { type: 'setOne', params: asked } },
        'two.chosen': { guard: 'isSwap', actions: { type: 'setTwo', params: asked } },
        'text.changed': [
          {
            guard: { type: 'isSearchable', params: asked },
            target: '.typing',
            actions: { type: 'setText', params: asked },
          },
          { guard: 'isShort', target: '.still', actions: { type: 'setText', params: asked } },
        ],
        'newcomer.chosen': [
          { guard: 'needsOut', actions: ['clearMessages', 'setFault'] },
          {
            guard: 'hasNewcomer',
            target: 'changing',
            actions: ['clearMessages', { type: 'setNewcomer', params: asked }],
          },
        ],
        confirm: [
          { guard: 'isPair', target: 'changing', actions: 'clearMessages' },
          { guard: 'isSwap', actions: ['clearMessages', 'setFault'] },
        ],
        dismiss: 'idle',
      },
      states: {
        still: { description: 'Too little is typed to search for; the waiting list is offered.' },
        ...playerSearch({ target: 'still', actions: setRefusal }),
        found: { description: 'Who was found can be put in.' },
      },
    },
    changing: {
      description: 'The change is on its way, on the version of the tournament that was read.',
      tags: 'busy',
      invoke: {
        src: 'changeDraw',
        input: change,
        onDone: changed,
        onError: [
          { guard: { type: 'isIneligible', params: failure }, target: 'exempting' },
          { target: 'editing', actions: [setRefusal, 'clearNewcomer', 'emitChanged'] },
        ],
      },
    },
    exempting: {
      description: 'The newcomer does not fulfil the conditions: asks why to put the player in all the same.',
      initial: 'clear',
      on: {
        'reason.changed': {
          target: '.clear',
          actions: [{ type: 'setReason', params: asked }, 'clearMessages'],
        },
        confirm: [
          { guard: 'isUnexplained', target: '.refused', actions: 'setReasonMissing' },
          { target: 'admitting', actions: 'clearMessages' },
        ],
        dismiss: { target: 'editing', actions: ['clearNewcomer', 'clearMessages'] },
      },
      states: reasonMessages,
    },
    admitting: {
      description: 'The newcomer is being put in with the reason.',
      tags: 'busy',
      invoke: {
        src: 'changeDraw',
        input: change,
        onDone: changed,
        onError: { target: 'exempting.refused', actions: [setRefusal, 'emitChanged'] },
      },
    },
  },
});

export type DrawChangesActor = ActorRefFrom<typeof drawChangesMachine>;
