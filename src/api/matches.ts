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
