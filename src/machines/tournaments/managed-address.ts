import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import { stages, type Stage } from '#domain/tournaments/stage.ts';
import type { Question } from '#machines/patterns/question.ts';

/** The longest part of a name that is searched for. */
export const longestName = 100;

/** What the list of those who run tournaments is narrowed by; null is every stage. */
export type ManagedFilters = { search: string; stage: Stage | null };

export type ManagedQuestion = Question<ManagedFilters>;

/** All of them, from the first page. */
export const firstQuestion: ManagedQuestion = {
  filters: { search: '', stage: null },
  page: 1,
  size: defaultPageSize,
};

/** What an address asks of the list; what it says wrongly is as if it had not been said. */
export function readAddress(search: string): ManagedQuestion {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    filters: {
      search: (params.get('search') ?? '').trim().slice(0, longestName),
      stage: stages.find((one) => one === params.get('stage')) ?? null,
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === params.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters: { search, stage }, page, size }: ManagedQuestion): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (stage !== null) params.set('stage', stage);
  if (page !== 1) params.set('page', String(page));
  if (size !== defaultPageSize) params.set('rows', String(size));
  return params.toString();
}
