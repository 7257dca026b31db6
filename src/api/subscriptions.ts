import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Subscription = components['schemas']['Subscription'];
export type SubscriptionPage = components['schemas']['SubscriptionPage'];
type NewSubscription = components['schemas']['SubscriptionRequest'];
type Message = components['schemas']['Message'];

/** Reads the club subscriptions that one may see, all on one page. */
export const listClubSubscriptions = fromPromise<SubscriptionPage>(({ signal }) =>
  answerOf(() =>
    client.GET('/club/subscription', { params: { query: { limit: 1000, pageNumber: 1 } }, signal }),
  ),
);

/** Makes a club subscription; sent again under its key, it is made once. */
export const createClubSubscription = fromPromise<Message, { body: NewSubscription; key: string }>(
  ({ input, signal }) =>
    answerOf(() =>
      client.POST('/club/subscription', {
        params: { header: { 'Idempotency-Key': input.key } },
        body: input.body,
        signal,
      }),
    ),
);
