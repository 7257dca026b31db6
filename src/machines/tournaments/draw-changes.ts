import type { ActorRefFrom } from 'xstate';
import { answered, asked, failure, said } from '#machines/patterns/params.ts';
import {
  drawChangesSetup,
  unchosen,
  type ChangeFacts,
  type DrawChangesContext,
} from './draw-changes-setup.ts';
import { exemptionStates } from './exemption.ts';
import { playerSearch } from './player-search.ts';

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
export const drawChangesMachine = drawChangesSetup.createMachine({
  id: 'draw-changes',
  context: ({ input: { tournamentId, facts = noFacts } }) => ({
    tournamentId,
    facts,
    act: 'swap',
    ...unchosen,
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
          { target: 'editing', actions: [setRefusal, 'emitChanged'] },
        ],
      },
    },
    ...exemptionStates({
      asking: 'The newcomer does not fulfil the conditions: asks why to put the player in all the same.',
      admitting: 'The newcomer is being put in with the reason.',
      changed: ['clearMessages'],
      sent: 'clearMessages',
      dismiss: { target: 'editing', actions: ['clearNewcomer', 'clearMessages'] },
      call: { src: 'changeDraw', input: change, onDone: changed },
      refused: ['emitChanged'],
    }),
  },
});

export type DrawChangesActor = ActorRefFrom<typeof drawChangesMachine>;
