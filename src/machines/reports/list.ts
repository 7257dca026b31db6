import type { ActorRefFrom } from 'xstate';
import { listSignIns, type SignInDay, type SignInQuery, type SignInRow } from '#api/reports.ts';
import { ownTimeZone } from '#browser/time-zone.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { SignInFilters, SignInQuestion } from './address.ts';

export type { SignInDay, SignInRow } from '#api/reports.ts';

/** Filters as the call's query: days are those of the device's zone. */
export function queryOfFilters({ search, roleId, clubId, from, to }: SignInFilters): SignInQuery {
  return {
    ...(search === '' ? {} : { search }),
    ...(roleId === null ? {} : { roleId }),
    ...(clubId === null ? {} : { clubId }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    timeZone: ownTimeZone(),
  };
}

function queryOf({ filters, page, size }: SignInQuestion): SignInQuery {
  return { ...queryOfFilters(filters), limit: size, pageNumber: page };
}

/** The log-ins and log-outs of members, with how many there were on each day. */
export const signInListMachine = listOf<SignInRow, SignInFilters, SignInQuery, SignInDay[]>({
  readPage: listSignIns,
  queryOf,
});

export type SignInListActor = ActorRefFrom<typeof signInListMachine>;
