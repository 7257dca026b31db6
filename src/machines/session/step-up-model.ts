import { silentProblem, type ProblemData } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';
import { stepUpWords as words } from '#domain/words/step-up.ts';
import { defineModel } from '#model-testing/model.ts';
import { stepUpMachine } from './step-up.ts';

const wrong: ProblemData = {
  kind: 'refused',
  status: 400,
  code: 'password_wrong',
  message: problemWords.password_wrong,
  fields: {},
  retryAfterSeconds: null,
};
const tooMany: ProblemData = {
  ...wrong,
  status: 429,
  code: 'too_many_attempts',
  message: problemWords.too_many_attempts,
};

const dialog = { role: 'dialog', name: words.title } as const;
const password = { role: 'password', name: words.password } as const;

export const stepUpModel = defineModel(stepUpMachine, {
  cases: {
    'password.changed': [{ password: 'Baulk#2026' }, { password: '' }],
    // Only a call that was refused tells it.
    'proof.needed': [],
  },
  outcomes: {
    proofRequests: [{ name: 'something waits', sends: { type: 'proof.needed' } }],
    proveSession: [
      { name: 'proved', ok: true },
      { name: 'wrong', ok: false, error: wrong },
      { name: 'too many', ok: false, error: tooMany },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  identity: ({ password: typed, fault, refusal }) => [typed !== '', fault?.text, refusal],
  controls: {
    'password.changed': { ...password, value: 'password' },
    submit: { role: 'button', name: words.submit },
    cancel: { role: 'button', name: words.cancel },
  },
  shows: {
    idle: { absent: [words.title] },
    asking: ({ password: typed }) => ({ roles: [dialog, { ...password, value: typed }] }),
    'asking.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    'asking.refused': ({ refusal }) => ({ texts: [refusal ?? words.failed] }),
    proving: { tags: ['busy'], roles: [dialog] },
  },
  secrets: ['password'],
  invariants: {
    'the password is forgotten as soon as the question is over': (now) =>
      !now.matches('idle') || now.context.password === '',
    'a wrong password is dropped, and by no other failure': (now, before) =>
      before === undefined ||
      !before.matches('proving') ||
      now.matches('idle') ||
      now.matches({ asking: 'faulty' }) === (now.context.password === ''),
  },
});
