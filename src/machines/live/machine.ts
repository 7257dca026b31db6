import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { connection, type ConnectivityEvent } from '#browser/connectivity.ts';
import { liveLine, type LiveLineEvent } from '#browser/live.ts';
import { visibility, type VisibilityEvent } from '#browser/visibility.ts';
import type { PlanChange } from '#domain/live/plan.ts';
import type { LiveScore } from '#domain/live/score.ts';

export type LiveContext = {
  isVisible: boolean;
  isOnline: boolean;
  /** How often in a row the line could not be had, up to where waiting grows no longer. */
  failures: number;
  /** Between 0 and 1, by chance: where in its span the next try falls. */
  luck: number;
  /** Whether the line was away, so that scores may have been missed. */
  wasAway: boolean;
};

export type LiveEvent = LiveLineEvent | ConnectivityEvent | VisibilityEvent;

export type LiveEmitted =
  | { type: 'scores.came'; scores: LiveScore[] }
  | { type: 'plans.came'; plans: PlanChange[] }
  /** What came while the line was away is not known. */
  | { type: 'scores.missed' };

/** Milliseconds to the first try again, and the most that it grows to. */
const shortest = 1_000;
const longest = 30_000;
const mostFailures = 6;

const came = ({ event }: { event: { scores: LiveScore[] } }) => ({ scores: event.scores });
const planned = ({ event }: { event: { plans: PlanChange[] } }) => ({ plans: event.plans });
const lucky = ({ event }: { event: { luck: number } }) => ({ luck: event.luck });

/** Hears scores as they are written while someone looks; where that cannot be had, pages ask as they always do. */
export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as LiveEvent,
    emitted: {} as LiveEmitted,
  },
  actors: { connection, visibility, liveLine },
  actions: {
    setVisible: assign({ isVisible: true }),
    setHidden: assign({ isVisible: false }),
    setOnline: assign({ isOnline: true }),
    setOffline: assign({ isOnline: false }),
    noteFailure: assign(({ context }, { luck }: { luck: number }) => ({
      failures: Math.min(context.failures + 1, mostFailures),
      luck,
    })),
    noteAway: assign({ wasAway: true }),
    forgetFailures: assign({ failures: 0, wasAway: false }),
    tellScores: emit((_, { scores }: { scores: LiveScore[] }) => ({ type: 'scores.came' as const, scores })),
    tellPlans: emit((_, { plans }: { plans: PlanChange[] }) => ({ type: 'plans.came' as const, plans })),
    tellMissed: emit({ type: 'scores.missed' }),
  },
  guards: {
    isWatched: ({ context }) => context.isVisible && context.isOnline,
    wasAway: ({ context }) => context.wasAway,
    hasScores: (_, { scores }: { scores: LiveScore[] }) => scores.length > 0,
  },
  delays: {
    timeout: 10_000,
    /** Two signs of life and more are missing. */
    silence: 40_000,
    backOff: ({ context: { failures, luck } }) =>
      Math.round(Math.min(longest, shortest * 2 ** (failures - 1)) * (0.5 + luck / 2)),
  },
}).createMachine({
  id: 'live',
  context: { isVisible: true, isOnline: true, failures: 0, luck: 0.5, wasAway: false },
  invoke: [{ src: 'connection' }, { src: 'visibility' }],
  initial: 'listening',
  states: {
    listening: {
      description: 'The line is there, or on its way.',
      invoke: { src: 'liveLine' },
      initial: 'connecting',
      on: {
        'line.lost': { target: 'waiting', actions: { type: 'noteFailure', params: lucky } },
        'line.missing': 'closed',
        'page.hidden': { target: 'paused', actions: 'setHidden' },
        'went.offline': { target: 'paused', actions: 'setOffline' },
      },
      states: {
        connecting: {
          description: 'The line is asked for; until it is there pages ask every ten seconds.',
          on: {
            'line.opened': [{ guard: 'wasAway', target: 'open', actions: 'tellMissed' }, { target: 'open' }],
            'scores.came': {
              description: 'Another page holds the line already.',
              target: 'open',
              actions: ['tellMissed', { type: 'tellScores', params: came }],
            },
          },
          after: {
            timeout: {
              target: '#live.waiting',
              actions: { type: 'noteFailure', params: { luck: 0.5 } },
            },
          },
        },
        open: {
          description: 'Scores come as they are written, and signs of life between them.',
          entry: 'forgetFailures',
          on: {
            'scores.came': [
              {
                guard: { type: 'hasScores', params: came },
                target: 'open',
                reenter: true,
                actions: { type: 'tellScores', params: came },
              },
              { target: 'open', reenter: true },
            ],
            'plans.came': {
              description: 'A message that has plans has been a sign of life already.',
              actions: { type: 'tellPlans', params: planned },
            },
            'line.opened': {
              description:
                'This page has taken the line up from another one, which may have missed something.',
              target: 'open',
              reenter: true,
              actions: 'tellMissed',
            },
          },
          after: {
            silence: {
              target: '#live.waiting',
              actions: { type: 'noteFailure', params: { luck: 0.5 } },
            },
          },
        },
      },
    },
    waiting: {
      description: 'The line was lost; the longer it cannot be had, the longer until the next try.',
      entry: 'noteAway',
      on: {
        'page.hidden': { target: 'paused', actions: 'setHidden' },
        'went.offline': { target: 'paused', actions: 'setOffline' },
      },
      after: { backOff: 'listening' },
    },
    paused: {
      description: 'Nobody looks or no network is there, so no line is held.',
      entry: 'noteAway',
      on: {
        'page.shown': { actions: 'setVisible' },
        'page.hidden': { actions: 'setHidden' },
        'went.online': { actions: 'setOnline' },
        'went.offline': { actions: 'setOffline' },
      },
      always: { guard: 'isWatched', target: 'listening' },
    },
    closed: {
      type: 'final',
      description: 'This browser knows no such line; pages ask every ten seconds.',
    },
  },
});

export type LiveActor = ActorRefFrom<typeof liveMachine>;
