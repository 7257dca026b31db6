import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { KeptProof } from '#domain/verification/persisted.ts';
import { problemWords } from '#domain/words/problems.ts';
import { verificationWords as words } from '#domain/words/verification.ts';
import { defineModel } from '#model-testing/model.ts';
import { verificationMachine } from './machine.ts';

const refused: ProblemData = {
  kind: 'refused',
  status: 400,
  code: 'code_wrong',
  message: problemWords.code_wrong,
  fields: {},
  retryAfterSeconds: null,
};
const tooSoon: ProblemData = {
  ...refused,
  status: 429,
  code: 'code_too_soon',
  message: problemWords.code_too_soon,
  retryAfterSeconds: 30,
};
const spent: ProblemData = {
  ...refused,
  status: 429,
  code: 'code_spent',
  message: problemWords.code_spent,
};

const future = '2999-01-01T00:05:00.000Z';
const past = '2000-01-01T00:05:00.000Z';
const serverNow = '2026-11-20T12:00:00.000Z';
const address = 'valentina@baulk.example';
const another = 'rosa@baulk.example';
const kept: KeptProof = {
  email: address,
  expiresAt: null,
  resendAt: null,
  hadCode: true,
  provedUntil: null,
  lock: null,
  pauseUntil: null,
  clockOffset: 0,
};

const email = { role: 'textbox', name: words.email } as const;
const code = { role: 'textbox', name: words.code } as const;

const closed = { absent: [code, { role: 'timer' }] } as const;
const told = (message: string | null) => (message === null ? [] : [message]);

export const verificationModel = defineModel(verificationMachine, {
  endsEarly: true,
  starts: [
    { name: 'nothing kept', input: { kept: null } },
    { name: 'a code kept', input: { kept: { ...kept, expiresAt: future, resendAt: future } } },
    { name: 'a code kept too long', input: { kept } },
    { name: 'a proof kept', input: { kept: { ...kept, expiresAt: past, provedUntil: future } } },
    { name: 'a lock kept', input: { kept: { ...kept, lock: problemWords.code_spent } } },
    {
      name: 'a pause kept',
      input: { kept: { ...kept, hadCode: false, lock: problemWords.code_too_soon, pauseUntil: future } },
    },
  ],
  cases: {
    'email.changed': ({ email: typed }) =>
      [address, another, 'valentina'].filter((one) => one !== typed).map((one) => ({ email: one })),
    'code.changed': [{ code: '482 715' }, { code: '4827' }],
  },
  outcomes: {
    sendEmailCode: [
      {
        name: 'sent',
        ok: true,
        output: { message: 'Sent.', expiresAt: future, resendAt: future, serverNow },
      },
      { name: 'refused', ok: false, error: { ...refused, code: 'internal', status: 500, message: '' } },
      { name: 'too soon', ok: false, error: tooSoon },
      { name: 'offline', ok: false, error: silentProblem('offline') },
    ],
    verifyEmailCode: [
      {
        name: 'proved',
        ok: true,
        output: { message: 'Verified.', grant: 'a grant of the server', grantExpiresAt: future, serverNow },
      },
      { name: 'wrong', ok: false, error: refused },
      {
        name: 'expired',
        ok: false,
        error: { ...refused, code: 'code_expired', message: problemWords.code_expired },
      },
      { name: 'spent', ok: false, error: spent },
      { name: 'spent at once', ok: false, error: { ...spent, retryAfterSeconds: 30 } },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
    deadline: [{ name: 'passed', sends: { type: 'deadline.passed' } }],
    rest: [{ name: 'over', sends: { type: 'rest.over' } }],
  },
  identity: ({ email: typed, code: digits, refusedCodes, hadCode, lock, pauseUntil, resendAt, message }) => [
    typed,
    digits,
    refusedCodes,
    hadCode,
    lock,
    pauseUntil !== null,
    resendAt !== null,
    message,
  ],
  controls: {
    'email.changed': { ...email, value: 'email' },
    'email.edit': { role: 'button', name: words.change },
    send: {
      role: 'button',
      name: ({ context }) =>
        context.expiresAt !== null ? words.again : context.hadCode ? words.resend : words.send,
    },
    'code.changed': { ...code, value: 'code' },
    retry: { role: 'button', name: words.retry },
    'proof.used': { kind: 'outside', from: 'the registration has been accepted' },
    'proof.refused': { kind: 'outside', from: 'the registration was refused for its proof' },
  },
  shows: {
    unverified: ({ email: typed, message }) => ({
      ...closed,
      roles: [{ ...email, value: typed }],
      texts: told(message),
    }),
    sending: ({ email: typed }) => ({ ...closed, roles: [{ ...email, value: typed }], tags: ['busy'] }),
    codeSent: ({ email: typed, code: digits, message }) => ({
      roles: [{ ...email, value: typed }, { ...code, value: digits }, { role: 'timer' }],
      texts: told(message),
      absent: [words.verified, { role: 'button', name: words.resend }],
    }),
    'codeSent.another.resting': {
      roles: [{ role: 'button', name: words.sent }],
      texts: ['Another code can be sent in'],
    },
    'codeSent.another.open': { absent: ['Another code can be sent in'] },
    resending: ({ code: digits }) => ({
      roles: [{ ...code, value: digits }, { role: 'timer' }],
      tags: ['busy'],
    }),
    verifying: ({ code: digits }) => ({
      roles: [{ ...code, value: digits }, { role: 'timer' }],
      tags: ['busy'],
    }),
    verified: ({ email: typed }) => ({
      ...closed,
      roles: [{ ...email, value: typed }],
      texts: [words.verified],
      absent: [code, { role: 'button', name: words.send }, { role: 'button', name: words.resend }],
    }),
    expired: ({ message }) => ({ ...closed, texts: told(message) }),
    locked: ({ message }) => ({ ...closed, texts: told(message) }),
    'locked.pausing': { texts: ['Another code can be sent in'] },
  },
  secrets: ['code', 'grant'],
  volatile: ['pauseUntil', 'resendAt'],
  requirements: {
    unverified: ['A-4.19', 'A-2.130', 'A-8.15', 'A-4.23', 'A-4.24'],
    sending: ['A-7.22'],
    codeSent: ['A-4.20', 'A-2.131', 'A-4.21', 'A-5.28', 'A-5.29', 'A-5.30', 'A-8.16'],
    verifying: ['A-5.31', 'A-7.23'],
    resending: ['A-7.22'],
    verified: ['A-4.22'],
    expired: ['A-4.25', 'A-4.26', 'A-9.05'],
  },
  invariants: {
    'only what reads as an address is sent a code': (now) =>
      !(now.matches('sending') || now.matches('resending')) ||
      /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(now.context.email.trim()),
    'only whole codes are checked, and none that was refused': (now) =>
      !now.matches('verifying') ||
      (/^[1-9]\d{5}$/.test(now.context.code) && !now.context.refusedCodes.includes(now.context.code)),
    'what was proved holds for the address alone that it was proved of': (now, before) =>
      before === undefined ||
      now.context.email === before.context.email ||
      (now.context.grant === null && now.context.provedUntil === null && now.context.expiresAt === null),
    'a grant is there only with its proof': (now) =>
      now.context.grant === null || now.matches('verified') || now.matches('used'),
  },
});
