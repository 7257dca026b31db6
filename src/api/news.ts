import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type NewsSummary = components['schemas']['NewsSummary'];
export type NewsPage = components['schemas']['NewsPage'];
export type NewsQuery = NonNullable<operations['listNews']['parameters']['query']>;

/** Reads one page of news. */
export const listNews = fromPromise<NewsPage, NewsQuery>(({ input, signal }) =>
  answerOf(() => client.GET('/news', { params: { query: input }, signal })),
);
