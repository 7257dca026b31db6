import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type SocialNonce = components['schemas']['SocialNonce'];
export type SocialAnswer = components['schemas']['SocialSignInAnswer'];

/** Begins a sign-in with another provider. */
export const createSocialNonce = fromPromise<SocialNonce>(({ signal }) =>
  answerOf(() => client.POST('/social/nonce', { signal })),
);

/** Signs in, or registers, by what Google says; the token goes in the body, never in the address. */
export const signInWithGoogle = fromPromise<SocialAnswer, components['schemas']['GoogleSignInRequest']>(
  ({ input, signal }) => answerOf(() => client.POST('/google/login', { body: input, signal })),
);

/** Signs in, or registers, by what Facebook says; the token goes in the body, never in the address. */
export const signInWithFacebook = fromPromise<SocialAnswer, components['schemas']['FacebookSignInRequest']>(
  ({ input, signal }) => answerOf(() => client.POST('/facebook/login', { body: input, signal })),
);
