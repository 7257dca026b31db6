import type { ActorRefFrom } from 'xstate';
import { listTournaments, type TournamentPage, type TournamentQuery } from '#api/fixtures.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { ManagedFilters, ManagedQuestion } from './managed-address.ts';

export type ManagedRow = TournamentPage['rows'][number];

/** A question as the call's query: what is not asked is not sent. */
function queryOf({ filters: { search, stage }, page, size }: ManagedQuestion): TournamentQuery {
  return {
    managed: true,
    ...(search === '' ? {} : { name: search }),
    ...(stage === null ? {} : { stage }),
    limit: size,
    pageNumber: page,
  };
}

/** The tournaments that somebody runs, drafts too, the latest first. */
export const managedListMachine = listOf<ManagedRow, ManagedFilters, TournamentQuery>({
  readPage: listTournaments,
  queryOf,
});

export type ManagedListActor = ActorRefFrom<typeof managedListMachine>;

export { searchMachine, type SearchActor } from '#machines/patterns/search.ts';
