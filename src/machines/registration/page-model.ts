import { defineModel } from '#model-testing/model.ts';
import { toast } from '#machines/patterns/telling.ts';
import { registrationPageMachine } from './page.ts';

const email = 'ada@baulk.example';

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
  requirements: {},
});
