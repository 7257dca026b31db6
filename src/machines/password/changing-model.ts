import type { SignInAnswer } from '#api/password.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { passwordWords } from '#domain/words/password.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { changePasswordMachine } from './changing.ts';

const { changing, fields } = passwordWords;
const typed = {
  currentPassword: 'Baulk#2026',
  password: 'kT9#velvet-Rail',
  confirmPassword: 'kT9#velvet-Rail',
} as const;

const answer: SignInAnswer = {
  token: 'another token of the server',
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
  status: 400,
  code: 'password_wrong',
  message: problemWords.password_wrong,
  fields: {},
  retryAfterSeconds: null,
};

const current = { role: 'password', name: fields.currentPassword } as const;

export const changePasswordModel = defineModel(changePasswordMachine, {
  endsEarly: true,
  cases: {
    'secret.changed': (context) =>
      (['currentPassword', 'password', 'confirmPassword'] as const)
        .filter((field) => context[field] !== typed[field])
        .map((field) => ({ field, value: typed[field] })),
  },
  outcomes: {
    changePassword: [
      { name: 'changed', ok: true, output: answer },
      { name: 'wrong', ok: false, error: refused },
      {
        name: 'too many',
        ok: false,
        error: {
          ...refused,
          status: 429,
          code: 'too_many_attempts',
          message: problemWords.too_many_attempts,
        },
      },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ currentPassword, password, confirmPassword, fault, refusal }) => [
    currentPassword,
    password,
    confirmPassword,
    fault,
    refusal,
  ],
  controls: {
    'secret.changed': { role: 'password', name: ({ event }) => fields[event.field], value: 'value' },
    submit: { role: 'button', name: changing.submit },
    hold: { kind: 'outside', from: 'the pointer or the focus enters the banner' },
    release: { kind: 'outside', from: 'the pointer and the focus have left the banner' },
  },
  shows: {
    editing: ({ currentPassword }) => ({ roles: [{ ...current, value: currentPassword }] }),
    'editing.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? passwordWords.failed] }),
    changing: { tags: ['busy'] },
  },
  secrets: ['currentPassword', 'password', 'confirmPassword', 'token'],
  requirements: { editing: ['A-2.36'], 'editing.faulty': ['C-5.55', 'C-5.56'] },
  invariants: {
    'nothing typed is left once the password is changed': (now, before) =>
      before?.matches('changing') !== true ||
      !now.matches({ editing: 'clear' }) ||
      now.context.password === '' ||
      now.context.currentPassword !== '',
  },
});
