import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import type { Question } from '#machines/patterns/question.ts';

/** The orders of the list. */
export const clubSorts = ['name', '-name', 'licenceEnd', '-licenceEnd', 'created', '-created'] as const;

export type ClubSort = (typeof clubSorts)[number];

/** What the list of clubs can be narrowed by, and its order; an empty name and no status are all clubs. */
export type ClubFilters = { name: string; clubStatusId: 1 | 2 | null; sort: ClubSort };

export type ClubQuestion = Question<ClubFilters>;

/** The most letters of a name that can be searched for. */
export const longestName = 100;

/** All clubs by name, from the first page. */
export const firstQuestion: ClubQuestion = {
  filters: { name: '', clubStatusId: null, sort: 'name' },
  page: 1,
  size: defaultPageSize,
};

/** What an address asks of the list; what it says wrongly is as if it had not been said. */
export function readAddress(search: string): ClubQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  const status = said.get('status');
  return {
    filters: {
      name: (said.get('name') ?? '').trim().slice(0, longestName),
      clubStatusId: status === '1' ? 1 : status === '2' ? 2 : null,
      sort: clubSorts.find((one) => one === said.get('sort')) ?? firstQuestion.filters.sort,
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters, page, size }: ClubQuestion): string {
  const { name, clubStatusId, sort } = filters;
  const said = new URLSearchParams();
  if (name !== '') said.set('name', name);
  if (clubStatusId !== null) said.set('status', String(clubStatusId));
  if (sort !== firstQuestion.filters.sort) said.set('sort', sort);
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}
