import { assign, setup, type ActorRefFrom } from 'xstate';
import { getConfig } from '#api/platform.ts';
import { getProfile } from '#api/profile.ts';
import { serverNow } from '#browser/clock.ts';
import { deadline } from '#browser/deadline.ts';
import { idleEnds, type IdleEndEvent } from '#browser/idle-end.ts';
import { asked } from '#machines/patterns/params.ts';

export type IdleContext = {
  /** When the session ends unless it is used, an ISO instant. */
  endsAt: string | null;
  /** Whether an attempt to stay failed. */
  hasFailed: boolean;
};

export type IdleEvent = IdleEndEvent | { type: 'deadline.passed' } | { type: 'extend' };

/** How long before its end a session warns, in milliseconds. */
export const warning = 120_000;

const isFar = (endsAt: string | null): boolean =>
  endsAt !== null && Date.parse(endsAt) - serverNow() > warning;
const keep = { type: 'keep', params: asked } as const;

/** Warns before a session ends that nobody uses, and prolongs it (document 000, section 8). */
export const idleMachine = setup({
  types: { context: {} as IdleContext, events: {} as IdleEvent, tags: {} as 'busy' },
  actors: { idleEnds, deadline, getConfig, getProfile },
  actions: {
    keep: assign((_, { endsAt }: { endsAt: string }) => ({ endsAt, hasFailed: false })),
    fail: assign({ hasFailed: true }),
    forget: assign({ endsAt: null, hasFailed: false }),
  },
  guards: {
    isFar: ({ context }) => isFar(context.endsAt),
    isOther: ({ context }, { endsAt }: { endsAt: string }) => endsAt !== context.endsAt,
    isToldFar: (_, { endsAt }: { endsAt: string }) => isFar(endsAt),
  },
  delays: { another: 10_000 },
}).createMachine({
  id: 'idle',
  context: { endsAt: null, hasFailed: false },
  invoke: { src: 'idleEnds' },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'No answer has said yet when the session ends.',
      entry: 'forget',
      on: { 'end.told': { target: 'counting', actions: keep } },
    },
    counting: {
      description: 'The session is in use, or its end is far.',
      invoke: {
        src: 'deadline',
        input: ({ context: { endsAt } }) => ({
          at: endsAt && new Date(Date.parse(endsAt) - warning).toISOString(),
        }),
      },
      on: {
        'end.told': {
          guard: { type: 'isOther', params: asked },
          target: 'counting',
          reenter: true,
          actions: keep,
        },
        'deadline.passed': 'asking',
      },
    },
    asking: {
      description:
        'Another tab may have used the session meanwhile: the server is asked, which is no use of it.',
      invoke: {
        src: 'getConfig',
        onDone: [{ guard: 'isFar', target: 'counting' }, { target: 'warned' }],
        onError: 'warned',
      },
      on: { 'end.told': { actions: keep } },
    },
    warned: {
      description: 'The end is near and said so; one key prolongs the session.',
      initial: 'waiting',
      invoke: { src: 'deadline', input: ({ context: { endsAt } }) => ({ at: endsAt }) },
      on: {
        extend: 'extending',
        'end.told': [
          { guard: { type: 'isToldFar', params: asked }, target: 'counting', actions: keep },
          { guard: { type: 'isOther', params: asked }, target: 'warned', reenter: true, actions: keep },
        ],
        'deadline.passed': 'ended',
      },
      states: {
        waiting: { after: { another: 'looking' } },
        looking: {
          description: 'The server is asked again: another tab may prolong the session too.',
          invoke: { src: 'getConfig', onDone: 'waiting', onError: 'waiting' },
        },
      },
    },
    extending: {
      description: 'The session is used, which prolongs it.',
      tags: 'busy',
      invoke: {
        src: 'getProfile',
        onDone: [{ guard: 'isFar', target: 'counting' }, { target: 'warned' }],
        onError: { target: 'warned', actions: 'fail' },
      },
      on: { 'end.told': { actions: keep } },
    },
    ended: {
      description: 'The time is over: the server has the last word, and what it says reaches the session.',
      invoke: {
        src: 'getProfile',
        onDone: [{ guard: 'isFar', target: 'counting' }, { target: 'unknown' }],
        onError: 'unknown',
      },
      on: { 'end.told': { actions: keep } },
    },
  },
});

export type IdleActor = ActorRefFrom<typeof idleMachine>;
