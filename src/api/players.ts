import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type PlayerPage = Schemas['PlayerPage'];
export type PlayerQuery = NonNullable<operations['listPlayers']['parameters']['query']>;
export type Player = Schemas['Player'];
export type NewPlayer = Schemas['CreatePlayerRequest'];
export type PlayerChange = Schemas['UpdatePlayerRequest'];
export type JoinRequestPage = Schemas['JoinRequestPage'];
export type JoinRequestQuery = { clubId: number; limit: number; pageNumber: number };
/** Clubs for whoever has an address; sent again under its key, it is mailed once. */
type Proposal = { email: string; clubs: number[]; key: string };
type Message = Schemas['Message'];

/** Reads one page of people. */
export const listPlayers = fromPromise<PlayerPage, PlayerQuery>(({ input, signal }) =>
  answerOf(() => client.GET('/player', { params: { query: input }, signal })),
);

/** Reads a person. */
export const getPlayer = fromPromise<Player, { userId: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/player/{userId}', { params: { path: input }, signal })),
);

/** Adds a person; sent again under its key, it is done once. */
export const createPlayer = fromPromise<Message, { body: NewPlayer; key: string }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/player', {
      params: { header: { 'Idempotency-Key': input.key } },
      body: input.body,
      signal,
    }),
  ),
);

/** Changes a person on the version that was read. */
export const updatePlayer = fromPromise<Message, { body: PlayerChange; version: string }>(
  ({ input, signal }) =>
    answerOf(() =>
      client.PUT('/player', { params: { header: { 'If-Match': input.version } }, body: input.body, signal }),
    ),
);

/** Mails another link to somebody who has set no password yet; sent again under its key, it is mailed once. */
export const resendPasswordEmail = fromPromise<Message, { userId: number; key: string }>(
  ({ input: { userId, key }, signal }) =>
    answerOf(() =>
      client.POST('/user/{userId}/resend-password-email', {
        params: { path: { userId }, header: { 'Idempotency-Key': key } },
        signal,
      }),
    ),
);

/** Reads one page of those who wait for a club's answer. */
export const listJoinRequests = fromPromise<JoinRequestPage, JoinRequestQuery>(
  ({ input: { clubId, ...query }, signal }) =>
    answerOf(() =>
      client.GET('/club/{id}/join-requests', { params: { path: { id: clubId }, query }, signal }),
    ),
);

/** Asks a club to take one in or to let one go. */
export const createJoinRequest = fromPromise<Message, { clubId: number; kind: 'join' | 'leave' }>(
  ({ input: { clubId, kind }, signal }) =>
    answerOf(() =>
      client.POST('/club/{id}/join-requests', { params: { path: { id: clubId } }, body: { kind }, signal }),
    ),
);

/** Takes a request to join or to leave a club back while it waits. */
export const withdrawJoinRequest = fromPromise<Message, { clubId: number }>(({ input: { clubId }, signal }) =>
  answerOf(() => client.DELETE('/club/{id}/join-requests', { params: { path: { id: clubId } }, signal })),
);

/** Answers a request to join or to leave a club. */
export const answerJoinRequest = fromPromise<Message, { clubId: number; id: number; isAccepted: boolean }>(
  ({ input: { clubId, ...body }, signal }) =>
    answerOf(() =>
      client.PUT('/club/{id}/join-requests', { params: { path: { id: clubId } }, body, signal }),
    ),
);

/** Proposes clubs to a player who is there already; the answer does not tell whether the address is known. */
export const proposeAssociation = fromPromise<Message, Proposal>(({ input: { key, ...body }, signal }) =>
  answerOf(() =>
    client.POST('/player/association', { params: { header: { 'Idempotency-Key': key } }, body, signal }),
  ),
);

/** Joins the clubs that a mailed link proposes. */
export const confirmAssociation = fromPromise<Message, { token: string }>(({ input, signal }) =>
  answerOf(() => client.PUT('/player/association/confirm', { body: input, signal })),
);

/** Declines the clubs that a mailed link proposes; they are not proposed again for a while. */
export const declineAssociation = fromPromise<Message, { token: string }>(({ input, signal }) =>
  answerOf(() => client.PUT('/player/association/decline', { body: input, signal })),
);
