import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { problemOf, problemText, type ProblemData } from '#api/problem.ts';
import { sessionWords } from '#domain/words/session.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { sessionSetup } from './session-setup.ts';
import * as state from './session-state.ts';

const textOf = ({ event }: { event: { error: unknown } }): { text: string } => ({
  text: signOutText(problemOf(event.error)),
});

function signOutText(problem: ProblemData): string {
  return problem.kind === 'refused' ? problemText(problem) : sessionWords.signOutFailed;
}

/** What ends a session from outside, whether it has been confirmed by the server yet or not. */
const endings = {
  'token.refused': [
    {
      guard: { type: 'isUnbound', params: asked },
      target: '#session.signedOut',
      actions: ['forget', 'clearSession'],
    },
    { guard: { type: 'isLoss', params: asked }, target: '#session.expired' },
  ],
  'tab.signed.out': {
    target: '#session.signedOut',
    actions: ['forget', 'wantNothing', 'clearTab', 'goHome'],
  },
  // The place and what was typed are kept, as where the end was told.
  'tab.expired': { target: '#session.left', actions: ['leavePlace', 'forget', 'restart'] },
  // Whoever is known stays on the page until it is clear who has signed in there.
  'tab.signed.in': { target: '#session.recalling', actions: 'forgetPending' },
} as const;

/** A protected address that a visitor was kept out of is kept for the next sign-in of this tab. */
const refusals = {
  'address.refused': { actions: [{ type: 'want', params: asked }, 'storeWanted'] },
} as const;

/** The session is over at the server, and now here and in the other tabs. */
const signedOff = {
  target: 'signedOut',
  actions: ['forget', 'wantNothing', 'clearStorage', 'clearTab', 'tellSignedOut', 'goHome'],
} as const;

/** Whoever has signed in goes where they wanted to, and that is wanted no more. */
const landed = ['tellSignedIn', 'land', 'wantNothing', 'storeWanted'] as const;

/** The root of the app: whether anyone is signed in, and as whom. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: state.unknownYet,
  invoke: { src: 'otherTabs' },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Reads what the browser remembers of who is signed in.',
      tags: 'busy',
      invoke: {
        src: 'recallSession',
        onDone: {
          target: 'routing',
          actions: { type: 'recall', params: ({ event }) => ({ remembered: event.output }) },
        },
        onError: { target: 'signedOut', actions: 'forget' },
      },
      on: { 'sign.out': { guard: 'isKnown', target: 'signingOut' } },
    },
    routing: {
      description: 'Goes on by what was remembered.',
      always: [
        { guard: 'isKnown', target: 'restoring' },
        { guard: 'isPending', target: 'termsPending' },
        { target: 'signedOut' },
      ],
    },
    restoring: {
      description: 'A token is there; the server says whether it still counts, and for whom.',
      tags: 'busy',
      invoke: {
        src: 'getProfile',
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'refresh', params: ({ event }) => ({ profile: event.output }) },
            { type: 'storeProfile', params: ({ event }) => ({ profile: event.output }) },
            { type: 'learnTime', params: answered },
          ],
        },
        // The server cannot be asked: what was remembered goes on, and the next call decides.
        onError: 'signedIn',
      },
      on: { ...endings, 'sign.out': 'signingOut' },
    },
    signedOut: {
      description:
        'Nobody is signed in; an address that was refused is kept for the next sign-in of this tab.',
      on: {
        'sign.in.started': 'signingIn',
        'tab.signed.in': 'recalling',
        ...refusals,
      },
    },
    signingIn: {
      description: 'The sign-in popup has sent the credentials and waits.',
      tags: 'busy',
      on: {
        'sign.in.failed': 'signedOut',
        'signed.in': [
          {
            guard: { type: 'needsTerms', params: asked },
            target: 'termsPending',
            actions: [
              { type: 'knowPending', params: asked },
              { type: 'storePending', params: asked },
              'goToTerms',
            ],
          },
          {
            target: 'signedIn',
            actions: [
              { type: 'know', params: asked },
              { type: 'storeSession', params: asked },
              { type: 'learnTime', params: ({ event }) => event.answer },
              ...landed,
            ],
          },
        ],
        'tab.signed.in': 'recalling',
        ...refusals,
      },
    },
    termsPending: {
      description: 'Signed in as far as the terms: they can be accepted or declined, nothing else.',
      on: {
        'terms.accepted': {
          target: 'signedIn',
          actions: [
            // First, while the choice made at the sign-in is still known.
            { type: 'storeSession', params: ({ context, event }) => state.acceptedBy(context, event.answer) },
            { type: 'know', params: ({ context, event }) => state.acceptedBy(context, event.answer) },
            ...landed,
          ],
        },
        'terms.declined': 'signingOut',
        ...endings,
      },
    },
    signedIn: {
      description: 'Someone is signed in until the session ends by itself or by them.',
      invoke: { src: 'deadline', input: ({ context }) => ({ at: context.expiresAt }) },
      on: {
        ...endings,
        'sign.out': 'signingOut',
        'ended.everywhere': signedOff,
        'deadline.passed': 'expired',
        'memberships.changed': 'restoring',
        'profile.saved': {
          actions: [
            { type: 'refresh', params: asked },
            { type: 'storeProfile', params: asked },
          ],
        },
      },
    },
    signingOut: {
      description: 'The server ends the session; without its answer one stays signed in and is told.',
      tags: 'busy',
      invoke: {
        src: 'signOut',
        onDone: signedOff,
        onError: [
          { guard: { type: 'isDead', params: failure }, ...signedOff },
          { guard: 'isPending', target: 'termsPending', actions: { type: 'warn', params: textOf } },
          { target: 'signedIn', actions: { type: 'warn', params: textOf } },
        ],
      },
    },
    expired: {
      description: 'The session is over and the popup says so; the place and what was typed are kept.',
      entry: 'leavePlace',
      on: {
        confirm: { target: 'left', actions: ['forget', 'clearStorage', 'tellExpired', 'restart'] },
        'tab.expired': { target: 'left', actions: ['forget', 'restart'] },
        'tab.signed.in': { target: 'recalling', actions: ['forgetPending', 'wantNothing', 'storeWanted'] },
        'tab.signed.out': endings['tab.signed.out'],
      },
    },
    left: {
      type: 'final',
      description: 'The page is on its way to load again, so nothing that is shown until then counts.',
    },
  },
});

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
