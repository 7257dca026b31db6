import type { Card } from '#api/payments.ts';
import { silentProblem } from '#api/problem.ts';
import { memberActOf } from '#domain/subscriptions/standing.ts';
import { errorWords } from '#domain/words/errors.ts';
import { subscriptionWords } from '#domain/words/subscriptions.ts';
import { defineModel } from '#model-testing/model.ts';
import { membersMachine, reasonText } from './members.ts';
import {
  active,
  declined,
  ending,
  offered,
  overdue,
  paying,
  shut,
  withdrawn,
} from './sample-member-subscriptions.ts';

const words = subscriptionWords.members;
const { name } = offered;
const taking = { role: 'dialog', name: words.takeTitle(name) } as const;
const confirmingEnd = { role: 'dialog', name: words.endTitle(name) } as const;
const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;

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

type Row = typeof offered;
const stateOf = ({ taken }: Row) => taken?.state ?? null;
const fitting = (rows: readonly Row[], act: ReturnType<typeof memberActOf>) =>
  rows.filter((row) => memberActOf({ ...row, state: stateOf(row) }) === act).map(({ id }) => ({ id }));

export const membersModel = defineModel(membersMachine, {
  id: 'member-subscriptions',
  endsEarly: true,
  cases: {
    take: ({ rows }) => fitting(rows, 'take'),
    end: ({ rows }) => fitting(rows, 'end'),
    renew: ({ rows }) => fitting(rows, 'renew'),
    'card.changed': ({ cards, cardId }) =>
      cards.filter((card) => card.cardId !== cardId).map((card) => ({ cardId: card.cardId })),
  },
  outcomes: {
    listMemberSubscriptions: [
      { name: 'offered', ok: true, output: { rows: [offered] } },
      { name: 'of a club without payments', ok: true, output: { rows: [shut] } },
      { name: 'active', ok: true, output: { rows: [active] } },
      { name: 'ending', ok: true, output: { rows: [ending] } },
      { name: 'withdrawn by its club', ok: true, output: { rows: [withdrawn] } },
      { name: 'being paid', ok: true, output: { rows: [paying] } },
      { name: 'not paid', ok: true, output: { rows: [overdue] } },
      { name: 'none', ok: true, output: { rows: [] } },
      unanswered,
    ],
    listCards: [
      { name: 'two', ok: true, output: { rows: [visa, mastercard] } },
      { name: 'none', ok: true, output: { rows: [] } },
      unanswered,
    ],
    takeUpSubscription: [
      { name: 'paid', ok: true, output: active },
      { name: 'declined', ok: true, output: declined },
      { name: 'under way', ok: true, output: paying },
      unanswered,
    ],
    changeMemberSubscription: [{ name: 'done', ok: true, output: ending }, unanswered],
    visibility: [{ name: 'the tab is looked at', sends: { type: 'page.shown' } }],
  },
  identity: ({ rows, cards, cardId, refusal }) => [
    rows.map((row) => [row.isOpen, row.isWithdrawn, stateOf(row)]),
    cards.length,
    cardId,
    refusal,
  ],
  controls: {
    take: { role: 'button', name: words.take(name) },
    end: { role: 'button', name: words.end(name) },
    renew: { role: 'button', name: words.renew(name) },
    'card.changed': {
      role: 'combobox',
      name: words.card,
      value: 'cardId',
      gesture: 'select',
      within: taking,
    },
    pay: { role: 'button', name: words.takeNow('USD 45.50'), within: taking },
    cancel: { role: 'button', name: words.cancel, within: taking },
    confirm: { role: 'button', name: words.endNow, within: confirmingEnd },
    keep: { role: 'button', name: words.keep, within: confirmingEnd },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    loading: { tags: ['busy'], texts: [words.loading] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    shown: ({ rows, refusal }) => ({
      texts: [
        ...rows.flatMap((row) => {
          const state = stateOf(row);
          return [
            name,
            'USD 45.50 a month',
            ...(state ? [words.states[state]] : []),
            ...(row.isWithdrawn ? [words.withdrawn] : []),
          ];
        }),
        ...(rows.length === 0 ? [words.empty] : []),
        ...(refusal === null ? [] : [refusal]),
      ],
      absent: [taking, confirmingEnd],
    }),
    confirming: ({ cards, refusal }) => ({
      roles: [taking],
      texts: [
        cards.length === 0 ? words.noCard : 'USD 45.50 a month',
        ...(refusal === null ? [] : [refusal]),
      ],
    }),
    taking: { tags: ['busy'], roles: [taking] },
    confirmingEnd: { roles: [confirmingEnd] },
    ending: { tags: ['busy'], roles: [confirmingEnd] },
    renewing: { tags: ['busy'] },
    preparing: { tags: ['busy'] },
  },
  requirements: { shown: ['A-1.49'], taking: ['A-1.49'] },
  invariants: {
    'nothing is paid without a card': (now) => !now.matches('taking') || now.context.cardId !== null,
    'a decline is told with its reason': (now) =>
      !now.matches('confirming') ||
      now.context.rows[0]?.taken?.state !== 'declined' ||
      now.context.refusal === null ||
      now.context.refusal.includes(reasonText('insufficient_funds')),
  },
});
