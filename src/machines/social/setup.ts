import { assign, emit, setup } from 'xstate';
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
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** How far an address of the person's own is proved. */
export type Proof = { email: string; stage: ProofStage; grant: string | null };

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
/** One attempt before anything is known of it. */
export const fresh = { nonce: '', expiresAt: null, token: '', password: '', proof: noProof, message: null };
const nameOf = ({ provider }: SocialContext): string => words.names[provider?.provider ?? 'google'];
const isCode =
  (code: ProblemData['code']) =>
  (_: unknown, { problem }: { problem: ProblemData }) =>
    problem.code === code;

/** What signing in with a provider is made of; how it goes stands in `machine.ts`. */
export const socialSetup = setup({
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
