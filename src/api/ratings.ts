import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type RatedPlayer = Schemas['RatedPlayer'];
export type OwnRatings = Schemas['OwnRatings'];
export type RatingQuery = { clubId: number } & operations['listRatings']['parameters']['query'];

/** Reads a page of the members of a club with their ratings in a discipline. */
export const listRatings = fromPromise<Schemas['RatingPage'], RatingQuery>(
  ({ input: { clubId, ...query }, signal }) =>
    answerOf(() => client.GET('/rating/club/{clubId}', { params: { path: { clubId }, query }, signal })),
);

/** Reads the own ratings and ranks. */
export const getOwnRatings = fromPromise<OwnRatings, object>(({ signal }) =>
  answerOf(() => client.GET('/rating/mine', { signal })),
);

/** Reads the handicaps of two members in a discipline; null for who has none. */
export const readHandicaps = fromPromise<
  { handicaps: [number | null, number | null] },
  Pick<RatingQuery, 'clubId' | 'discipline'> & { players: readonly [number, number] }
>(async ({ input: { clubId, discipline, players }, signal }) => {
  const of = async (userId: number): Promise<number | null> => {
    const query = { discipline, userId, limit: 1, pageNumber: 1 };
    const { rows } = await answerOf(() =>
      client.GET('/rating/club/{clubId}', { params: { path: { clubId }, query }, signal }),
    );
    return rows[0]?.handicap ?? null;
  };
  const [one, two] = players;
  return { handicaps: await Promise.all([of(one), of(two)]) };
});
