import { sql } from 'kysely';
import { whereClubAndGame, whereMine, type Fragment, type MatchFilters } from './filters.ts';
import { segments, type Segment } from './segments.ts';
import { totalOf } from './total.ts';

/** Which rows of a segment are read, in which order, and on which condition at all. */
type Window = { order: Fragment; limit: Fragment; offset: Fragment; condition: Fragment };

/** From how many skipped rows on it pays to ask which end of the list is nearer. */
const far = 100;

/**
 * What together holds the rows of a page, and perhaps more: the rows that are asked for are those from `skip` on. Of
 * several sources each may hold all of the page, so that nothing is left out before they are one.
 */
export function sourcesOf(
  filters: MatchFilters,
  { limit, offset }: { limit: number; offset: number },
): { sources: Fragment[]; skip: number } {
  const { status, tournamentId, mineOf } = filters;
  const asked = segments.filter((segment) => status === undefined || segment.status === status);
  const [only] = asked.length === 1 && (mineOf === undefined || tournamentId !== undefined) ? asked : [];
  if (!only) {
    const sources = asked.flatMap((segment) =>
      branchesOf(segment, filters, windowOf(segment, { limit: offset + limit, offset: 0 })),
    );
    return { sources, skip: offset };
  }
  const windows =
    offset < far ? [windowOf(only, { limit, offset })] : nearerEnd(only, filters, { limit, offset });
  return { sources: windows.flatMap((window) => branchesOf(only, filters, window)), skip: 0 };
}

function windowOf({ order }: Segment, { limit, offset }: { limit: number; offset: number }): Window {
  return { order, limit: sql`${limit}`, offset: sql`${offset}`, condition: sql`` };
}

/** The page read from the beginning or from the end, whichever is nearer: only one of the two is carried out. */
function nearerEnd(
  segment: Segment,
  filters: MatchFilters,
  page: { limit: number; offset: number },
): Window[] {
  const { limit, offset } = page;
  const total = totalOf(filters);
  return [
    { ...windowOf(segment, page), condition: sql`and (select ${total} >= ${2 * offset})` },
    {
      order: segment.backwards,
      limit: sql`greatest(0, least(${limit}, ${total} - ${offset}))`,
      offset: sql`greatest(0, ${total} - ${offset + limit})`,
      condition: sql`and (select ${total} < ${2 * offset})`,
    },
  ];
}

/**
 * Where a segment's rows come from. What an index does not have in order is fetched whole and behind a fence
 * (`offset 0`): the planner would rather walk all matches that were ever played in the hope of meeting some early. What
 * is skipped is read from the index alone, so nothing but its columns is named before the page is cut.
 */
function branchesOf(segment: Segment, filters: MatchFilters, window: Window): Fragment[] {
  const { tournamentId, mineOf } = filters;
  const from = (source: Fragment, more: Fragment = sql``): Fragment => sql`(
    select m.id, ${segment.keys} from (
      select m.id, ${segment.moment} from ${source}
      where ${segment.where} ${whereClubAndGame(filters)} ${more} ${window.condition}
      order by ${window.order} limit ${window.limit} offset ${window.offset}) as m)`;
  const fenced = (condition: Fragment): Fragment =>
    sql`(select * from matches where ${condition} offset 0) as m`;
  if (tournamentId !== undefined) {
    return [from(fenced(sql`tournament_id = ${tournamentId}`), whereMine(filters))];
  }
  if (mineOf === undefined) return [from(sql`matches m`)];
  const ofClub = from(sql`matches m`, sql`and m.club_id = cm.club_id`);
  return [
    from(fenced(sql`player1_id = ${mineOf}`)),
    from(fenced(sql`player2_id = ${mineOf}`)),
    sql`(select own.* from club_members cm cross join lateral ${ofClub} as own
      where cm.user_id = ${mineOf} and cm.status = 'member')`,
  ];
}
