import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import { readId } from '#machines/patterns/address-id.ts';
import type { Question } from '#machines/patterns/question.ts';

/** What the list of products can be narrowed by. */
export type ProductFilters = { text: string; clubId: number | null; isArchived: boolean };

export type ProductQuestion = Question<ProductFilters>;

/** The most letters that can be searched for. */
export const longestText = 100;

/** What an address asks of the list; what it says wrongly is as if it had not been said. */
export function readAddress(search: string): ProductQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  return {
    filters: {
      text: (said.get('search') ?? '').trim().slice(0, longestText),
      clubId: readId(said.get('clubId')),
      isArchived: said.get('archived') === 'yes',
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters: { text, clubId, isArchived }, page, size }: ProductQuestion): string {
  const said = new URLSearchParams();
  if (text !== '') said.set('search', text);
  if (clubId !== null) said.set('clubId', String(clubId));
  if (isArchived) said.set('archived', 'yes');
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}
