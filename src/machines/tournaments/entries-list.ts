import type { ActorRefFrom } from 'xstate';
import { listEntries, type EntryCounts, type EntryQuery, type EntryRow } from '#api/tournaments.ts';
import type { EntryStatus } from '#domain/tournaments/entries.ts';
import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { Question } from '#machines/patterns/question.ts';

export type { EntryRow } from '#api/tournaments.ts';

/** What entries are narrowed by; null is every status. */
export type EntryFilters = { tournamentId: number; search: string; status: EntryStatus | null };
export type EntryQuestion = Question<EntryFilters>;

/** In the order in which the list has them. */
export const entryStatuses = [
  'requested',
  'confirmed',
  'checkedIn',
  'waiting',
  'withdrawn',
  'refused',
  'noShow',
  'disqualified',
] as const satisfies EntryStatus[];

/** What an address asks of the entries of a tournament; what it says wrongly is as if it had not been said. */
export function readEntryAddress(tournamentId: number, search: string): EntryQuestion {
  const params = new URLSearchParams(search);
  const page = params.get('page') ?? '';
  return {
    filters: {
      tournamentId,
      search: (params.get('search') ?? '').trim().slice(0, 100),
      status: entryStatuses.find((one) => one === params.get('status')) ?? null,
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === params.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same of the same tournament. */
export function writeEntryAddress({ filters, page, size }: EntryQuestion): string {
  const params = new URLSearchParams({ id: String(filters.tournamentId), view: 'entries' });
  if (filters.search !== '') params.set('search', filters.search);
  if (filters.status !== null) params.set('status', filters.status);
  if (page !== 1) params.set('page', String(page));
  if (size !== defaultPageSize) params.set('rows', String(size));
  return params.toString();
}

function queryOf({ filters: { tournamentId, search, status }, page, size }: EntryQuestion) {
  return {
    tournamentId,
    ...(search === '' ? {} : { name: search }),
    ...(status === null ? {} : { status }),
    limit: size,
    pageNumber: page,
  };
}

/** Who has entered a tournament, with how many there are of each kind. */
export const entriesListMachine = listOf<
  EntryRow,
  EntryFilters,
  EntryQuery & { tournamentId: number },
  EntryCounts
>({ readPage: listEntries, queryOf });

export type EntriesListActor = ActorRefFrom<typeof entriesListMachine>;
