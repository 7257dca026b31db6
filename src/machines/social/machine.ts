import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { problemText, type ProblemData } from '#api/problem.ts';
import {
  createSocialNonce,
  signInWithFacebook,
  signInWithGoogle,
  type SocialAnswer,
  type SocialNonce,
} from '#api/social.ts';
import { deadline } from '#browser/deadline.ts';
import { randomKey } from '#browser/random.ts';
import { leadWindow, providerWindow, type SocialWindowEvent } from '#browser/social-window.ts';
import type { SocialProvider } from '#domain/social/providers.ts';
import type { ProofStage } from '#domain/verification/code.ts';
import { socialWords as words } from '#domain/words/social.ts';
import type { SignedIn } from '#machines/app/session-state.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** How far an address of the person's own is proved. */
type Proof = { email: string; stage: ProofStage; grant: string | null };

export type SocialContext = {
  provider: SocialProvider | null;
  shouldRemember: boolean;
  /** Names one attempt, so that the window of another one is not listened to. */
  state: string;
  nonce: string;
  expiresAt: string | null;
  token: string;
  password: string;
  proof: Proof;
  /** What is missing, or what was said against it, as people read it. */
  message: string | null;
};

export type SocialEvent =
  | SocialWindowEvent
  | { type: 'choose'; provider: SocialProvider; shouldRemember: boolean }
  | { type: 'open' }
  | { type: 'retry' }
  | { type: 'cancel' }
  | { type: 'password.changed'; password: string }
  | ({ type: 'proof.changed' } & Proof)
  | { type: 'submit' }
  | { type: 'deadline.passed' };

export type SocialEmitted =
  | { type: 'sign.in.started' }
  | { type: 'sign.in.failed' }
  | ({ type: 'signed.in' } & SignedIn)
  | Telling;

const noProof: Proof = { email: '', stage: 'unverified', grant: null };
const fresh = { nonce: '', expiresAt: null, token: '', password: '', proof: noProof, message: null };
/** The part of a call that proves an address of the person's own. */
const shownProof = ({ email, grant }: Proof): { email?: string; grant?: string } => ({
  ...(email === '' ? {} : { email }),
  ...(grant === null ? {} : { grant }),
});
const answered = ({ event }: { event: { output: SocialAnswer } }) => ({ answer: event.output });
const nameOf = ({ provider }: SocialContext): string => words.names[provider?.provider ?? 'google'];
const isCode =
  (code: ProblemData['code']) =>
  (_: unknown, { problem }: { problem: ProblemData }) =>
    problem.code === code;

const socialSetup = setup({
  types: {
    context: {} as SocialContext,
    events: {} as SocialEvent,
    emitted: {} as SocialEmitted,
    tags: {} as 'busy',
  },
  actors: { providerWindow, deadline, createSocialNonce, signInWithGoogle, signInWithFacebook },
  actions: {
    choose: assign((_, given: { provider: SocialProvider; shouldRemember: boolean }) => ({
      provider: given.provider,
      shouldRemember: given.shouldRemember,
    })),
    begin: assign(() => ({ ...fresh, state: randomKey() })),
    forget: assign(fresh),
    keepNonce: assign((_, { nonce, expiresAt }: SocialNonce) => ({ nonce, expiresAt })),
    leadWindow: ({ context: { provider, nonce, state } }) => {
      if (provider) leadWindow(provider, { nonce, state });
    },
    keepToken: assign((_, { token }: { token: string | null }) => ({ token: token ?? '' })),
    setPassword: assign((_, { password }: { password: string }) => ({ password, message: null })),
    forgetPassword: assign({ password: '' }),
    setProof: assign((_, { email, stage, grant }: Proof) => ({
      proof: { email, stage, grant },
      message: null,
    })),
    askPassword: assign({ message: () => words.password_missing }),
    askProof: assign({ message: () => words.proof_missing }),
    keepMessage: assign((_, { problem }: { problem: ProblemData }) => ({
      message: problemText(problem, words.failed),
    })),
    keepExpired: assign({ message: ({ context }) => words.expired(nameOf(context)) }),
    tellStarted: emit({ type: 'sign.in.started' }),
    tellFailed: emit({ type: 'sign.in.failed' }),
    tellSignedIn: emit(({ context }, { answer }: { answer: SocialAnswer }) => ({
      type: 'signed.in' as const,
      answer,
      shouldRemember: context.shouldRemember,
      intent: 'land' as const,
    })),
    tellRegistered: emit((_, { answer }: { answer: SocialAnswer }) =>
      toast('success', answer.message ?? words.registered),
    ),
  },
  guards: {
    isDeclined: (_, { token }: { token: string | null }) => token === null,
    isGoogle: ({ context }) => context.provider?.provider === 'google',
    lacksPassword: ({ context }) => context.password === '',
    lacksProof: ({ context }) => context.proof.stage !== 'verified',
    isNewPlayer: (_, { answer }: { answer: SocialAnswer }) => answer.isNewPlayer,
    needsTerms: (_, { answer }: { answer: SocialAnswer }) =>
      answer.eulaNotAccepted || answer.userInfo.firstLogin,
    isTaken: isCode('social_email_taken'),
    isUnproved: isCode('social_email_unproved'),
    isWrongPassword: isCode('invalid_credentials'),
  },
});

/** Where a person goes whom the server lets in, the same for each provider. */
const admitted = [
  {
    guard: { type: 'isNewPlayer', params: answered },
    target: '#social.needsTerms',
    actions: [
      { type: 'tellRegistered', params: answered },
      { type: 'tellSignedIn', params: answered },
    ],
  },
  {
    guard: { type: 'needsTerms', params: answered },
    target: '#social.needsTerms',
    actions: { type: 'tellSignedIn', params: answered },
  },
  { target: '#social.signedIn', actions: { type: 'tellSignedIn', params: answered } },
] as const;

const unproved = {
  guard: { type: 'isUnproved', params: failure },
  target: '#social.needsProof',
  actions: 'tellFailed',
} as const;
const refused = {
  target: '#social.failed',
  actions: ['tellFailed', { type: 'keepMessage', params: failure }],
} as const;

const chosen = { target: '#social.underWay', actions: ['begin'] } as const;
const closed = { target: '#social.idle', actions: 'forget' } as const;

/** Signing in with Google or Facebook: their window, what it brings, and what the server makes of it. */
export const socialMachine = socialSetup.createMachine({
  id: 'social',
  context: { provider: null, shouldRemember: false, state: '', ...fresh },
  initial: 'idle',
  states: {
    idle: {
      description: 'The providers of this installation are offered.',
      on: {
        choose: { target: 'underWay', actions: [{ type: 'choose', params: asked }, 'begin'] },
      },
    },
    underWay: {
      description: 'The window of the provider is open.',
      invoke: { src: 'providerWindow', input: ({ context }) => ({ state: context.state }) },
      on: {
        'window.blocked': 'blocked',
        cancel: 'cancelled',
      },
      initial: 'opening',
      states: {
        opening: {
          description: 'The window is there and empty; the server is asked for what the token has to carry.',
          tags: 'busy',
          invoke: {
            src: 'createSocialNonce',
            onDone: {
              target: 'waiting',
              actions: [{ type: 'keepNonce', params: ({ event }) => event.output }, 'leadWindow'],
            },
            onError: { target: '#social.failed', actions: { type: 'keepMessage', params: failure } },
          },
        },
        waiting: {
          description: 'The person says there who they are; here one can wait, or cancel.',
          invoke: { src: 'deadline', input: ({ context }) => ({ at: context.expiresAt }) },
          on: {
            'provider.answered': [
              { guard: { type: 'isDeclined', params: asked }, target: '#social.cancelled' },
              { target: '#social.verifying', actions: { type: 'keepToken', params: asked } },
            ],
            'deadline.passed': { target: '#social.failed', actions: 'keepExpired' },
          },
        },
      },
    },
    blocked: {
      description: 'The browser has let no window open; a press of its own opens it.',
      on: { open: chosen, cancel: closed },
    },
    cancelled: {
      description: 'The person would rather not, and says what comes next.',
      entry: 'forget',
      on: { retry: chosen, cancel: closed },
    },
    failed: {
      description: 'It did not work, for the reason that is shown; it can be tried again.',
      on: { retry: chosen, cancel: closed },
    },
    verifying: {
      description: 'The server judges what the provider says.',
      tags: 'busy',
      entry: 'tellStarted',
      initial: 'routing',
      states: {
        routing: {
          description: 'Each provider has a call of its own.',
          always: [{ guard: 'isGoogle', target: 'google' }, { target: 'facebook' }],
        },
        google: {
          description: 'Google’s token is judged.',
          invoke: {
            src: 'signInWithGoogle',
            input: ({ context: { token, shouldRemember, password, proof } }) => ({
              idTokenString: token,
              shouldRemember,
              ...(password === '' ? {} : { password }),
              ...shownProof(proof),
            }),
            onDone: admitted,
            onError: [
              {
                guard: { type: 'isTaken', params: failure },
                target: '#social.needsPassword',
                actions: 'tellFailed',
              },
              {
                guard: { type: 'isWrongPassword', params: failure },
                target: '#social.needsPassword',
                actions: ['tellFailed', 'forgetPassword', { type: 'keepMessage', params: failure }],
              },
              unproved,
              refused,
            ],
          },
        },
        facebook: {
          description:
            'Facebook’s token is judged; it proves no address, so that no password is ever asked for.',
          invoke: {
            src: 'signInWithFacebook',
            input: ({ context: { token, shouldRemember, proof } }) => ({
              accessToken: token,
              shouldRemember,
              ...shownProof(proof),
            }),
            onDone: admitted,
            onError: [unproved, refused],
          },
        },
      },
    },
    needsPassword: {
      description: 'The address has an account: only its password connects the two, once.',
      on: {
        'password.changed': { actions: { type: 'setPassword', params: asked } },
        submit: [{ guard: 'lacksPassword', actions: 'askPassword' }, { target: 'verifying' }],
        cancel: closed,
      },
    },
    needsProof: {
      description: 'The provider vouches for no address: the person proves one by a code.',
      on: {
        'proof.changed': { actions: { type: 'setProof', params: asked } },
        submit: [{ guard: 'lacksProof', actions: 'askProof' }, { target: 'verifying' }],
        cancel: closed,
      },
    },
    needsTerms: { type: 'final', description: 'Signed in as far as the terms; the session takes over.' },
    signedIn: { type: 'final', description: 'The session takes over.' },
  },
});

export type SocialActor = ActorRefFrom<typeof socialMachine>;
