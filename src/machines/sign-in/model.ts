import { defineModel } from '#model-testing/model.ts';
import type { SignInAnswer } from '#api/sign-in.ts';
import type { ProblemData } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';
import { signInWords as words } from '#domain/words/sign-in.ts';
import { signInMachine } from './machine.ts';

/** A sign-in that the server accepts. */
export const accepted: SignInAnswer = {
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
};

const refused: ProblemData = {
  kind: 'refused',
  status: 401,
  code: 'invalid_credentials',
  message: problemWords.invalid_credentials,
  fields: {},
  retryAfterSeconds: null,
};
const refusedAs = (code: 'second_factor_needed' | 'second_factor_wrong'): ProblemData => ({
  ...refused,
  code,
  message: problemWords[code],
});
const failed: ProblemData = { ...refused, status: 500, code: 'internal', message: '' };
const unanswered: ProblemData = {
  ...refused,
  kind: 'unanswered',
  status: 0,
  code: 'unanswered',
  message: '',
};

const email = { role: 'textbox', name: words.email } as const;
const code = { role: 'textbox' } as const;
const password = { role: 'password', name: words.password } as const;

export const signInModel = defineModel(signInMachine, {
  input: {},
  cases: {
    'email.changed': [{ email: 'player@baulk.example' }, { email: 'not an address' }, { email: '' }],
    'password.changed': [{ password: 'Baulk#2026' }, { password: '' }],
    'code.changed': [{ code: '482715' }, { code: '' }],
    'remember.changed': ({ shouldRemember }) => [{ shouldRemember: !shouldRemember }],
  },
  outcomes: {
    signIn: [
      { name: 'accepted', ok: true, output: accepted },
      { name: 'refused', ok: false, error: refused },
      { name: 'a code is asked for', ok: false, error: refusedAs('second_factor_needed') },
      { name: 'wrong code', ok: false, error: refusedAs('second_factor_wrong') },
      { name: 'failed', ok: false, error: failed },
      { name: 'unanswered', ok: false, error: unanswered },
    ],
  },
  identity: ({ email: typed, password: secret, fault, refusal, code: typedCode, codeKind, codeFault }) => [
    typed,
    secret !== '',
    fault?.code,
    refusal,
    typedCode,
    codeKind,
    codeFault?.text,
  ],
  controls: {
    'email.changed': { ...email, value: 'email' },
    'password.changed': { ...password, value: 'password' },
    'remember.changed': { role: 'checkbox', name: words.remember, gesture: 'check' },
    'code.changed': {
      ...code,
      name: ({ context }) => words.code[context.codeKind],
      value: 'code',
    },
    'use.recovery': { role: 'button', name: words.code.withRecovery },
    'use.authenticator': { role: 'button', name: words.code.withAuthenticator },
    back: { role: 'button', name: words.code.back },
    submit: { role: 'button', name: words.submit },
    'submit.code': { role: 'button', name: words.code.submit },
    hold: { kind: 'outside', from: 'the pointer or the focus enters the banner' },
    release: { kind: 'outside', from: 'the pointer and the focus have left the banner' },
  },
  shows: {
    editing: ({ email: typed }) => ({ roles: [{ ...email, value: typed }] }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [words[fault.code]] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? words.failed] }),
    'editing.clear': {
      absent: [
        words.email_missing,
        words.email_malformed,
        words.password_missing,
        problemWords.invalid_credentials,
      ],
    },
    submitting: { tags: ['busy'] },
    proving: ({ code: typed, codeKind }) => ({
      roles: [
        { role: 'dialog', name: words.code.title },
        { ...code, name: words.code[codeKind], value: typed },
      ],
      texts: codeKind === 'recovery' ? [words.code.lost] : [],
    }),
    'proving.faulty': ({ codeFault }) => ({ texts: codeFault ? [codeFault.text] : [] }),
    sendingCode: { tags: ['busy'], roles: [{ role: 'dialog', name: words.code.title }] },
  },
  secrets: ['password', 'token', 'code'],
  requirements: {
    editing: ['A-2.110', 'A-2.111', 'A-2.112'],
    'editing.faulty': ['A-5.01', 'A-5.02', 'A-5.03'],
    'editing.refused': ['A-4.11', 'A-4.36', 'A-8.13', 'A-8.23'],
    submitting: ['A-4.10', 'A-7.04', 'A-3.27'],
    signedIn: ['A-1.07', 'A-3.28'],
  },
  invariants: {
    'what was typed stays, but for a refused password': ({ context }, before) =>
      before === undefined ||
      context.email !== '' ||
      before.context.email === '' ||
      !before.matches('submitting'),
    'a password is dropped where it was refused, and by no other failure': (now, before) =>
      before === undefined ||
      !before.matches('submitting') ||
      now.context.refusal === problemWords.invalid_credentials ||
      now.matches('signedIn') ||
      now.context.password === before.context.password,
    'a message stands for what is typed now': (snapshot) =>
      (snapshot.matches('editing') || snapshot.context.fault === null) &&
      (snapshot.matches({ proving: 'faulty' }) || snapshot.context.codeFault === null),
  },
});
