import { assign, emit, fromCallback, sendTo, setup, type AnyActorRef } from 'xstate';
import { asked } from '#machines/patterns/params.ts';
import type { Telling } from '#machines/patterns/telling.ts';
import { socialMachine, type SocialActor } from '#machines/social/machine.ts';
import { verificationMachine, type VerificationActor } from '#machines/verification/machine.ts';
import { proofsOf } from '#machines/verification/proofs.ts';
import type { Proof } from '#machines/verification/selectors.ts';
import { signInMachine, type SignInActor } from './machine.ts';
import type { SignInEmitted, SignInInput } from './setup.ts';

type Typed = { email: string };
type SessionNews = Exclude<SignInEmitted, Telling>;

/** What the form, the providers and the proof of an address come to. */
export type SignInReport =
  | SignInEmitted
  | ({ type: 'proof.reported' } & Proof)
  /** A provider has told no address, so that one is to be proved. */
  | { type: 'proof.wanted' }
  | ({ type: 'email.reported' } & Typed);

/** What the session, the notices and the popup are to know. */
export type SignInPageEmitted = SignInEmitted | ({ type: 'email.typed' } & Typed);

export type SignInPageContext = { input: SignInInput; proof: Proof };

type Children = { form: SignInActor; social: SocialActor; proof: VerificationActor };

/** The sign-in popup: its form, the providers, and the proof of an address that a provider does not tell. */
export const signInPageMachine = setup({
  types: {
    context: {} as SignInPageContext,
    events: {} as SignInReport,
    emitted: {} as SignInPageEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as SignInInput,
    children: {} as { reports: 'reports'; form: 'form'; social: 'social'; proof: 'proof' },
  },
  actors: {
    form: signInMachine,
    social: socialMachine,
    proof: verificationMachine,
    reports: fromCallback<SignInReport, AnyActorRef>(({ input: page, sendBack }) => {
      const { form, social, proof } = page.getSnapshot().children as Children;
      const tell = (report: SignInReport): void => sendBack(report);
      let typed: string | null = null;
      let isWanted = false;
      const subscriptions = [
        form.on('*', tell),
        social.on('*', tell),
        proofsOf(proof, (shown) => tell({ type: 'proof.reported', ...shown })),
        form.subscribe(({ context: { email } }) => {
          if (email === typed) return;
          typed = email;
          tell({ type: 'email.reported', email });
        }),
        social.subscribe((snapshot) => {
          const wantsProof = snapshot.matches('needsProof');
          if (wantsProof && !isWanted) tell({ type: 'proof.wanted' });
          isWanted = wantsProof;
        }),
      ];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    }),
  },
  actions: {
    setProof: assign((_, { email, stage, grant }: Proof) => ({ proof: { email, stage, grant } })),
    tellProof: sendTo('social', ({ context }) => ({ type: 'proof.changed' as const, ...context.proof })),
    tellTyped: emit((_, { email }: Typed) => ({ type: 'email.typed' as const, email })),
    pass: emit((_, news: SessionNews) => news),
    tellNotice: emit((_, { notice }: Telling) => ({ type: 'notice' as const, notice })),
  },
}).createMachine({
  id: 'sign-in-page',
  context: ({ input }) => ({ input, proof: { email: '', stage: 'unverified', grant: null } }),
  // Whoever listens comes before those who are heard.
  invoke: [
    { id: 'reports', src: 'reports', input: ({ self }) => self },
    { id: 'form', src: 'form', input: ({ context }) => context.input },
    { id: 'social', src: 'social' },
    { id: 'proof', src: 'proof', input: {} },
  ],
  initial: 'open',
  on: {
    'email.reported': { actions: { type: 'tellTyped', params: asked } },
    notice: { actions: { type: 'tellNotice', params: asked } },
  },
  states: {
    open: {
      description: 'Somebody signs in.',
      initial: 'local',
      on: {
        'sign.in.started': { actions: { type: 'pass', params: asked } },
        'sign.in.failed': { actions: { type: 'pass', params: asked } },
        'signed.in': { target: 'signedIn', actions: { type: 'pass', params: asked } },
      },
      states: {
        local: {
          description: 'No provider waits for an address; one may be proved all the same.',
          on: {
            'proof.reported': { actions: { type: 'setProof', params: asked } },
            'proof.wanted': { target: 'proving', actions: 'tellProof' },
          },
        },
        proving: {
          description: 'A provider has told no address, and hears how far the own one is proved.',
          on: {
            'proof.reported': { actions: [{ type: 'setProof', params: asked }, 'tellProof'] },
            'proof.wanted': { description: 'Another try needs it again.', actions: 'tellProof' },
          },
        },
      },
    },
    signedIn: { description: 'The session takes over; what was asked has ended.' },
  },
});
