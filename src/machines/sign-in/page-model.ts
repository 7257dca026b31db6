import { defineModel } from '#model-testing/model.ts';
import { toast } from '#machines/patterns/telling.ts';
import { socialModel } from '#machines/social/model.ts';
import { verificationModel } from '#machines/verification/model.ts';
import { accepted, signInModel } from './model.ts';
import { signInPageMachine } from './page.ts';

const email = 'ada@baulk.example';

/** The form, as a person types into it: what stands there already is not typed again. */
const typedModel: typeof signInModel = {
  ...signInModel,
  cases: {
    ...signInModel.cases,
    'email.changed': (context) => {
      const { email: typed } = context as { email: string };
      return ['player@baulk.example', 'not an address', ''].flatMap((one) =>
        one === typed ? [] : { email: one },
      );
    },
    // A provider is chosen as the tick of the form stands.
    'remember.changed': [],
  },
};

export const signInPageModel = defineModel(signInPageMachine, {
  id: 'sign-in-page',
  input: {},
  cases: {
    'proof.reported': [],
    'proof.wanted': [],
    'email.reported': [],
    'sign.in.started': [],
    'sign.in.failed': [],
    'signed.in': [],
    notice: [],
  },
  outcomes: {
    reports: [
      {
        name: 'the address is proved',
        sends: { type: 'proof.reported', email, stage: 'verified', grant: 'proved' },
      },
      { name: 'a provider tells no address', sends: { type: 'proof.wanted' } },
      { name: 'somebody types', sends: { type: 'email.reported', email } },
      { name: 'somebody signs in', sends: { type: 'sign.in.started' } },
      { name: 'it failed', sends: { type: 'sign.in.failed' } },
      {
        name: 'somebody is signed in',
        sends: { type: 'signed.in', answer: accepted, shouldRemember: false, intent: 'land' },
      },
      { name: 'somebody is to be told', sends: toast('warning', 'Not now.') },
    ],
    form: [],
    social: [],
    proof: [],
  },
  identity: ({ proof }) => [proof],
  controls: {
    'proof.reported': { kind: 'outside', from: 'the proof of the address' },
    'proof.wanted': { kind: 'outside', from: 'a provider' },
    'email.reported': { kind: 'outside', from: 'the form' },
    'sign.in.started': { kind: 'outside', from: 'the form or a provider' },
    'sign.in.failed': { kind: 'outside', from: 'the form or a provider' },
    'signed.in': { kind: 'outside', from: 'the form or a provider' },
    notice: { kind: 'outside', from: 'the form or a provider' },
  },
  system: {
    children: { form: typedModel, social: socialModel, proof: verificationModel },
    joins: ['reports'],
  },
  requirements: {},
});
