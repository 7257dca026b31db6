import { defineModel } from '#model-testing/model.ts';
import { registrationWords as words } from '#domain/words/registration.ts';
import { toast } from '#machines/patterns/telling.ts';
import { registrationPageMachine } from './page.ts';
import { verificationModel } from '#machines/verification/model.ts';
import { registrationModel } from './model.ts';

const email = 'ada@baulk.example';

const { before, link, opens } = words.eula;

const typed = { firstName: 'Valentina', lastName: 'Quintero', mobile: '3105550148' };

/** The form as a visitor fills it in who has kept no draft. */
const typedModel: typeof registrationModel = {
  ...registrationModel,
  cases: {
    ...registrationModel.cases,
    'text.changed': (context) => {
      const { form } = context as { form: Record<string, unknown> };
      return Object.entries(typed).flatMap(([field, value]) =>
        form[field] === value ? [] : [{ field, value }],
      );
    },
    'tick.changed': (context) =>
      (context as { form: { isEulaAccepted: boolean } }).form.isEulaAccepted
        ? []
        : [{ field: 'isEulaAccepted', value: true }],
    'choice.changed': [],
    'clubs.changed': [],
  },
  controls: {
    ...registrationModel.controls,
    'tick.changed': { role: 'checkbox', name: `${before}${link} ${opens}`, gesture: 'check' },
  },
};

/** The proof of one address. */
const provingModel: typeof verificationModel = {
  ...verificationModel,
  cases: {
    ...verificationModel.cases,
    'email.changed': (context) => ((context as { email: string }).email === email ? [] : [{ email }]),
    'code.changed': [{ code: '482 715' }],
  },
};

export const registrationPageModel = defineModel(registrationPageMachine, {
  id: 'registration-page',
  cases: {
    'proof.reported': [],
    'proof.used': [],
    'proof.refused': [],
    notice: [],
    left: [],
  },
  outcomes: {
    reports: [
      {
        name: 'the address is proved',
        sends: { type: 'proof.reported', email, stage: 'verified', grant: 'proved' },
      },
      { name: 'the proof is used', sends: { type: 'proof.used' } },
      { name: 'the proof is refused', sends: { type: 'proof.refused' } },
      { name: 'somebody is to be told', sends: toast('success', 'Saved.') },
      { name: 'what was typed is dropped', sends: { type: 'left', to: 'page', email } },
      { name: 'the account is made', sends: { type: 'left', to: 'login', email } },
    ],
    form: [{ name: 'the popup is gone', ok: true, output: undefined }],
    proof: [],
  },
  identity: () => [],
  controls: {
    'proof.reported': { kind: 'outside', from: 'the proof of the address' },
    'proof.used': { kind: 'outside', from: 'the form' },
    'proof.refused': { kind: 'outside', from: 'the form' },
    notice: { kind: 'outside', from: 'the form' },
    left: { kind: 'outside', from: 'the form' },
  },
  system: { children: { form: typedModel, proof: provingModel }, joins: ['reports'] },
  requirements: {},
});
