import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { getMatch, type MatchDetail } from '#api/matches.ts';
import type { ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import { errorWords } from '#domain/words/errors.ts';
import { pollingMachine, type RefreshDue } from '#machines/patterns/polling.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import {
  keepProblem,
  keepSilence,
  recoveringStates,
  refreshStates,
} from '#machines/patterns/refresh-states.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

export type CentreContext = {
  matchId: number;
  match: MatchDetail | null;
  /** The instant of the last reading, by the server's clock. */
  readAt: string | null;
  /** Whose wall the times are read from: the hall's, or the visitor's own. */
  clock: 'hall' | 'own';
  ownZone: string;
  /** Why there is nothing to show. */
  problem: ProblemData | null;
};

export type CentreEvent =
  | { type: 'clock.changed'; clock: 'hall' | 'own' }
  | { type: 'retry' }
  /** Its result was corrected or taken back beside it. */
  | { type: 'match.changed' }
  | RefreshDue;

/** Milliseconds between two readings of a match that is not over. */
const refreshEvery = 10_000;

const centreSetup = setup({
  types: {
    context: {} as CentreContext,
    events: {} as CentreEvent,
    emitted: {} as Telling,
    input: {} as { matchId: number },
    tags: {} as 'busy',
  },
  actors: { getMatch, polling: pollingMachine },
  actions: {
    keep: assign((_, { match }: { match: MatchDetail }) => ({
      match,
      problem: null,
      readAt: new Date(serverNow()).toISOString(),
    })),
    keepProblem: assign((_, { problem }: { problem: ProblemData }) => ({ problem })),
    setClock: assign((_, { clock }: { clock: 'hall' | 'own' }) => ({ clock })),
    warn: emit(() => toast('warning', errorWords.connectivity)),
  },
  guards: {
    isUnknown: (_, { problem }: { problem: ProblemData }) => problem.status === 404 || problem.status === 400,
    isGoingOn: ({ context }) => context.match?.statusId !== 6,
  },
  delays: { timeout: 20_000 },
});

const answer = ({ event }: { event: { output: MatchDetail } }) => ({ match: event.output });
const input = ({ context: { matchId } }: { context: CentreContext }) => ({ matchId });

const shown = { target: '#match-centre.shown.fresh', actions: { type: 'keep', params: answer } } as const;
const missing = { guard: { type: 'isUnknown', params: failure }, target: '#match-centre.missing' } as const;
const call = { src: 'getMatch', input, onDone: shown, refusals: [missing] } as const;

/** The page of one match: read, kept up to date while it is not over, its times by either clock. */
export const matchCentreMachine = centreSetup.createMachine({
  id: 'match-centre',
  context: ({ input: { matchId } }) => ({
    matchId,
    match: null,
    readAt: null,
    clock: 'hall',
    ownZone: ownTimeZone(),
    problem: null,
  }),
  invoke: { src: 'polling', input: { every: refreshEvery } },
  initial: 'loading',
  states: {
    loading: {
      description: 'Nothing is there to show yet.',
      tags: 'busy',
      invoke: {
        src: 'getMatch',
        input,
        onDone: shown,
        onError: [missing, { target: 'failed', actions: keepProblem }],
      },
      after: { timeout: { target: 'failed', actions: keepSilence } },
    },
    missing: { type: 'final', description: 'There is no match of this number.' },
    failed: {
      description: 'The match could not be read, and the page says why.',
      initial: 'told',
      on: { retry: 'loading' },
      states: recoveringStates(call),
    },
    shown: {
      description: 'The match with its frames; it stays whatever a refresh brings.',
      initial: 'fresh',
      on: {
        'clock.changed': { actions: { type: 'setClock', params: asked } },
        'match.changed': '.refreshing',
      },
      states: {
        ...refreshStates(call),
        fresh: {
          description: 'What is shown is what the server said last; a match that is over stays so.',
          on: { 'refresh.due': { guard: 'isGoingOn', target: 'refreshing' } },
        },
      },
    },
  },
});

export type MatchCentreActor = ActorRefFrom<typeof matchCentreMachine>;
