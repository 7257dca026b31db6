import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type Statistics = components['schemas']['Statistics'];
export type StatisticsQuery = NonNullable<operations['getStatistics']['parameters']['query']>;

/** Reads the own figures. */
export const getStatistics = fromPromise<Statistics, StatisticsQuery>(({ input, signal }) =>
  answerOf(() => client.GET('/statistics', { params: { query: input }, signal })),
);
