import { silentProblem, type ProblemData } from '#api/problem.ts';
import { isSameRegistration } from '#domain/registration/draft.ts';
import { problemWords } from '#domain/words/problems.ts';
import { registrationWords as words } from '#domain/words/registration.ts';
import { defineModel } from '#model-testing/model.ts';
import { emptyForm, findFault, type TextField } from './form.ts';
import { registrationMachine } from './machine.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 400,
  code: 'email_unverified',
  message: problemWords.email_unverified,
  fields: {},
  retryAfterSeconds: null,
};

const email = 'valentina@baulk.example';
const draft = { firstName: 'Valentina', lastName: 'Quintero', mobile: '3105550148', isEulaAccepted: true };
const secrets = { pin: '4821', password: 'kT9#velvet-Rail' } as const;

const dialog = { role: 'dialog', name: words.title } as const;
const question = { role: 'dialog', name: words.cancelTitle } as const;
const done = { role: 'dialog', name: words.doneTitle } as const;
const register = { role: 'button', name: words.register } as const;
const firstName = { role: 'textbox', name: words.fields.firstName } as const;

/** The name of a field as it is read, with its mark. */
const named = (field: TextField): string =>
  field === 'middleName' ? `${words.fields[field]} ${words.optional}` : words.fields[field];

export const registrationModel = defineModel(registrationMachine, {
  endsEarly: true,
  starts: [
    { name: 'nothing kept', input: { draft: null } },
    { name: 'a draft kept', input: { draft: { ...draft, nonsense: 1, clubs: 'none' } } },
  ],
  cases: {
    'text.changed': ({ form }) =>
      ['R2', ''].filter((value) => value !== form.firstName).map((value) => ({ field: 'firstName', value })),
    'secret.changed': ({ form }) =>
      (['pin', 'password'] as const)
        .filter((field) => form[field] !== secrets[field])
        .map((field) => ({ field, value: secrets[field] }) as const)
        .concat(
          form.password !== '' && form.confirmPassword !== form.password
            ? [{ field: 'confirmPassword', value: form.password } as never]
            : [],
        ),
    'choice.changed': [{ field: 'countryCode', value: 'CO,+57' }],
    'clubs.changed': [{ clubs: [1] }],
    'tick.changed': ({ form }) => [{ field: 'isReferee', value: !form.isReferee }],
    'proof.changed': [
      { email, stage: 'codeSent', grant: null },
      { email, stage: 'verified', grant: 'a grant of the server' },
    ],
  },
  outcomes: {
    registerPlayer: [
      { name: 'registered', ok: true, output: { message: 'Registered.' } },
      { name: 'unproved', ok: false, error: refused },
      {
        name: 'refused at a field',
        ok: false,
        error: {
          ...refused,
          code: 'pin_malformed',
          message: problemWords.pin_malformed,
          fields: { pin: problemWords.pin_malformed },
        },
      },
      { name: 'failed', ok: false, error: { ...refused, status: 500, code: 'internal', message: '' } },
      { name: 'offline', ok: false, error: silentProblem('offline') },
    ],
  },
  identity: ({ form, stage, fault }) => [
    // The first fault says how far the form is filled in.
    findFault(form, stage)?.text,
    form.pin !== '',
    form.password !== '',
    form.confirmPassword !== '',
    form.email !== '',
    stage,
    fault?.field === 'email' || fault?.field === 'code',
    // Whether anything is typed decides what Cancel does.
    isSameRegistration(form, emptyForm),
  ],
  controls: {
    'text.changed': { role: 'textbox', name: ({ event }) => named(event.field), value: 'value' },
    'secret.changed': {
      role: 'password',
      name: ({ event }) => words.fields[event.field],
      value: 'value',
      // Whoever goes on to sign in is asked for a password as well.
      within: dialog,
    },
    'choice.changed': { kind: 'outside', from: 'a choice in the list of countries' },
    'clubs.changed': { kind: 'outside', from: 'a choice in the list of clubs' },
    'tick.changed': { role: 'checkbox', name: words.fields.isReferee, gesture: 'check' },
    'proof.changed': { kind: 'outside', from: 'the proof of the address' },
    submit: register,
    cancel: { role: 'button', name: words.cancel },
    keep: { role: 'button', name: words.keep, within: question },
    leave: { role: 'button', name: words.leave, within: question },
    login: { role: 'button', name: words.toLogin, within: done },
    stay: { role: 'button', name: words.stay, within: done },
    hold: { kind: 'outside', from: 'the pointer or the focus enters the banner' },
    release: { kind: 'outside', from: 'the pointer and the focus have left the banner' },
  },
  shows: {
    editing: ({ form, isRestored }) => ({
      roles: [dialog, register, { ...firstName, value: form.firstName }],
      texts: isRestored ? [words.restored] : [],
      absent: [question, done],
    }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? words.failed] }),
    asking: { roles: [question], texts: [words.cancelPurpose] },
    registering: { roles: [dialog], tags: ['busy'] },
    registered: ({ form }) => ({
      roles: [done],
      texts: [words.done(form.clubs.length)],
      absent: [dialog],
    }),
    left: { absent: [dialog, question, done] },
  },
  secrets: ['pin', 'password', 'confirmPassword', 'grant'],
  volatile: ['key'],
  requirements: {
    editing: ['A-1.06', 'A-2.124', 'A-2.125', 'A-2.126', 'A-2.127', 'A-2.128', 'A-5.23', 'A-5.35'],
    'editing.faulty': ['A-5.06', 'A-5.15', 'A-5.16', 'A-5.22'],
    'editing.refused': ['A-7.19'],
    registering: ['A-7.18', 'A-3.01', 'A-3.12'],
    registered: ['A-2.132'],
  },
  invariants: {
    'nothing is sent that breaks a rule or whose address is not proved': (now, before) =>
      !now.matches('registering') ||
      before?.matches('registering') === true ||
      findFault(now.context.form, now.context.stage) === null,
    'what was typed stays until it is dropped or has become an account': (now, before) =>
      before === undefined ||
      now.matches('registered') ||
      before.context.form.password === '' ||
      now.context.form.password !== '' ||
      now.matches('editing'),
    'no secret is left in an account that is made': (now) =>
      !now.matches('registered') ||
      (now.context.form.password === '' && now.context.form.pin === '' && now.context.grant === null),
  },
});
