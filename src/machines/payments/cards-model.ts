import type { Card } from '#api/payments.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { cardText, cardWords as words } from '#domain/words/cards.ts';
import { problemWords } from '#domain/words/problems.ts';
import { defineModel } from '#model-testing/model.ts';
import { cardsMachine } from './cards.ts';

const url = 'http://127.0.0.1:3000/sandbox/card?link=one-that-works-once';

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
const declined = { name: 'declined', ok: false, error: refusedBy('card_declined', 409) } as const;

const within = { role: 'dialog', name: words.removeTitle(cardText(visa.brand, visa.last4)) } as const;
const nameOf = (cardId: string): string => {
  const { brand, last4 } = cardId === visa.cardId ? visa : mastercard;
  return cardText(brand, last4);
};
const only = ({ rows }: { rows: Card[] | null }, isDefault: boolean) =>
  (rows ?? []).filter((card) => card.isDefault === isDefault).map(({ cardId }) => ({ cardId }));

export const cardsModel = defineModel(cardsMachine, {
  starts: [
    { name: 'opened', input: { setupId: null } },
    { name: 'back from the provider', input: { setupId: 'set_sbx_1' } },
  ],
  cases: {
    prefer: (context) => only(context, false),
    remove: (context) => only(context, true),
    'instead.changed': (context) => only(context, false),
  },
  outcomes: {
    listCards: [
      { name: 'two', ok: true, output: { rows: [visa, mastercard] } },
      { name: 'none', ok: true, output: { rows: [] } },
      unanswered,
      off,
    ],
    createCardSetup: [
      { name: 'begun', ok: true, output: { setupId: 'set_sbx_1', clientSecret: null, url } },
      {
        name: 'begun without a page',
        ok: true,
        output: { setupId: 'set_sbx_1', clientSecret: null, url: null },
      },
      unanswered,
    ],
    saveCard: [{ name: 'saved', ok: true, output: visa }, declined, unanswered],
    setDefaultCard: [{ name: 'done', ok: true, output: { message: words.madeDefault } }, unanswered],
    deleteCard: [
      { name: 'named by a subscription', ok: false, error: refusedBy('card_in_use', 409) },
      { name: 'removed', ok: true, output: { message: words.removed } },
      unanswered,
    ],
    restoration: [{ name: 'somebody turns back', sends: { type: 'page.restored' } }],
  },
  volatile: ['key'],
  secrets: ['url'],
  identity: ({ setupId, rows, cardId, insteadId, refusal }) => [
    setupId,
    rows?.length,
    cardId,
    insteadId,
    refusal,
  ],
  controls: {
    add: { role: 'button', name: words.add },
    prefer: { role: 'button', name: ({ event }) => words.prefer(nameOf(event.cardId)) },
    remove: { role: 'button', name: ({ event }) => words.remove(nameOf(event.cardId)) },
    'instead.changed': { role: 'combobox', name: words.instead, value: 'cardId', gesture: 'select', within },
    confirm: { role: 'button', name: words.removeNow, within },
    keep: { role: 'button', name: words.keep, within },
    retry: { role: 'button', name: errorWords.retry },
  },
  shows: {
    saving: { texts: [words.saving], tags: ['busy'] },
    unsaved: ({ refusal }) => ({ texts: [words.unsaved, refusal ?? ''] }),
    loading: { tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.failed, refusal ?? ''] }),
    off: { texts: [words.off] },
    listed: ({ rows, refusal }) => ({
      texts: [
        ...(rows?.length === 0 ? [words.empty] : [cardText(visa.brand, visa.last4), words.isDefault]),
        ...(refusal === null ? [] : [refusal]),
      ],
      absent: [{ role: 'dialog' }],
    }),
    beginning: { tags: ['busy'], absent: [url] },
    leaving: { tags: ['busy'], absent: [url] },
    preferring: { tags: ['busy'] },
    confirmingDelete: { roles: [within] },
    replacing: { roles: [within], texts: [words.insteadPurpose] },
    removing: { roles: [within], tags: ['busy'] },
  },
  requirements: { listed: ['A-1.09', 'A-2.37', 'C-2.05', 'A-6.17'] },
  invariants: {
    'a card that may be saved is not forgotten': (now) =>
      !now.matches('unsaved') || now.context.setupId !== null,
  },
});
