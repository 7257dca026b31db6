import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type OwnCredit = Schemas['OwnCredit'];
export type TopUp = Schemas['TopUp'];
export type CreditEntry = Schemas['CreditEntry'];

/** What the caller has to spend at a club, in the minor unit; 0 without an account. */
export const getOwnCredit = fromPromise<{ credit: number }, { clubId: number }>(async ({ input, signal }) => {
  const query = { ...input, limit: 10, pageNumber: 1 } as const;
  const { rows } = await answerOf(() => client.GET('/credit', { params: { query }, signal }));
  const [account] = rows;
  return { credit: account ? account.balance + account.overdraft : 0 };
});

/** The own credit at each own club. */
export const listOwnCredit = fromPromise<{ rows: OwnCredit[] }>(({ signal }) =>
  answerOf(() => client.GET('/credit/mine', { signal })),
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
