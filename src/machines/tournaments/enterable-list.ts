import type { ActorRefFrom } from 'xstate';
import {
  getTournament,
  listTournaments,
  type Tournament,
  type TournamentPage,
  type TournamentQuery,
} from '#api/fixtures.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import { readingOf } from '#machines/patterns/reading-of.ts';
import type { EnterableFilters, EnterableQuestion } from './entering-address.ts';

export type EnterableRow = TournamentPage['rows'][number];

/** A question as the call's query. */
function queryOf({ filters: { kind }, page, size }: EnterableQuestion): TournamentQuery {
  return { ...(kind === 'open' ? { open: true } : { entered: true }), limit: size, pageNumber: page };
}

/** The tournaments that a player can enter, or has entered. */
export const enterableListMachine = listOf<EnterableRow, EnterableFilters, TournamentQuery>({
  readPage: listTournaments,
  queryOf,
});

export type EnterableListActor = ActorRefFrom<typeof enterableListMachine>;

/** One tournament with the own entry, which a page that everyone is served does not have. */
export const ownTournamentMachine = readingOf<{ tournamentId: number }, Tournament>(getTournament);

export type OwnTournamentActor = ActorRefFrom<typeof ownTournamentMachine>;
