import { fromPromise } from 'xstate';
import { answerOf, client } from './client.ts';

/** What the caller has to spend at a club, in the minor unit; 0 without an account. */
export const getOwnCredit = fromPromise<{ credit: number }, { clubId: number }>(async ({ input, signal }) => {
  const query = { ...input, limit: 10, pageNumber: 1 } as const;
  const { rows } = await answerOf(() => client.GET('/credit', { params: { query }, signal }));
  const [account] = rows;
  return { credit: account ? account.balance + account.overdraft : 0 };
});
