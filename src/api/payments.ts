import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { problemWords } from '#domain/words/problems.ts';
import { answerOf, client } from './client.ts';
import { Problem } from './problem.ts';

export type StripeStatus = components['schemas']['StripeStatus'];
export type ConnectLink = components['schemas']['ConnectLink'];
export type Card = components['schemas']['Card'];
export type Cards = components['schemas']['Cards'];
export type CardSetup = components['schemas']['CardSetup'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = components['schemas']['TransactionPage'];
/** A page of the ledger, with what has been paid on all of them. */
export type LedgerPage = Pick<TransactionPage, 'rows' | 'total'> & { besides?: TransactionPage['totals'] };
export type TransactionQuery = NonNullable<operations['listTransactions']['parameters']['query']>;
export type PaymentReport = components['schemas']['PaymentReport'];
export type PaymentReportQuery = NonNullable<operations['getPaymentReport']['parameters']['query']>;
type Message = components['schemas']['Message'];

/** Reads where the club of a user stands: as the provider has it at this moment, unless that is not wanted. */
export const getStripeStatus = fromPromise<StripeStatus | undefined, { userId: number; isFresh?: boolean }>(
  async ({ input: { userId, isFresh = true }, signal }) => {
    const status: Partial<StripeStatus> | undefined = await answerOf(() =>
      client.GET('/user/{userId}/stripe-status', {
        params: { path: { userId }, query: { refresh: isFresh } },
        signal,
      }),
    );
    if (status && typeof status.state !== 'string') throw oddAnswer('status_failed');
    return status as StripeStatus | undefined;
  },
);

/** Makes a link to the provider's own form; it works once, and whoever has it is let in. */
export const createConnectAccountLink = fromPromise<ConnectLink, { id: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/createConnectAccountLink/{id}', { params: { path: input }, signal })),
);

/** Takes a club off the provider. */
export const deleteStripeAccount = fromPromise<Message, { id: number }>(async ({ input, signal }) => {
  const said: Message & { error?: unknown } = await answerOf(() =>
    client.DELETE('/club/{id}/stripe-account', { params: { path: input }, signal }),
  );
  if (said?.error) throw oddAnswer('offboarding_failed', said.error);
  return said;
});

/** A success that says that it is none, as something between the browser and the server may write it. */
function oddAnswer(code: 'status_failed' | 'offboarding_failed', said?: unknown): Problem {
  const message = typeof said === 'string' ? said : problemWords[code];
  return new Problem({
    kind: 'refused',
    status: 200,
    code,
    message,
    fields: {},
    retryAfterSeconds: null,
  });
}

/** Reads the own cards. */
export const listCards = fromPromise<Cards>(({ signal }) => answerOf(() => client.GET('/card', { signal })));

/** Begins to save a card on the provider's page; begun again under its key it is begun once. */
export const createCardSetup = fromPromise<CardSetup, { key: string }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/card/setup', { params: { header: { 'Idempotency-Key': input.key } }, signal }),
  ),
);

/** Saves a card that the provider has taken. */
export const saveCard = fromPromise<Card, { setupId: string }>(({ input, signal }) =>
  answerOf(() => client.POST('/card', { body: { ...input, isDefault: false }, signal })),
);

/** Makes one of the own cards the default. */
export const setDefaultCard = fromPromise<Message, { cardId: string }>(({ input, signal }) =>
  answerOf(() => client.PUT('/card', { body: input, signal })),
);

/** Removes one of the own cards; another one pays from then on for what it pays for. */
export const deleteCard = fromPromise<Message, { cardId: string; insteadId?: string }>(({ input, signal }) =>
  answerOf(() => client.DELETE('/card', { body: input, signal })),
);

/** Reads one page of the ledger. */
export const listTransactions = fromPromise<LedgerPage, TransactionQuery>(async ({ input, signal }) => {
  const { rows, total, totals } = await answerOf(() =>
    client.GET('/transaction', { params: { query: input }, signal }),
  );
  return { rows, total, besides: totals };
});

/** The most rows that one call answers. */
const mostRows = 1_000;

/** Reads every page of the ledger that a question has. */
export const readLedger = fromPromise<Transaction[], TransactionQuery>(async ({ input, signal }) => {
  // A payment that comes meanwhile moves the last one of a page to the next.
  const rows = new Map<string, Transaction>();
  let pageNumber = 0;
  let page: TransactionPage;
  do {
    pageNumber += 1;
    const query = { ...input, limit: mostRows, pageNumber };
    page = await answerOf(() => client.GET('/transaction', { params: { query }, signal }));
    for (const row of page.rows) rows.set(row.ref, row);
  } while (page.rows.length === mostRows);
  return [...rows.values()];
});

/** Reads one transaction as it is now. */
export const getTransaction = fromPromise<Transaction, { ref: string }>(({ input, signal }) =>
  answerOf(() => client.GET('/transaction/{ref}', { params: { path: input }, signal })),
);

/** Reads what has been paid by day or month. */
export const getPaymentReport = fromPromise<PaymentReport, PaymentReportQuery>(({ input, signal }) =>
  answerOf(() => client.GET('/report/payments', { params: { query: input }, signal })),
);
