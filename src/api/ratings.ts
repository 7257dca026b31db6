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
