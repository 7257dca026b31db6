import { silentProblem, type ProblemData } from '#api/problem.ts';
import { passwordWords } from '#domain/words/password.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { setPasswordMachine, type SettingPurpose } from './setting.ts';

const { setting, activation, fields } = passwordWords;
const refused: ProblemData = {
  kind: 'refused',
  status: 400,
  code: 'link_invalid',
  message: problemWords.link_invalid,
  fields: {},
  retryAfterSeconds: null,
};
const strong = 'kT9#velvet-Rail';
const token = 'a secret of a mailed link';

const answers = [
  { name: 'set', ok: true, output: { message: 'Set.' } },
  { name: 'the link is used', ok: false, error: refused },
  {
    name: 'refused at a field',
    ok: false,
    error: { ...refused, code: 'password_weak', message: problemWords.password_weak },
  },
  { name: 'failed', ok: false, error: { ...refused, status: 500, code: 'internal', message: '' } },
  { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
] as const;

const wordsOf = ({ purpose }: { purpose: SettingPurpose }) =>
  purpose === 'activation' ? activation : setting;
const login = { role: 'link', name: setting.login } as const;
const another = { role: 'link', name: setting.another } as const;

export const setPasswordModel = defineModel(setPasswordMachine, {
  starts: [
    { name: 'a link for a new password', input: { purpose: 'reset', token } },
    { name: 'a link for the first password', input: { purpose: 'invitation', token } },
    { name: 'a link that activates', input: { purpose: 'activation', token } },
    { name: 'a link that was cut off', input: { purpose: 'reset', token: null } },
  ],
  cases: {
    'secret.changed': (typed) =>
      (['password', 'confirmPassword'] as const)
        .filter((field) => typed[field] !== strong)
        .map((field) => ({ field, value: strong })),
    'terms.changed': ({ isEulaAccepted }) => [{ isAccepted: !isEulaAccepted }],
  },
  outcomes: {
    checkPasswordLink: [
      { name: 'it works', ok: true, output: undefined },
      { name: 'it does not work any more', ok: false, error: refused },
      { name: 'nobody tells', ok: false, error: silentProblem('unanswered') },
    ],
    setPassword: answers,
    activateUser: answers,
  },
  identity: ({ purpose, token: secret, password, confirmPassword, isEulaAccepted, fault, refusal }) => [
    purpose,
    secret !== null,
    password,
    confirmPassword,
    isEulaAccepted,
    fault,
    refusal,
  ],
  controls: {
    'secret.changed': { role: 'password', name: ({ event }) => fields[event.field], value: 'value' },
    'terms.changed': {
      role: 'checkbox',
      name: `${activation.terms.before}${activation.terms.link} ${activation.terms.opens}`,
      gesture: 'check',
    },
    submit: { role: 'button', name: ({ context }) => wordsOf(context).submit },
    hold: { kind: 'outside', from: 'the pointer or the focus enters the banner' },
    release: { kind: 'outside', from: 'the pointer and the focus have left the banner' },
  },
  shows: {
    editing: (context) => ({ texts: [wordsOf(context).title], absent: [another] }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? passwordWords.failed] }),
    setting: { tags: ['busy'] },
    activating: { tags: ['busy'] },
    set: (context) => ({ roles: [login], texts: [wordsOf(context).doneTitle] }),
    broken: { roles: [another], texts: [setting.brokenTitle] },
  },
  secrets: ['token', 'password', 'confirmPassword'],
  requirements: {
    editing: ['A-5.17', 'A-5.19', 'A-6.27', 'C-5.55', 'C-5.56'],
    setting: ['A-7.06'],
    activating: ['A-7.25'],
    set: ['A-4.13'],
  },
  invariants: {
    'no secret is left when the link is done with': ({ context, status }) =>
      status !== 'done' || (context.token === null && context.password === ''),
    'only strong passwords are sent': (now) => !now.hasTag('busy') || now.context.password === strong,
  },
});
