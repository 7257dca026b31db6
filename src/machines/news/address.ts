import { newsLimits } from '#domain/news/limits.ts';
import type { ArticleStatus } from '#domain/news/life.ts';
import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import type { Question } from '#machines/patterns/question.ts';

/** Whose news are listed. */
export const newsKinds = ['all', 'cloud', 'club'] as const;

/** In the order in which an article goes through them. */
export const articleStatuses = ['published', 'scheduled', 'draft', 'withdrawn'] as const;

/** What the news can be narrowed by; no words are all of them. */
export type NewsFilters = { search: string; kind: (typeof newsKinds)[number]; status: ArticleStatus };

export type NewsQuestion = Question<NewsFilters>;

/** Everything that is published, from the first page. */
export const firstQuestion: NewsQuestion = {
  filters: { search: '', kind: 'all', status: 'published' },
  page: 1,
  size: defaultPageSize,
};

/** What an address asks of the news; what it says wrongly, or what is not for its reader, is as if it had not been said. */
export function readAddress(search: string, isWriter: boolean): NewsQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  const status = articleStatuses.find((one) => isWriter && one === said.get('status'));
  return {
    filters: {
      search: (said.get('search') ?? '').trim().slice(0, newsLimits.search),
      kind: newsKinds.find((one) => one === said.get('kind')) ?? 'all',
      status: status ?? 'published',
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters: { search, kind, status }, page, size }: NewsQuestion): string {
  const said = new URLSearchParams();
  if (search !== '') said.set('search', search);
  if (kind !== 'all') said.set('kind', kind);
  if (status !== 'published') said.set('status', status);
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}
