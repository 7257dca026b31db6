import type { ActorRefFrom } from 'xstate';
import { listNews, type NewsQuery, type NewsSummary } from '#api/news.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { NewsFilters, NewsQuestion } from './address.ts';

export type NewsRow = NewsSummary;

/** A question as the call's query: what is not asked is not sent. */
function queryOf({ filters: { search, kind, status }, page, size }: NewsQuestion): NewsQuery {
  return {
    ...(search === '' ? {} : { search }),
    ...(kind === 'all' ? {} : { kind }),
    ...(status === 'published' ? {} : { status }),
    limit: size,
    pageNumber: page,
  };
}

/** The list of news, the latest first. */
export const newsListMachine = listOf<NewsRow, NewsFilters, NewsQuery>({
  readPage: listNews,
  queryOf,
  opening: 'served',
});

export type NewsListActor = ActorRefFrom<typeof newsListMachine>;

export { searchMachine, type SearchActor as NewsSearchActor } from '#machines/patterns/search.ts';
