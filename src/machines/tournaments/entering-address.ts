import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import type { Question } from '#machines/patterns/question.ts';

/** What a player looks at: what can be entered, or what the player has entered. */
export const enterableKinds = ['open', 'entered'] as const;

export type EnterableFilters = { kind: (typeof enterableKinds)[number] };
export type EnterableQuestion = Question<EnterableFilters>;

/** What an address asks of the list; what it says wrongly is as if it had not been said. */
export function readAddress(search: string): EnterableQuestion {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    filters: { kind: enterableKinds.find((one) => one === params.get('show')) ?? 'open' },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === params.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same; what everyone gets unasked is left out. */
export function writeAddress({ filters: { kind }, page, size }: EnterableQuestion): string {
  const params = new URLSearchParams();
  if (kind !== 'open') params.set('show', kind);
  if (page !== 1) params.set('page', String(page));
  if (size !== defaultPageSize) params.set('rows', String(size));
  return params.toString();
}
