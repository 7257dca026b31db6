import type { components } from '#contract/api.gen.ts';
import type { MatchGraphs } from '#server/matches/graphs.ts';
import type { Caller } from '#server/session/caller.ts';
import type { RoomOfTables } from './store.ts';

type Table = components['schemas']['Table'];

/** The tables of a room as the contract has them, each with its match as the caller may see it. */
export function composeTables(
  { tables, graph }: RoomOfTables,
  caller: Caller | null,
  { compose }: MatchGraphs,
): Table[] {
  const matches = new Map(compose(graph, caller).map((match) => [match.matchId, match]));
  return tables.map((row) => {
    const match = row.match_id === null ? null : (matches.get(row.match_id) ?? null);
    return {
      tableId: row.id,
      clubId: row.club_id,
      number: row.number,
      name: row.name,
      make: row.make,
      gameTypes: row.games,
      state: match?.statusId === 7 ? 'inPlay' : row.is_out_of_order ? 'outOfOrder' : 'free',
      isOutOfOrder: row.is_out_of_order,
      tariffId: row.tariff_id,
      isBookable: row.is_bookable,
      match,
      version: String(row.version),
    };
  });
}
