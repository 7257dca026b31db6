import type { ActorRefFrom } from 'xstate';
import { listClubs, type ClubPage, type ClubQuery } from '#api/clubs.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { ClubFilters, ClubQuestion } from './address.ts';

export type { SearchActor } from '#machines/patterns/search.ts';

export type ClubRow = ClubPage['rows'][number];

/** A question as the call's query: what is not asked is not sent. */
function queryOf({ filters, page, size }: ClubQuestion): ClubQuery {
  const { name, clubStatusId, sort } = filters;
  return {
    ...(name === '' ? {} : { clubName: name }),
    ...(clubStatusId === null ? {} : { clubStatusId }),
    sort,
    limit: size,
    pageNumber: page,
  };
}

/** The list of clubs. */
export const clubListMachine = listOf<ClubRow, ClubFilters, ClubQuery>({ readPage: listClubs, queryOf });

export type ClubListActor = ActorRefFrom<typeof clubListMachine>;
