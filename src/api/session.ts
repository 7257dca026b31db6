import { fromPromise } from 'xstate';
import { answerOf, client } from './client.ts';

/** Ends the session, full or pending, that the stored token names. */
export const signOut = fromPromise<void>(async ({ signal }) => {
  await answerOf(() => client.GET('/signout', { signal }));
});
