import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type StripeStatus = components['schemas']['StripeStatus'];
export type ConnectLink = components['schemas']['ConnectLink'];
type Message = components['schemas']['Message'];

/** Reads where the club of a user stands with the payment provider, asked for at this moment. */
export const getStripeStatus = fromPromise<StripeStatus | undefined, { userId: number }>(
  ({ input, signal }) =>
    answerOf(() =>
      client.GET('/user/{userId}/stripe-status', {
        params: { path: input, query: { refresh: true } },
        signal,
      }),
    ),
);

/** Makes a link to the provider's own form; it works once, and whoever has it is let in. */
export const createConnectAccountLink = fromPromise<ConnectLink, { id: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/createConnectAccountLink/{id}', { params: { path: input }, signal })),
);

/** Takes a club off the provider. */
export const deleteStripeAccount = fromPromise<Message, { id: number }>(({ input, signal }) =>
  answerOf(() => client.DELETE('/club/{id}/stripe-account', { params: { path: input }, signal })),
);
