import { fromPromise } from 'xstate';
import type { SignInAnswer } from './sign-in.ts';
import { answerOf, client } from './client.ts';

/** Accepts the terms in the version that was shown, under a pending token of its own. */
export const acceptTerms = fromPromise<SignInAnswer, { token: string; version: string }>(
  ({ input, signal }) => answerOf(() => client.PUT('/user/update/eula', { body: input, signal })),
);
