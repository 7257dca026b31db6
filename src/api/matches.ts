import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Match = components['schemas']['Match'];
export type MatchDetail = components['schemas']['MatchDetail'];
export type MatchPage = components['schemas']['MatchPage'];
export type MatchQuery = NonNullable<operations['listMatches']['parameters']['query']>;

/** Reads one page of matches. */
export const listMatches = fromPromise<MatchPage, MatchQuery>(({ input, signal }) =>
  answerOf(() => client.GET('/match', { params: { query: input }, signal })),
);

/** Reads one match with its frames. */
export const getMatch = fromPromise<MatchDetail, { matchId: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/match/{matchId}', { params: { path: input }, signal })),
);

type Schemas = components['schemas'];

/** Calls a match to a table, or takes the call back; sent again under its key, it is done once. */
export const callMatch = fromPromise<
  MatchDetail,
  { matchId: number; body: Schemas['CallMatchRequest']; key: string }
>(({ input: { matchId, body, key }, signal }) =>
  answerOf(() =>
    client.POST('/match/{matchId}/call', {
      params: { path: { matchId }, header: { 'Idempotency-Key': key } },
      body,
      signal,
    }),
  ),
);

/** Changes a match that has not begun, on the version that was read. */
export const updateMatch = fromPromise<
  Schemas['Message'],
  { body: Schemas['UpdateMatchRequest']; version: string }
>(({ input: { body, version }, signal }) =>
  answerOf(() => client.PUT('/match', { params: { header: { 'If-Match': version } }, body, signal })),
);

/** Corrects the result of a match that is over; sent again under its key, it is done once. */
export const correctMatch = fromPromise<
  MatchDetail,
  { matchId: number; body: Schemas['CorrectMatchRequest']; key: string }
>(({ input: { matchId, body, key }, signal }) =>
  answerOf(() =>
    client.POST('/match/{matchId}/correct', {
      params: { path: { matchId }, header: { 'Idempotency-Key': key } },
      body,
      signal,
    }),
  ),
);

/** Takes back what was played of a match; sent again under its key, it is done once. */
export const voidMatch = fromPromise<
  MatchDetail,
  { matchId: number; body: Schemas['VoidMatchRequest']; key: string }
>(({ input: { matchId, body, key }, signal }) =>
  answerOf(() =>
    client.POST('/match/{matchId}/void', {
      params: { path: { matchId }, header: { 'Idempotency-Key': key } },
      body,
      signal,
    }),
  ),
);

/** Makes a single match; sent again under its key, it is made once. */
export const createMatch = fromPromise<
  Schemas['Created'],
  { body: Schemas['CreateMatchRequest']; key: string }
>(({ input: { body, key }, signal }) =>
  answerOf(() => client.POST('/match', { params: { header: { 'Idempotency-Key': key } }, body, signal })),
);

/** Deletes a single match that has not begun, of the version that was read. */
export const deleteMatch = fromPromise<Schemas['Message'], { matchId: number; version: string }>(
  ({ input: { matchId, version }, signal }) =>
    answerOf(() =>
      client.DELETE('/match/{matchId}', {
        params: { path: { matchId }, header: { 'If-Match': version } },
        signal,
      }),
    ),
);

/** Where a match can be played: the tables of a club, and its clocks. */
export type Venue = Pick<Schemas['TableBoard'], 'rows' | 'timeZone'>;

/** Reads the tables and the clocks of a club; the association has none. */
export const readVenue = fromPromise<Venue | null, { clubId: number | null }>(
  async ({ input: { clubId }, signal }) =>
    clubId === null
      ? null
      : answerOf(() => client.GET('/table/club/{clubId}/board', { params: { path: { clubId } }, signal })),
);

export type OwnPlay = Schemas['OwnPlay'];

/** Reads when and where one is up. */
export const listOwnPlay = fromPromise<OwnPlay, object>(({ signal }) =>
  answerOf(() => client.GET('/play/mine', { signal })),
);
