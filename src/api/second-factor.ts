import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type SecondFactor = components['schemas']['SecondFactor'];
export type SecondFactorSecret = components['schemas']['SecondFactorSecret'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];

/** Reads how the own second factor stands. */
export const getSecondFactor = fromPromise<SecondFactor>(({ signal }) =>
  answerOf(() => client.GET('/second-factor', { signal })),
);

/** Makes a secret for an authenticator. */
export const beginSecondFactor = fromPromise<SecondFactorSecret>(({ signal }) =>
  answerOf(() => client.POST('/second-factor', { signal })),
);

/** Confirms the authenticator by its first code. */
export const confirmSecondFactor = fromPromise<
  RecoveryCodes,
  components['schemas']['ConfirmSecondFactorRequest']
>(({ input, signal }) => answerOf(() => client.PUT('/second-factor', { body: input, signal })));

/** Makes recovery codes in place of the earlier ones. */
export const renewRecoveryCodes = fromPromise<RecoveryCodes>(({ signal }) =>
  answerOf(() => client.POST('/second-factor/recovery-codes', { signal })),
);

/** Switches the own second factor off. */
export const removeSecondFactor = fromPromise<void>(async ({ signal }) => {
  await answerOf(() => client.DELETE('/second-factor', { signal }));
});

/** Switches off the second factor of somebody who has lost it. */
export const resetSecondFactor = fromPromise<void, { userId: number }>(async ({ input, signal }) => {
  await answerOf(() => client.DELETE('/user/{userId}/second-factor', { params: { path: input }, signal }));
});
