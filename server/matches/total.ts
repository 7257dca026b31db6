import { sql } from 'kysely';
import { ownClubs, whereClubAndGame, whereMine, type Fragment, type MatchFilters } from './filters.ts';

/** How many matches the filters keep, at a cost that does not grow with the matches that were ever played. */
export function totalOf(filters: MatchFilters): Fragment {
  const { tournamentId, mineOf } = filters;
  if (tournamentId !== undefined) {
    return sql`(
      select count(*) from matches m where m.tournament_id = ${tournamentId} and not m.is_bye
      ${whereStatus(filters)} ${whereClubAndGame(filters)} ${whereMine(filters)})`;
  }
  if (mineOf === undefined) return keptCount(filters);
  const clubs = ownClubs(mineOf);
  return sql`(${keptCount(filters, sql`and m.club_id in (${clubs})`)} + (
    select count(*) from matches m where (m.player1_id = ${mineOf} or m.player2_id = ${mineOf}) and not m.is_bye
    and (m.club_id is null or m.club_id not in (${clubs})) ${whereStatus(filters)} ${whereClubAndGame(filters)}))`;
}

/** What the table of counts says. */
function keptCount(filters: MatchFilters, more: Fragment = sql``): Fragment {
  return sql`(
    select coalesce(sum(m.n), 0)::integer from match_counts m
    where true ${whereStatus(filters)} ${whereClubAndGame(filters)} ${more})`;
}

function whereStatus({ status }: MatchFilters): Fragment {
  return status === undefined ? sql`` : sql`and m.status_id = ${status}`;
}
