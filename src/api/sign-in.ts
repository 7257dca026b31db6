import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import type { Credentials } from '#domain/sign-in/form.ts';
import { answerOf, client } from './client.ts';

export type SignInAnswer = components['schemas']['SignInAnswer'];

/** Signs in with e-mail and password; `first` after a registration or activation, whose terms count. */
export const signIn = fromPromise<SignInAnswer, Credentials & { first?: boolean }>(({ input, signal }) =>
  answerOf(() => client.POST('/login', { body: input, signal })),
);
