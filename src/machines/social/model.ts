import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { SocialAnswer } from '#api/social.ts';
import type { SocialProvider } from '#domain/social/providers.ts';
import { problemWords } from '#domain/words/problems.ts';
import { socialWords as words } from '#domain/words/social.ts';
import { defineModel } from '#model-testing/model.ts';
import { socialMachine } from './machine.ts';

/** The two providers as an installation without keys offers them. */
export const sandboxes: readonly [SocialProvider, SocialProvider] = [
  { provider: 'google', mode: 'sandbox', clientId: null },
  { provider: 'facebook', mode: 'sandbox', clientId: null },
];

const accepted: SocialAnswer = {
  token: 'a token of the server',
  tokenExpiresAt: '2026-11-21T00:00:00.000Z',
  serverNow: '2026-11-20T12:00:00.000Z',
  eulaNotAccepted: false,
  userInfo: {
    userId: 5,
    fullName: 'Valentina Quintero',
    email: 'player@baulk.example',
    roleId: 5,
    profileImage: null,
    firstLogin: false,
    isReferee: false,
  },
  clubs: [],
  isNewPlayer: false,
};
const pending: SocialAnswer = { ...accepted, eulaNotAccepted: true };
const registered: SocialAnswer = { ...pending, message: words.registered, isNewPlayer: true };

const refusedBy = (code: ProblemData['code'] & keyof typeof problemWords, status: number): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

const judgements = [
  { name: 'signed in', ok: true, output: accepted },
  { name: 'the terms are not accepted', ok: true, output: pending },
  { name: 'registered', ok: true, output: registered },
  { name: 'the address is not proved', ok: false, error: refusedBy('social_email_unproved', 409) },
  { name: 'refused', ok: false, error: refusedBy('social_refused', 401) },
  { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
] as const;

/** Only Google vouches for addresses, and so for one that has an account. */
const judgementsOfGoogle = [
  ...judgements,
  { name: 'the address has an account', ok: false, error: refusedBy('social_email_taken', 409) },
  { name: 'the password is wrong', ok: false, error: refusedBy('invalid_credentials', 401) },
] as const;

const dialog = { role: 'dialog' } as const;
const cancel = { role: 'button', name: words.cancel, within: dialog } as const;
const asked = { role: 'dialog', name: words.passwordTitle } as const;
const password = { role: 'password', name: words.password, within: asked } as const;

export const socialModel = defineModel(socialMachine, {
  endsEarly: true,
  cases: {
    'provider.answered': [],
    choose: sandboxes.map((provider) => ({ provider, shouldRemember: false })),
    'password.changed': [{ password: 'Baulk#2026' }, { password: '' }],
    'proof.changed': [
      { email: 'valentina@example.com', stage: 'verified', grant: null },
      { email: 'valentina@example.com', stage: 'verified', grant: 'a grant of the server' },
      { email: 'valentina@example', stage: 'unverified', grant: null },
    ],
  },
  outcomes: {
    providerWindow: [
      { name: 'blocked', sends: { type: 'window.blocked' } },
      { name: 'a token', sends: { type: 'provider.answered', token: 'a token of the provider' } },
      { name: 'declined', sends: { type: 'provider.answered', token: null } },
    ],
    deadline: [{ name: 'passed', sends: { type: 'deadline.passed' } }],
    createSocialNonce: [
      {
        name: 'begun',
        ok: true,
        output: {
          nonce: 'a nonce of the server',
          expiresAt: '2126-11-20T12:10:00.000Z',
          serverNow: '2026-11-20T12:00:00.000Z',
        },
      },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    signInWithGoogle: [...judgementsOfGoogle],
    signInWithFacebook: [...judgements],
  },
  identity: ({ provider, password: typed, proof, message }) => [
    provider?.provider,
    typed !== '',
    proof.stage,
    message,
  ],
  volatile: ['state'],
  controls: {
    choose: { role: 'button', name: ({ event }) => words.with[event.provider.provider] },
    open: {
      role: 'button',
      name: ({ context }) => words.open(words.names[context.provider?.provider ?? 'google']),
    },
    retry: { role: 'button', name: words.again },
    cancel,
    'password.changed': { ...password, value: 'password' },
    'proof.changed': { kind: 'outside', from: 'the proof of the address' },
    submit: { role: 'button', name: words.submit },
  },
  shows: {
    idle: { texts: [words.with.google, words.with.facebook] },
    'underWay.opening': { tags: ['busy'] },
    'underWay.waiting': ({ provider }) => ({
      texts: [words.waiting(words.names[provider?.provider ?? 'google'])],
    }),
    blocked: ({ provider }) => ({ texts: [words.blocked(words.names[provider?.provider ?? 'google'])] }),
    cancelled: ({ provider }) => ({ texts: [words.cancelled(words.names[provider?.provider ?? 'google'])] }),
    failed: ({ message }) => ({ texts: [message ?? words.failed] }),
    verifying: { tags: ['busy'] },
    needsPassword: ({ message }) => ({ texts: [words.passwordTitle, message ?? ''] }),
    needsProof: { texts: [words.proofTitle] },
  },
  secrets: ['token', 'nonce', 'password', 'grant'],
  requirements: {
    idle: ['A-2.114', 'A-2.115'],
    'verifying.google': ['A-7.09', 'A-3.30'],
    'verifying.facebook': ['A-7.11', 'A-3.31'],
    needsTerms: ['A-7.10', 'A-7.12'],
  },
  invariants: {
    'no secret outlives its attempt': (snapshot) =>
      !(snapshot.matches('idle') || snapshot.matches('cancelled')) ||
      (snapshot.context.token === '' && snapshot.context.password === ''),
    'a token is there where one is judged': (snapshot) =>
      !snapshot.matches('verifying') || snapshot.context.token !== '',
  },
});
