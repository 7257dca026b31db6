import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type SignInAnswer = components['schemas']['SignInAnswer'];

/** Signs in with e-mail and password, and a code where the account has a second factor; `first` after a registration or activation. */
export const signIn = fromPromise<SignInAnswer, components['schemas']['SignInRequest']>(({ input, signal }) =>
  answerOf(() => client.POST('/login', { body: input, signal })),
);
