import type { ActorRefFrom } from 'xstate';
import { listMatches, type Match, type MatchQuery } from '#api/matches.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { MatchFilters, MatchQuestion } from './address.ts';

/** A question as the call's query: what is not asked is not sent. */
export function queryOf({ filters, page, size }: MatchQuestion): MatchQuery {
  const { status, clubId, tournamentId, gameType, mine } = filters;
  return {
    status,
    ...(clubId === null ? {} : { clubId }),
    ...(tournamentId === null ? {} : { tournamentId }),
    ...(gameType === null ? {} : { gameType }),
    ...(mine ? { mine } : {}),
    limit: size,
    pageNumber: page,
  };
}

/** The list of matches. */
export const matchListMachine = listOf<Match, MatchFilters, MatchQuery>({ readPage: listMatches, queryOf });

export type MatchListActor = ActorRefFrom<typeof matchListMachine>;
