import type { ActorRefFrom } from 'xstate';
import type { SocialAnswer } from '#api/social.ts';
import { asked, failure } from '#machines/patterns/params.ts';
import { fresh, socialSetup, type Proof } from './setup.ts';

/** The part of a call that proves an address of the person's own. */
const shownProof = ({ email, grant }: Proof): { email?: string; grant?: string } => ({
  ...(email === '' ? {} : { email }),
  ...(grant === null ? {} : { grant }),
});
const answered = ({ event }: { event: { output: SocialAnswer } }) => ({ answer: event.output });

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
