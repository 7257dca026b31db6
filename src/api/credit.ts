import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type OwnCredit = Schemas['OwnCredit'];
export type TopUp = Schemas['TopUp'];
export type CreditEntry = Schemas['CreditEntry'];
export type CreditAccount = Schemas['CreditAccount'];
export type CreditQuery = { search?: string; limit: number; pageNumber: number };

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

/** The credit of the members of the own clubs, a page by name. */
export const listCredit = fromPromise<{ rows: CreditAccount[]; total: number }, CreditQuery>(
  ({ input, signal }) => answerOf(() => client.GET('/credit', { params: { query: input }, signal })),
);

/** Books what a club takes in, pays out or corrects by hand; sent again under its key, it is booked once. */
export const addCreditEntry = fromPromise<
  Schemas['CreditBooked'],
  { body: Schemas['CreditEntryRequest']; key: string }
>(({ input: { body, key }, signal }) =>
  answerOf(() =>
    client.POST('/credit/entry', { params: { header: { 'Idempotency-Key': key } }, body, signal }),
  ),
);

/** Says how much a member may owe. */
export const setOverdraft = fromPromise<Schemas['Message'], Schemas['OverdraftRequest']>(
  ({ input: body, signal }) => answerOf(() => client.PUT('/credit/overdraft', { body, signal })),
);

/** What was booked at a club, to the own account or to that of one of its members, the latest first. */
export const listCreditEntries = fromPromise<
  { rows: CreditEntry[]; total: number },
  { clubId: number; userId?: number; pageNumber: number }
>(({ input, signal }) =>
  answerOf(() => client.GET('/credit/entry', { params: { query: { ...input, limit: 20 } }, signal })),
);
