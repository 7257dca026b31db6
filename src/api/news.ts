import { fromPromise } from 'xstate';
import type { components, operations } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

export type NewsSummary = components['schemas']['NewsSummary'];
export type NewsPage = components['schemas']['NewsPage'];
export type News = components['schemas']['News'];
export type NewsText = components['schemas']['NewsRequest'];
export type NewsMove = components['schemas']['NewsStatusRequest'];
/** An article as it is read; its body is for those who write. */
export type Article = Omit<News, 'body'>;
type Message = components['schemas']['Message'];
type Created = components['schemas']['Created'];
export type NewsQuery = NonNullable<operations['listNews']['parameters']['query']>;

/** Reads one page of news. */
export const listNews = fromPromise<NewsPage, NewsQuery>(({ input, signal }) =>
  answerOf(() => client.GET('/news', { params: { query: input }, signal })),
);

/** Reads one article. */
export const getNews = fromPromise<News, { newsId: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/news/{newsId}', { params: { path: input }, signal })),
);

/** Keeps a new article as a draft; sent again under its key, it is kept once. */
export const createNews = fromPromise<Created, { body: NewsText; key: string }>(({ input, signal }) =>
  answerOf(() =>
    client.POST('/news', {
      params: { header: { 'Idempotency-Key': input.key } },
      body: input.body,
      signal,
    }),
  ),
);

/** Changes an article on the version that was read. */
export const updateNews = fromPromise<Message, { newsId: number; body: NewsText; version: string }>(
  ({ input: { newsId, body, version }, signal }) =>
    answerOf(() =>
      client.PUT('/news/{newsId}', {
        params: { path: { newsId }, header: { 'If-Match': version } },
        body,
        signal,
      }),
    ),
);

/** Schedules, publishes or withdraws the version of an article that was read, or makes it a draft again. */
export const setNewsStatus = fromPromise<Message, { newsId: number; body: NewsMove; version: string }>(
  ({ input: { newsId, body, version }, signal }) =>
    answerOf(() =>
      client.PUT('/news/{newsId}/status', {
        params: { path: { newsId }, header: { 'If-Match': version } },
        body,
        signal,
      }),
    ),
);
