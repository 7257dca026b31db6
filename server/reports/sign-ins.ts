import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** Which sign-ins are asked for, and which page of them. */
export type SignInFilters = {
  clubId?: number | undefined;
  roleId?: number | undefined;
  search?: string | undefined;
  since?: number | undefined;
  until?: number | undefined;
  /** Only people of the clubs in which this user holds an office. */
  ownOf?: number | undefined;
  timeZone: string;
  now: number;
  limit: number;
  pageNumber: number;
};

/** A sign-in as the database gives it. */
export type SignInListed = {
  id: number;
  user: { userId: number; fullName: string };
  role_id: number;
  clubs: { clubId: number; name: string }[];
  user_agent: string;
  at: Date;
  signed_out_at: Date | null;
};

export type DayCount = { day: string; signIns: number; signOuts: number };

/** So many of the latest days are counted. */
const mostDays = 92;

/** One page of sign-ins, the latest first, how many there are, and how many there were on each of the latest days. */
export async function findSignIns(
  db: Kysely<Database>,
  filters: SignInFilters,
): Promise<{ rows: SignInListed[]; total: number; days: DayCount[] }> {
  const { limit, pageNumber, ownOf, now, timeZone } = filters;
  const where = whereOf(filters);
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${signIns} where ${where}`.execute(db);
  const { rows } = await sql<SignInListed>`
    with page as materialized (
      select h.id, h.at, h.user_agent, h.session_id, u.id as user_id, ${roleSeen(ownOf)} as role_id, u.first_name, u.last_name
      from ${signIns} where ${where}
      order by h.at desc, h.id desc limit ${limit} offset ${(pageNumber - 1) * limit})
    select p.id, p.at, p.user_agent, p.role_id, ${endOf(now)} as signed_out_at,
      json_build_object('userId', p.user_id, 'fullName', btrim(p.first_name || ' ' || p.last_name)) as user,
      (select coalesce(json_agg(json_build_object('clubId', c.id, 'name', c.name) order by natural_key(c.folded_name), c.id), '[]')
        from club_members m join clubs c on c.id = m.club_id
        where m.user_id = p.user_id and m.status = 'member' and c.deleted_at is null and ${shownTo(ownOf)}) as clubs
    from page p left join sessions s on s.id = p.session_id
    order by p.at desc, p.id desc`.execute(db);
  const days = await sql<DayCount>`
    with visits as materialized (
      select h.at, ${endOf(now)} as ended from ${signIns} left join sessions s on s.id = h.session_id where ${where}
    ), turns as (
      select at, 1 as came, 0 as went from visits
      union all select ended, 0, 1 from visits where ended is not null)
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      sum(came)::int as "signIns", sum(went)::int as "signOuts"
    from turns group by 1 order by 1 desc limit ${mostDays}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0, days: days.rows.toReversed() };
}

const signIns = sql`sign_in_history h join users u on u.id = h.user_id`;

/** When a session ended: by a person, or by itself; null while it goes on, or where nothing is known of it any more. */
function endOf(now: number): RawBuilder<Date | null> {
  const ownEnd = sql`least(s.expires_at, s.active_at + make_interval(secs => s.idle_seconds))`;
  return sql`coalesce(s.ended_at, case when ${ownEnd} <= ${new Date(now)} then ${ownEnd} end)`;
}

/** The clubs in which a user holds an office. */
const officesOf = (userId: number): RawBuilder<unknown> => sql`
  select club_id from club_members where user_id = ${userId} and status = 'member' and role <> 5`;

/** What somebody is to the caller: in the caller's clubs, or to the association. */
const roleSeen = (ownOf: number | undefined): RawBuilder<unknown> =>
  ownOf === undefined
    ? sql`u.role_id`
    : sql`(select min(m.role) from club_members m
        where m.user_id = u.id and m.status = 'member' and m.club_id in (${officesOf(ownOf)}))`;

/** Of somebody's clubs, those that the caller may know of. */
function shownTo(ownOf: number | undefined): RawBuilder<unknown> {
  return ownOf === undefined ? sql`true` : sql`m.club_id in (${officesOf(ownOf)})`;
}

function memberOf(clubs: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from club_members m
    where m.user_id = u.id and m.status = 'member' and m.club_id in (${clubs}))`;
}

function whereOf({ clubId, roleId, search, since, until, ownOf }: SignInFilters): RawBuilder<unknown> {
  const conditions = [
    sql`h.outcome = 'signed_in'`,
    ...(clubId === undefined ? [] : [memberOf(sql`${clubId}`)]),
    ...(ownOf === undefined ? [] : [memberOf(officesOf(ownOf))]),
    ...(roleId === undefined ? [] : [sql`${roleSeen(ownOf)} = ${roleId}`]),
    ...(search === undefined ? [] : [sql`position(folded_name(${search}) in u.search_text) > 0`]),
    ...(since === undefined ? [] : [sql`h.at >= ${new Date(since)}`]),
    ...(until === undefined ? [] : [sql`h.at < ${new Date(until)}`]),
  ];
  return sql.join(conditions, sql` and `);
}
