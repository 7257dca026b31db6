import { emit, fromCallback, sendTo, setup, type AnyActorRef } from 'xstate';
import { asked } from '#machines/patterns/params.ts';
import type { Telling } from '#machines/patterns/telling.ts';
import { verificationMachine, type VerificationActor } from '#machines/verification/machine.ts';
import { proofsOf } from '#machines/verification/proofs.ts';
import type { Proof } from '#machines/verification/selectors.ts';
import { registrationMachine, type RegistrationActor } from './machine.ts';
import type { RegistrationEmitted } from './setup.ts';

type Left = Extract<RegistrationEmitted, { type: 'left' }>;

/** What the form and the proof of its address come to. */
export type RegistrationReport = RegistrationEmitted | ({ type: 'proof.reported' } & Proof);

type Children = { form: RegistrationActor; proof: VerificationActor };

/** The registration popup: its form knows how far the address is proved, and its proof what became of the form. */
export const registrationPageMachine = setup({
  types: {
    events: {} as RegistrationReport,
    emitted: {} as Telling | Left,
    children: {} as { reports: 'reports'; form: 'form'; proof: 'proof' },
  },
  actors: {
    form: registrationMachine,
    proof: verificationMachine,
    reports: fromCallback<RegistrationReport, AnyActorRef>(({ input: page, sendBack }) => {
      const { form, proof } = page.getSnapshot().children as Children;
      const tell = (report: RegistrationReport): void => sendBack(report);
      const subscriptions = [
        form.on('*', tell),
        proofsOf(proof, (shown) => tell({ type: 'proof.reported', ...shown })),
      ];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    }),
  },
  actions: {
    tellProof: sendTo('form', (_, { email, stage, grant }: Proof) => ({
      type: 'proof.changed' as const,
      email,
      stage,
      grant,
    })),
    useProof: sendTo('proof', { type: 'proof.used' }),
    loseProof: sendTo('proof', { type: 'proof.refused' }),
    dropAddress: sendTo('proof', { type: 'email.changed', email: '' }),
    tellNotice: emit((_, { notice }: Telling) => ({ type: 'notice' as const, notice })),
    tellLeft: emit((_, { to, email }: Left) => ({ type: 'left' as const, to, email })),
  },
}).createMachine({
  id: 'registration-page',
  // Whoever listens comes before those who are heard.
  invoke: [
    { id: 'reports', src: 'reports', input: ({ self }) => self },
    { id: 'form', src: 'form', input: {}, onDone: '.left' },
    { id: 'proof', src: 'proof', input: {} },
  ],
  initial: 'open',
  on: {
    notice: { actions: { type: 'tellNotice', params: asked } },
  },
  states: {
    open: {
      description: 'Somebody registers.',
      on: {
        'proof.reported': { actions: { type: 'tellProof', params: asked } },
        'proof.used': { target: 'registered', actions: 'useProof' },
        'proof.refused': { actions: 'loseProof' },
        left: {
          description: 'What was typed is dropped, and the address with it.',
          actions: ['dropAddress', { type: 'tellLeft', params: asked }],
        },
      },
    },
    registered: {
      description: 'The proof has been used and ended.',
      on: { left: { actions: { type: 'tellLeft', params: asked } } },
    },
    left: { type: 'final', description: 'The popup is gone.' },
  },
});
