import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Subscription = components['schemas']['Subscription'];
export type SubscriptionPage = components['schemas']['SubscriptionPage'];
export type MemberSubscription = components['schemas']['MemberSubscription'];
type MemberSubscriptions = components['schemas']['MemberSubscriptions'];
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

/** Takes a club subscription back: nobody takes it up any more, and who has it keeps what is paid. */
export const withdrawClubSubscription = fromPromise<Message, { id: number }>(({ input, signal }) =>
  answerOf(() => client.DELETE('/subscription/{id}', { params: { path: input }, signal })),
);

/** Reads what the own clubs offer, and how one stands with each. */
export const listMemberSubscriptions = fromPromise<MemberSubscriptions>(({ signal }) =>
  answerOf(() => client.GET('/subscription', { signal })),
);

/** Takes one up, paid by a saved card; sent again, it is the one that stands. */
export const takeUpSubscription = fromPromise<MemberSubscription, { id: number; cardId: string }>(
  ({ input: { id, cardId }, signal }) =>
    answerOf(() => client.POST('/subscription/{id}', { params: { path: { id } }, body: { cardId }, signal })),
);

/** Says whether one is renewed after what is paid. */
export const changeMemberSubscription = fromPromise<MemberSubscription, { id: number; isRenewed: boolean }>(
  ({ input: { id, isRenewed }, signal }) =>
    answerOf(() =>
      client.PUT('/subscription/{id}', { params: { path: { id } }, body: { isRenewed }, signal }),
    ),
);
