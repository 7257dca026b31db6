import type { ActorRefFrom } from 'xstate';
import { listPlayers, type PlayerPage, type PlayerQuery } from '#api/players.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { PlayerFilters, PlayerQuestion } from './address.ts';

export { searchMachine, type SearchActor } from '#machines/patterns/search.ts';

export type PlayerRow = PlayerPage['rows'][number];

/** A question as the call's query: what is not asked is not sent. */
function queryOf({ filters, page, size }: PlayerQuestion): PlayerQuery {
  const { group, text, roleId, statusId, clubId, sort } = filters;
  return {
    group,
    ...(text === '' ? {} : { search: text }),
    ...(roleId === null ? {} : { roleId }),
    ...(statusId === null ? {} : { statusId }),
    ...(clubId === null ? {} : { clubId }),
    sort,
    limit: size,
    pageNumber: page,
  };
}

/** The list of people. */
export const playerListMachine = listOf<PlayerRow, PlayerFilters, PlayerQuery>({
  readPage: listPlayers,
  queryOf,
});

export type PlayerListActor = ActorRefFrom<typeof playerListMachine>;
