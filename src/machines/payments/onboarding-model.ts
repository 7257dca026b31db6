import type { StripeStatus } from '#api/payments.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { onboardingWords } from '#domain/words/onboarding.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { onboardingMachine } from './onboarding.ts';
import { connected, notConnected as none } from './sample-status.ts';

const words = onboardingWords;
const url = 'http://127.0.0.1:3000/sandbox/onboarding?link=one-that-works-once';

const document = ['individual.verification.document'];
const answers = {
  'not connected': none,
  incomplete: { ...none, state: 'incomplete', due: ['business_profile.url', 'external_account'] },
  'being looked at': { ...none, state: 'pending_verification' },
  'a document is missing': { ...none, state: 'restricted', due: document },
  paused: { ...none, state: 'restricted', reason: 'platform_paused' },
  'turned down': { ...none, state: 'rejected', reason: 'rejected.other' },
  connected,
  'connected, with something due': {
    ...connected,
    state: 'connected_action_due',
    due: document,
    deadline: '2026-12-01T00:00:00.000Z',
  },
} as const satisfies Record<string, StripeStatus>;

const refusedBy = (code: keyof typeof problemWords, status: number): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});
const off = { name: 'switched off', ok: false, error: refusedBy('provider_not_configured', 503) } as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;

const isPaused = (status: StripeStatus | null): boolean =>
  status?.state === 'restricted' && status.due.length === 0;
const dialog = { role: 'dialog', name: words.confirmTitle } as const;
const titleOf = (face: keyof typeof words.faces) => ({ role: 'heading', name: words.faces[face].title });
const offboard = { role: 'button', name: words.offboard } as const;

const pendingPayments = { role: 'link', name: words.seePending } as const;

export const onboardingModel = defineModel(onboardingMachine, {
  starts: [
    { name: 'opened', input: { userId: 10, arrival: 'plain', tries: 0 } },
    { name: 'back from the provider', input: { userId: 10, arrival: 'return', tries: 0 } },
    { name: 'sent back by a used-up link', input: { userId: 10, arrival: 'refresh', tries: 0 } },
    { name: 'sent back for the third time', input: { userId: 10, arrival: 'refresh', tries: 2 } },
  ],
  cases: { 'status.heard': [] },
  outcomes: {
    getStripeStatus: [
      ...Object.entries(answers).map(([name, output]) => ({ name, ok: true, output }) as const),
      { name: 'nothing', ok: true, output: undefined },
      { name: 'no answer of the provider', ok: false, error: refusedBy('status_failed', 503) },
      off,
    ],
    createConnectAccountLink: [
      { name: 'made', ok: true, output: { url, expiresAt: '2026-11-20T12:05:00.000Z' } },
      unanswered,
      off,
    ],
    deleteStripeAccount: [
      { name: 'taken off', ok: true, output: { message: onboardingWords.offboarded } },
      { name: 'money is on its way', ok: false, error: refusedBy('money_pending', 409) },
      { name: 'a payment is disputed', ok: false, error: refusedBy('dispute_open', 409) },
      { name: 'members are subscribed', ok: false, error: refusedBy('members_subscribed', 409) },
      { name: 'not connected any more', ok: false, error: refusedBy('not_connected', 409) },
      { name: 'the provider refuses', ok: false, error: refusedBy('offboarding_failed', 409) },
      { name: 'the provider is silent', ok: false, error: refusedBy('provider_unavailable', 503) },
    ],
    visibility: [{ name: 'the tab is looked at', sends: { type: 'page.shown' } }],
    statusNews: [
      { name: 'a payment can be taken', sends: { type: 'status.heard', status: connected } },
      {
        name: 'a document is missing',
        sends: { type: 'status.heard', status: answers['a document is missing'] },
      },
    ],
    restoration: [{ name: 'somebody turns back', sends: { type: 'page.restored' } }],
  },
  identity: ({ arrival, tries, status, looks }, { value }) => [
    arrival,
    arrival === 'refresh' && tries >= 2,
    typeof value === 'object' && 'offboarding' in value ? [status?.state, isPaused(status)] : null,
    value === 'returning' || value === 'settling' ? looks : null,
  ],
  secrets: ['url'],
  controls: {
    connect: { role: 'button', name: words.connect },
    check: { role: 'button', name: ({ context }) => (context.fault ? words.retry : words.check) },
    offboard,
    confirm: { role: 'button', name: words.confirm, within: dialog },
    keep: { role: 'button', name: words.keep, within: dialog },
  },
  shows: {
    checking: { roles: [titleOf('syncing')], absent: [offboard], tags: ['busy'] },
    returning: { roles: [titleOf('syncing')], absent: [offboard], tags: ['busy'] },
    settling: { roles: [titleOf('settling')], absent: [offboard] },
    'known.notConnected': { roles: [titleOf('notConnected')], absent: [offboard] },
    'known.incomplete': {
      roles: [titleOf('incomplete')],
      texts: ['The bank account for payouts'],
      absent: [offboard],
    },
    'known.pendingVerification': { roles: [titleOf('pendingVerification')], absent: [offboard] },
    'known.restricted': {
      roles: [titleOf('restricted')],
      texts: ['An identity document of the owner'],
      absent: [offboard],
    },
    'known.paused': { roles: [titleOf('paused')], absent: [offboard, words.dueTitle] },
    'known.rejected': { roles: [titleOf('rejected')], absent: [offboard] },
    'known.connected': ({ refusal, isMoneyPending }) => ({
      roles: [titleOf('connected'), ...(isMoneyPending ? [pendingPayments] : [])],
      texts: refusal === null ? [] : [refusal],
    }),
    'known.actionDue': ({ refusal }) => ({
      roles: [titleOf('due')],
      texts: ['An identity document of the owner', ...(refusal === null ? [] : [refusal])],
    }),
    linking: { tags: ['busy'], absent: [url] },
    onboarding: { tags: ['busy'], texts: [words.leaving], absent: [url] },
    'offboarding.confirming': { roles: [dialog] },
    'offboarding.deleting': { roles: [dialog], tags: ['busy'] },
    failed: ({ fault }) => ({
      roles: [{ role: 'heading', name: fault?.title ?? '' }],
      texts: [fault?.text ?? ''],
      absent: [offboard],
    }),
    off: { roles: [titleOf('off')] },
  },
  requirements: {
    checking: ['C-4.36', 'C-7.27', 'C-3.28'],
    'known.connected': ['C-4.37', 'C-4.39', 'A-1.54'],
    'known.notConnected': ['C-4.38', 'C-4.41', 'C-8.02'],
    'offboarding.confirming': ['C-4.40'],
    'offboarding.deleting': ['C-7.10', 'C-8.03'],
    linking: ['C-7.11', 'C-1.06'],
    failed: ['C-8.04', 'C-8.05'],
  },
  invariants: {
    'connected is shown only where the provider says so': (now) =>
      !now.matches({ known: 'connected' }) || now.context.status?.is_stripe_connected === true,
    'no more than two ways back to the provider are taken unasked': (now) => now.context.tries <= 2,
    'a club is taken off only from connected': (now) =>
      !now.matches('offboarding') || now.context.status?.is_stripe_connected === true,
  },
});
