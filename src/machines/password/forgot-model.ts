import { silentProblem, type ProblemData } from '#api/problem.ts';
import { accessWords } from '#domain/words/access.ts';
import { passwordWords } from '#domain/words/password.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { forgotPasswordMachine } from './forgot.ts';

const words = passwordWords.forgot;
const refused: ProblemData = {
  kind: 'refused',
  status: 400,
  code: 'email_malformed',
  message: problemWords.email_malformed,
  fields: {},
  retryAfterSeconds: null,
};

const email = { role: 'textbox', name: words.email } as const;
const back = { role: 'link', name: words.backToLogin } as const;

export const forgotPasswordModel = defineModel(forgotPasswordMachine, {
  input: {},
  cases: {
    'email.changed': ({ email: typed }) =>
      ['rosa@baulk.example', 'rosa', ''].filter((one) => one !== typed).map((one) => ({ email: one })),
  },
  outcomes: {
    requestPasswordReset: [
      { name: 'sent', ok: true, output: { message: accessWords.linkSent } },
      { name: 'refused', ok: false, error: refused },
      { name: 'failed', ok: false, error: { ...refused, status: 500, code: 'internal', message: '' } },
      { name: 'offline', ok: false, error: silentProblem('offline') },
    ],
  },
  identity: ({ email: typed, fault, refusal }) => [typed, fault?.code, refusal],
  controls: {
    'email.changed': { ...email, value: 'email' },
    submit: { role: 'button', name: words.submit },
    confirm: { role: 'button', name: words.ok },
    hold: { kind: 'outside', from: 'the pointer or the focus enters the banner' },
    release: { kind: 'outside', from: 'the pointer and the focus have left the banner' },
  },
  shows: {
    editing: ({ email: typed }) => ({ roles: [{ ...email, value: typed }, back], absent: [words.inbox] }),
    'editing.clear': { absent: [words.email_missing, words.email_malformed] },
    'editing.faulty': ({ fault }) => ({ texts: fault ? [words[fault.code]] : [] }),
    'editing.refused': ({ refusal }) => ({ texts: [refusal ?? passwordWords.failed] }),
    sending: { tags: ['busy'] },
    sent: ({ message }) => ({ roles: [back], texts: [words.inbox, message], absent: [email] }),
    left: { absent: [{ role: 'dialog' }] },
  },
  requirements: {
    editing: ['A-2.119', 'A-2.120'],
    'editing.faulty': ['A-5.04', 'A-5.05'],
    'editing.refused': ['A-8.14'],
    sending: ['A-7.05'],
    sent: ['A-4.16', 'A-2.121', 'A-2.122', 'A-2.123'],
    left: ['A-4.17', 'A-4.18'],
  },
  invariants: {
    'only what reads as an address is sent': (now) =>
      !now.matches('sending') || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(now.context.email.trim()),
    'the inbox is named only after the server has confirmed': (now, before) =>
      !now.matches('sent') || before?.matches('sending') === true || before?.matches('sent') === true,
  },
});
