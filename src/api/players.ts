import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type PlayerPage = Schemas['PlayerPage'];
export type PlayerQuery = NonNullable<operations['listPlayers']['parameters']['query']>;
export type Player = Schemas['Player'];
export type NewPlayer = Schemas['CreatePlayerRequest'];
export type PlayerChange = Schemas['UpdatePlayerRequest'];
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

/** Mails another link to somebody who has set no password yet. */
export const resendPasswordEmail = fromPromise<Message, { userId: number }>(({ input, signal }) =>
  answerOf(() => client.POST('/user/{userId}/resend-password-email', { params: { path: input }, signal })),
);
