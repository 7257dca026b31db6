import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { operations } from '#contract/api.gen.ts';
import { groupRoles, isClubRole } from '#domain/players/rights.ts';
import { partsOf } from '#server/clubs/name-parts.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import { isSeenBy, listedColumns, ownClubs, type ListedPerson } from './person.ts';

type Query = NonNullable<operations['listPlayers']['parameters']['query']>;
type Fragment = RawBuilder<unknown>;

const orders: Record<NonNullable<Query['sort']>, Fragment> = {
  name: sql`u.folded_name, u.id`,
  '-name': sql`u.folded_name desc, u.id desc`,
  created: sql`u.created_at, u.id`,
  '-created': sql`u.created_at desc, u.id desc`,
};

/** One page of the people whom a caller may know of, and how many there are on all pages. */
export async function findPeople(
  db: Kysely<Database>,
  caller: Caller,
  query: Query,
): Promise<{ rows: ListedPerson[]; total: number }> {
  const { sort = 'name', limit = 10, pageNumber = 1 } = query;
  const where = whereOf(caller, query);
  const order = orders[sort];
  const { rows } = await sql<{ rows: ListedPerson[]; total: number }>`
    with chosen as materialized (
      select u.id from users u where ${where} order by ${order} limit ${limit} offset ${(pageNumber - 1) * limit}
    ), page as (
      select ${listedColumns(caller)}, row_number() over (order by ${order}) as place
      from chosen join users u on u.id = chosen.id)
    select (select count(*) from users u where ${where}) as total,
      (select coalesce(json_agg(page order by page.place), '[]') from page) as rows`.execute(db);
  return rows[0] ?? { rows: [], total: 0 };
}

function whereOf(caller: Caller, { group, roleId, statusId, clubId, search }: Query): Fragment {
  const words = search?.trim() ?? '';
  const conditions = [
    isSeenBy(caller),
    ...(group === undefined ? [] : [sql`u.role_id in (${sql.join(groupRoles[group])})`]),
    ...(roleId === undefined ? [] : [sql`u.role_id = ${roleId}`]),
    ...(statusId === undefined ? [] : [sql`u.status_id = ${statusId}`]),
    ...(clubId === undefined ? [] : [whereClub(caller, clubId)]),
    ...(words === '' ? [] : [whereText(words)]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Members of one club; of a club that is none of a club role's, nobody. */
function whereClub(caller: Caller, clubId: number): Fragment {
  const own = isClubRole(caller.roleId) ? sql`and f.club_id in (${ownClubs(caller)})` : sql``;
  return sql`exists (select from club_members f where f.user_id = u.id and f.club_id = ${clubId}
    and f.status = 'member' ${own})`;
}

/** The index of parts finds the few people that may fit, and each of them is looked at. */
function whereText(words: string): Fragment {
  const parts = partsOf(words).map((part) => sql`folded_name(${part})`);
  const all = sql`array[${sql.join(parts)}]::text[]`;
  return sql`text_parts(u.search_text) @> ${all} and position(folded_name(${words}) in u.search_text) > 0`;
}
