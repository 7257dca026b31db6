import { sql, type Kysely } from 'kysely';
import { matchStatus, type MatchStatusId } from '#domain/matches/status.ts';
import type { Database } from '#server/database/db.gen.ts';
import { whereClubAndGame, whereMine, type Fragment, type MatchFilters } from './filters.ts';
import type { Caller } from '#server/session/caller.ts';
import { graphOf, matchColumns, type MatchGraph } from './graph.ts';
import { totalOf } from './total.ts';

/** The matches of one status in the order in which an index has them; `at` and `tie` sort several statuses as one. */
type Segment = { status: MatchStatusId; where: Fragment; order: Fragment; keys: Fragment };

const segments: readonly Segment[] = [
  {
    status: matchStatus.live,
    where: sql.raw('m.status_id = 7 and not m.is_bye'),
    order: sql.raw('m.started_at desc, m.id desc'),
    keys: sql.raw('1 as part, -extract(epoch from m.started_at)::float8 as at, -m.id as tie'),
  },
  {
    status: matchStatus.upcoming,
    where: sql.raw('m.status_id = 1 and not m.is_bye'),
    order: sql.raw('m.schedule_time, m.id'),
    keys: sql.raw('2 as part, extract(epoch from m.schedule_time)::float8 as at, m.id as tie'),
  },
  {
    status: matchStatus.completed,
    where: sql.raw('m.status_id = 6 and not m.is_bye'),
    order: sql.raw('m.ended_at desc, m.id desc'),
    keys: sql.raw('3 as part, -extract(epoch from m.ended_at)::float8 as at, -m.id as tie'),
  },
];

/** A page of matches and how many there are: live ones first, then what is to come, then what is over; one statement. */
export async function findMatches(
  db: Kysely<Database>,
  caller: Caller | null,
  filters: MatchFilters,
): Promise<{ total: number; graph: MatchGraph }> {
  const { limit, pageNumber, status } = filters;
  const offset = (pageNumber - 1) * limit;
  const branches = segments
    .filter((segment) => status === undefined || segment.status === status)
    .flatMap((segment) => branchesOf(segment, filters, offset + limit));
  const { rows } = await sql<{ total: number; graph: MatchGraph }>`
    with found as (
      select * from (${sql.join(branches, sql` union `)}) as candidates
      order by part, at nulls last, tie limit ${limit} offset ${offset}
    ), page as materialized (
      select row_number() over (order by f.part, f.at nulls last, f.tie) as place, ${matchColumns}
      from found f join matches m on m.id = f.id)
    select ${totalOf(filters)} as total, ${graphOf(caller)} as graph`.execute(db);
  return rows[0] as { total: number; graph: MatchGraph };
}

/**
 * Where a segment's first rows come from. What an index does not have in order is fetched whole and behind a fence
 * (`offset 0`): the planner would rather walk all matches that were ever played in the hope of meeting some early.
 */
function branchesOf(segment: Segment, filters: MatchFilters, reach: number): Fragment[] {
  const { tournamentId, mineOf } = filters;
  const from = (source: Fragment, more: Fragment = sql``): Fragment => sql`(
    select m.id, ${segment.keys} from ${source}
    where ${segment.where} ${whereClubAndGame(filters)} ${more} order by ${segment.order} limit ${reach})`;
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
