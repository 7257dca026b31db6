import { fromPromise } from 'xstate';
import { nameWithPlace } from '#domain/clubs/place.ts';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type ActiveClubs = components['schemas']['ActiveClubs'];
export type ClubPage = components['schemas']['ClubPage'];
export type ClubQuery = NonNullable<operations['listClubs']['parameters']['query']>;
export type ClubChange = components['schemas']['UpdateClubRequest'];
/** The contract puts a club together from two parts; an answer has all of both. */
export type Club = Required<components['schemas']['Club']>;
export type NewClub = components['schemas']['CreateClubRequest'];
type Message = components['schemas']['Message'];

/** Reads the names of all active clubs; those that have one name are told apart. */
export const listActiveClubs = fromPromise<ActiveClubs>(async ({ signal }) => {
  const { rows } = await answerOf(() => client.GET('/club/listAllActiveClubs', { signal }));
  return { rows: rows.map((club) => ({ clubId: club.clubId, name: nameWithPlace(club) })) };
});

/** Reads one page of clubs. */
export const listClubs = fromPromise<ClubPage, ClubQuery>(({ input, signal }) =>
  answerOf(() => client.GET('/club', { params: { query: input }, signal })),
);

/** Changes a club; its id and a status alone switch it on or off. */
export const updateClub = fromPromise<Message, { body: ClubChange; version?: string }>(({ input, signal }) =>
  answerOf(() => {
    const header = input.version === undefined ? {} : { 'If-Match': input.version };
    return client.PUT('/club', { params: { header }, body: input.body, signal });
  }),
);

/** Reads a club. */
export const getClub = fromPromise<Club, { clubId: number }>(async ({ input, signal }) => {
  const read = () => client.GET('/club/{id}', { params: { path: { id: input.clubId } }, signal });
  return (await answerOf(read)) as Club;
});

/** Adds a club; sent again under its key, it is added once. */
export const createClub = fromPromise<Message, { body: NewClub; key: string }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/club', {
      params: { header: { 'Idempotency-Key': input.key } },
      body: input.body,
      signal,
    }),
  ),
);

/** Deletes a club of the version that was read. */
export const deleteClub = fromPromise<Message, { clubId: number; version: string }>(
  ({ input: { clubId, version }, signal }) =>
    answerOf(() =>
      client.DELETE('/club/{id}', {
        params: { path: { id: clubId }, header: { 'If-Match': version } },
        signal,
      }),
    ),
);
