import type { CreditEntry, OwnCredit, TopUp } from '#api/credit.ts';
import type { Card, Transaction } from '#api/payments.ts';
import { silentProblem } from '#api/problem.ts';
import { creditWords } from '#domain/words/credit.ts';
import { errorWords } from '#domain/words/errors.ts';
import { defineModel } from '#model-testing/model.ts';
import { amountFaultText, declineText } from './own-credit-setup.ts';
import { ownCreditMachine } from './own-credit.ts';

const words = creditWords.mine;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
const club = { clubId: 1, name: 'Brooklyn Rack House' };

const some: OwnCredit = { club, currency: 'USD', balance: 4500, overdraft: 0, canTopUp: true };
const owed: OwnCredit = { ...some, balance: -250, overdraft: 2000, canTopUp: false };

const visa: Card = {
  cardId: 'card_sbx_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2029,
  isDefault: true,
};
const mastercard: Card = {
  ...visa,
  cardId: 'card_sbx_2',
  brand: 'mastercard',
  last4: '4444',
  isDefault: false,
};

const bought: TopUp = {
  ref: 'top-up-1-1',
  state: 'credited',
  amount: 2000,
  currency: 'USD',
  balance: 6500,
  reason: null,
};
const payment: Transaction = {
  ref: bought.ref,
  kind: 'memberPayment',
  direction: 'out',
  status: 'succeeded',
  amount: 2000,
  fee: 80,
  currency: 'USD',
  club,
  user: null,
  description: 'Credit at Brooklyn Rack House',
  reason: null,
  card: 'Visa ending 4242',
  createdAt: '2026-11-20T18:00:00.000Z',
  settledAt: '2026-11-20T18:00:01.000Z',
  retryAt: null,
};
const entry: CreditEntry = {
  entryId: 2,
  club,
  userId: 5,
  amount: 2000,
  balanceAfter: 4500,
  currency: 'USD',
  kind: 'topUp',
  bookingId: null,
  reason: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};
const older: CreditEntry = {
  ...entry,
  entryId: 1,
  amount: -500,
  balanceAfter: 2500,
  kind: 'adjustment',
  reason: 'Typed twice',
};

const buying = { role: 'dialog', name: words.buy(club.name) } as const;
const entries = { role: 'dialog', name: words.look(club.name) } as const;
const reason = 'insufficient_funds';

export const ownCreditModel = defineModel(ownCreditMachine, {
  endsEarly: true,
  cases: {
    buy: ({ rows, ref }) =>
      rows.filter(({ canTopUp }) => canTopUp && ref === null).map((row) => ({ clubId: row.club.clubId })),
    look: ({ rows }) => rows.map((row) => ({ clubId: row.club.clubId })),
    'amount.changed': [{ value: '20' }],
    'card.changed': ({ cards, cardId }) =>
      cards.filter((card) => card.cardId !== cardId).map((card) => ({ cardId: card.cardId })),
  },
  outcomes: {
    listOwnCredit: [
      { name: 'some credit', ok: true, output: { rows: [some] } },
      { name: 'owed at a club without payments', ok: true, output: { rows: [owed] } },
      { name: 'no club', ok: true, output: { rows: [] } },
      unanswered,
    ],
    listCards: [
      { name: 'two', ok: true, output: { rows: [visa, mastercard] } },
      { name: 'none', ok: true, output: { rows: [] } },
      unanswered,
    ],
    topUpCredit: [
      { name: 'credited', ok: true, output: bought },
      { name: 'declined', ok: true, output: { ...bought, state: 'declined' as const, reason } },
      { name: 'under way', ok: true, output: { ...bought, state: 'paying' as const } },
      unanswered,
    ],
    getTransaction: [
      { name: 'paid', ok: true, output: payment },
      { name: 'declined', ok: true, output: { ...payment, status: 'failed' as const, reason } },
      { name: 'still under way', ok: true, output: { ...payment, status: 'processing' as const } },
      unanswered,
    ],
    listCreditEntries: [
      { name: 'one of two', ok: true, output: { rows: [entry], total: 2 } },
      { name: 'all', ok: true, output: { rows: [older], total: 1 } },
      { name: 'none', ok: true, output: { rows: [], total: 0 } },
      unanswered,
    ],
    visibility: [{ name: 'the tab is looked at', sends: { type: 'page.shown' } }],
  },
  volatile: ['key'],
  identity: ({ rows, cards, cardId, typed, hasFault, refusal, ref, entries: read, total }) => [
    rows.map(({ balance }) => balance),
    cards.length,
    cardId,
    typed,
    hasFault,
    refusal,
    ref,
    Math.min(read.length, 3),
    total,
  ],
  controls: {
    buy: { role: 'button', name: words.buy(club.name) },
    look: { role: 'button', name: words.look(club.name) },
    'amount.changed': { role: 'textbox', name: words.amount('USD'), value: 'value', within: buying },
    'card.changed': {
      role: 'combobox',
      name: words.card,
      value: 'cardId',
      gesture: 'select',
      within: buying,
    },
    pay: { role: 'button', name: words.pay, within: buying },
    cancel: { role: 'button', name: words.cancel, within: buying },
    older: { role: 'button', name: words.older, within: entries },
    close: { role: 'button', name: words.close, within: entries },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loading: { tags: ['busy'], texts: [words.loading] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    shown: ({ rows, refusal, ref }) => ({
      texts: [
        ...(rows.length === 0 ? [words.empty] : [club.name]),
        ...(ref === null ? [] : [words.waiting]),
        ...(refusal === null ? [] : [refusal]),
      ],
      absent: [buying, entries],
    }),
    preparing: { tags: ['busy'] },
    filling: ({ cards, hasFault, refusal }) => ({
      roles: [buying],
      texts: [
        ...(cards.length === 0 ? [words.noCard] : []),
        ...(hasFault ? [amountFaultText('USD')] : []),
        ...(refusal === null ? [] : [refusal]),
      ],
    }),
    paying: { tags: ['busy'], roles: [buying] },
    reading: { tags: ['busy'], roles: [entries] },
    unread: ({ refusal }) => ({ roles: [entries], texts: [refusal ?? ''] }),
    looking: ({ entries: read }) => ({
      roles: [entries],
      texts: read.length === 0 ? [words.entriesEmpty] : read.map(({ kind }) => words.kinds[kind]),
    }),
  },
  requirements: { shown: ['A-1.51'], paying: ['A-1.51'] },
  invariants: {
    'nothing is paid without a card and an amount': (now) =>
      !now.matches('paying') || (now.context.cardId !== null && now.context.typed !== ''),
    'a decline is told with its reason': (now) =>
      now.context.refusal === null ||
      !now.context.refusal.startsWith(words.declined('').trim()) ||
      now.context.refusal === declineText(reason),
  },
});
