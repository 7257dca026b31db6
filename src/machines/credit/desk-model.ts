import { silentProblem, type ProblemData } from '#api/problem.ts';
import { creditWords } from '#domain/words/credit.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { creditDeskMachine } from './desk.ts';
import { earlier, latest, owing, withCredit } from './sample-accounts.ts';

const { mine, desk: words } = creditWords;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const dialog = { role: 'dialog' } as const;
const entries = { ...dialog, name: words.look(withCredit.user.fullName) } as const;

const refused = (code: string, message: string, fields: Record<string, string> = {}): ProblemData => ({
  kind: 'refused',
  status: 409,
  code,
  message,
  fields,
  retryAfterSeconds: null,
});
const short = creditWords.refused.credit_low('USD 1.00');

export const creditDeskModel = defineModel(creditDeskMachine, {
  endsEarly: true,
  cases: {
    book: [{ account: withCredit }, { account: owing }],
    allow: [{ account: withCredit }],
    look: [{ account: withCredit }],
    'kind.changed': ({ kind }) => [
      { kind: kind === 'adjustment' ? ('payOut' as const) : ('adjustment' as const) },
    ],
    'amount.changed': ({ amount }) => [{ value: amount === '20' ? 'x' : '20' }],
    'reason.changed': [{ value: 'Cash at the desk' }],
  },
  outcomes: {
    addCreditEntry: [
      { name: 'booked', ok: true, output: { balance: 6500, message: creditWords.booked('USD 65.00') } },
      { name: 'not enough', ok: false, error: refused('credit_low', short) },
      unanswered,
    ],
    setOverdraft: [
      { name: 'set', ok: true, output: { message: creditWords.overdraftSet('USD 20.00') } },
      {
        name: 'more is owed',
        ok: false,
        error: refused('invalid_request', '', { overdraft: creditWords.faults.overdraft }),
      },
      unanswered,
    ],
    listCreditEntries: [
      { name: 'one of two', ok: true, output: { rows: [latest], total: 2 } },
      { name: 'all', ok: true, output: { rows: [latest, earlier], total: 2 } },
      unanswered,
    ],
  },
  volatile: ['key'],
  identity: ({ account, kind, amount, reason, fault, refusal, entries }) => [
    account?.user.userId,
    kind,
    amount,
    reason,
    fault?.field,
    refusal,
    entries.length,
  ],
  controls: {
    book: { role: 'button', name: ({ event }) => words.book(event.account.user.fullName) },
    allow: { role: 'button', name: words.allow(withCredit.user.fullName) },
    look: { role: 'button', name: words.look(withCredit.user.fullName) },
    'kind.changed': { role: 'combobox', name: words.kind, value: 'kind', gesture: 'select', within: dialog },
    'amount.changed': { role: 'textbox', name: words.amount, value: 'value', within: dialog },
    'reason.changed': { role: 'textbox', name: words.reason, value: 'value', within: dialog },
    submit: { role: 'button', name: words.save, within: dialog },
    cancel: { role: 'button', name: mine.cancel, within: dialog },
    older: { role: 'button', name: mine.older, within: dialog },
    close: { role: 'button', name: mine.close, within: entries },
    retry: { role: 'button', name: errorWords.retry, within: dialog },
  },
  shows: {
    idle: { absent: [dialog] },
    filling: ({ account, fault, refusal }) => ({
      roles: [{ ...dialog, name: words.book(account?.user.fullName ?? '') }],
      texts: [...(fault ? [fault.text] : []), ...(refusal ? [refusal] : [])],
    }),
    booking: { tags: ['busy'] },
    allowing: ({ account, fault, refusal }) => ({
      roles: [{ ...dialog, name: words.allow(account?.user.fullName ?? '') }],
      texts: [...(fault ? [fault.text] : []), ...(refusal ? [refusal] : [])],
    }),
    saving: { tags: ['busy'] },
    reading: { tags: ['busy'], texts: [mine.entriesLoading] },
    unread: ({ refusal }) => ({ texts: [refusal ?? ''] }),
    looking: ({ entries: read }) => ({
      roles: [entries],
      texts: read.map(({ reason }) => reason ?? ''),
    }),
  },
  requirements: { filling: ['A-1.51'], allowing: ['A-1.51'], looking: ['A-1.51'] },
  invariants: {
    'nothing is sent without an amount and a reason': ({ context, value }) =>
      value !== 'booking' || (context.amount === '20' && context.reason !== ''),
  },
});
