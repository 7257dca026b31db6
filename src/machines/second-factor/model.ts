import { silentProblem, type ProblemData } from '#api/problem.ts';
import { problemWords } from '#domain/words/problems.ts';
import { secondFactorWords as words } from '#domain/words/second-factor.ts';
import { defineModel } from '#model-testing/model.ts';
import { secondFactorMachine } from './machine.ts';

const wrong: ProblemData = {
  kind: 'refused',
  status: 400,
  code: 'second_factor_wrong',
  message: problemWords.second_factor_wrong,
  fields: {},
  retryAfterSeconds: null,
};
const secret = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Baulk:player%40baulk.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Baulk',
};
const recoveryCodes = ['abcd-efgh-2345-ijkl', 'mnop-qrst-6723-uvwx'];
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const question = { role: 'dialog' } as const;

export const secondFactorModel = defineModel(secondFactorMachine, {
  cases: { 'code.changed': [{ code: '482715' }] },
  outcomes: {
    getSecondFactor: [
      { name: 'off', ok: true, output: { since: null, codesLeft: 0 } },
      { name: 'on', ok: true, output: { since: '2026-11-20T12:00:00.000Z', codesLeft: 7 } },
      unanswered,
    ],
    beginSecondFactor: [{ name: 'begun', ok: true, output: secret }, unanswered],
    confirmSecondFactor: [
      { name: 'confirmed', ok: true, output: { recoveryCodes } },
      { name: 'wrong code', ok: false, error: wrong },
      unanswered,
    ],
    renewRecoveryCodes: [{ name: 'renewed', ok: true, output: { recoveryCodes } }, unanswered],
    removeSecondFactor: [{ name: 'removed', ok: true }, unanswered],
  },
  identity: ({ codesLeft, secret: begun, code, fault, recoveryCodes: shown, failure }) => [
    codesLeft,
    begun !== null,
    code,
    fault?.text,
    shown.length,
    failure,
  ],
  controls: {
    retry: { role: 'button', name: words.retry },
    begin: { role: 'button', name: words.setUp },
    'code.changed': { role: 'textbox', name: words.code, value: 'code' },
    submit: { role: 'button', name: words.confirm },
    cancel: { role: 'button', name: words.cancel },
    'codes.kept': { role: 'button', name: words.saved },
    renew: { role: 'button', name: words.renew },
    'switch.off': { role: 'button', name: words.switchOff },
    keep: { role: 'button', name: words.keep, within: question },
    confirm: { role: 'button', name: words.offNow, within: question },
  },
  shows: {
    loading: { tags: ['busy'] },
    failed: ({ failure }) => ({ texts: [words.failed, failure ?? ''] }),
    off: { texts: [words.off], absent: [secret.secret, ...recoveryCodes] },
    beginning: { tags: ['busy'] },
    scanning: ({ code }) => ({
      texts: [words.scan, secret.secret],
      roles: [
        { role: 'img', name: words.qrLabel },
        { role: 'textbox', name: words.code, value: code },
      ],
    }),
    'scanning.faulty': ({ fault }) => ({ texts: fault ? [fault.text] : [] }),
    confirming: { tags: ['busy'] },
    showingCodes: { texts: [words.codesTitle, ...recoveryCodes], absent: [secret.secret] },
    on: ({ codesLeft }) => ({
      texts: [words.on, words.codesLeft(codesLeft)],
      absent: [secret.secret, ...recoveryCodes],
    }),
    renewing: { tags: ['busy'] },
    confirmingOff: { roles: [{ role: 'dialog', name: words.offTitle }] },
    switchingOff: { tags: ['busy'] },
  },
  secrets: ['secret', 'address', 'code', 'recoveryCodes'],
  invariants: {
    'a secret is known only while it is shown': (now) =>
      now.context.secret === null || now.matches('scanning') || now.matches('confirming'),
    'recovery codes are known only while they are shown': (now) =>
      now.context.recoveryCodes.length === 0 || now.matches('showingCodes'),
  },
});
