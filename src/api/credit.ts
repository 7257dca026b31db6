import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type OwnCredit = Schemas['OwnCredit'];
export type TopUp = Schemas['TopUp'];
export type CreditEntry = Schemas['CreditEntry'];

/** The own credit at each own club. */
export const listOwnCredit = fromPromise<{ rows: OwnCredit[] }>(({ signal }) =>
  answerOf(() => client.GET('/credit/mine', { signal })),
);

/** Makes credit of a refund that the card did not take. */
export const creditRefund = fromPromise<{ balance: number; message: string }, { id: number }>(
  ({ input, signal }) =>
    answerOf(() => client.POST('/credit/refund/{id}', { params: { path: input }, signal })),
);

/** Buys credit by a saved card; bought again under its key, it is bought once. */
export const topUpCredit = fromPromise<TopUp, { body: Schemas['TopUpRequest']; key: string }>(
  ({ input: { body, key }, signal }) =>
    answerOf(() =>
      client.POST('/credit/top-up', { params: { header: { 'Idempotency-Key': key } }, body, signal }),
    ),
);

/** What was booked to the own account at a club, the latest first. */
export const listCreditEntries = fromPromise<
  { rows: CreditEntry[]; total: number },
  { clubId: number; pageNumber: number }
>(({ input, signal }) =>
  answerOf(() => client.GET('/credit/entry', { params: { query: { ...input, limit: 20 } }, signal })),
);
