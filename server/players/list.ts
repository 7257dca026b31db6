import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { operations } from '#contract/api.gen.ts';
import { erasedStatus } from '#domain/personal-data/erased.ts';
import { groupRoles, isClubRole, rolesSeenBy } from '#domain/players/rights.ts';
import { partsOf } from '#server/clubs/name-parts.ts';
import { pageSlice } from '#domain/paging.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import { isSeenBy, listedColumns, ownClubs, roleSeenBy, type ListedPerson } from './person.ts';

type Query = NonNullable<operations['listPlayers']['parameters']['query']>;
type Fragment = RawBuilder<unknown>;

/** Each order with the one that turns it round; every row has its own place, so that pages never overlap. */
const orders: Record<NonNullable<Query['sort']>, [forward: Fragment, backward: Fragment]> = {
  name: [sql`natural_key(u.folded_name), u.id`, sql`natural_key(u.folded_name) desc, u.id desc`],
  '-name': [sql`natural_key(u.folded_name) desc, u.id desc`, sql`natural_key(u.folded_name), u.id`],
  created: [sql`u.created_at, u.id`, sql`u.created_at desc, u.id desc`],
  '-created': [sql`u.created_at desc, u.id desc`, sql`u.created_at, u.id`],
};

type Found = { rows: ListedPerson[]; total: number };

/** One page of the people whom a caller may know of, and how many there are on all pages. */
export function findPeople(db: Kysely<Database>, caller: Caller, query: Query): Promise<Found> {
  const isNarrow =
    isClubRole(caller.roleId) ||
    query.clubId !== undefined ||
    query.referee === true ||
    Boolean(query.search?.trim());
  return isNarrow ? findNarrowed(db, caller, query) : findAll(db, caller, query);
}

/** Of all people of some roles and statuses: how many they are is kept, and the page is read from an index. */
async function findAll(db: Kysely<Database>, caller: Caller, query: Query): Promise<Found> {
  const { sort = 'name', limit = 10, pageNumber = 1, statusId } = query;
  const roles = rolesOf(caller, query);
  if (roles.length === 0) return { rows: [], total: 0 };
  const counted = await sql<{ total: number }>`
    select coalesce(sum(n), 0) as total from people_counts where status_id <> ${erasedStatus} and role_id in (${sql.join(roles)})
      and ${statusId === undefined ? sql`true` : sql`status_id = ${statusId}`}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const slice = pageSlice(total, limit, pageNumber);
  if (!slice) return { rows: [], total };
  const [forward, backward] = orders[sort];
  const { rows } = await sql<ListedPerson>`
    with chosen as materialized (
      select u.id from users u where ${whereOf(caller, query)} order by ${slice.isFromEnd ? backward : forward}
      limit ${slice.size} offset ${slice.offset})
    select ${listedColumns(caller)} from chosen join users u on u.id = chosen.id order by ${forward}`.execute(
    db,
  );
  return { rows, total };
}

/** The roles that are asked for and may be seen. */
function rolesOf(caller: Caller, { group, roleId }: Query): number[] {
  return rolesSeenBy(caller.roleId)
    .filter((role) => group === undefined || groupRoles[group].includes(role))
    .filter((role) => roleId === undefined || role === roleId);
}

/** Of the few that a search finds, or that belong to a club: looked for once, counted and cut to the page. */
async function findNarrowed(db: Kysely<Database>, caller: Caller, query: Query): Promise<Found> {
  const { sort = 'name', limit = 10, pageNumber = 1 } = query;
  const [order] = orders[sort];
  const { rows } = await sql<Found>`
    with found as materialized (
      select u.id, u.folded_name, u.created_at from users u where ${whereOf(caller, query)}
    ), chosen as materialized (
      select u.id from found u order by ${order} limit ${limit} offset ${(pageNumber - 1) * limit}
    ), page as (
      select ${listedColumns(caller)}, row_number() over (order by ${order}) as place
      from chosen join users u on u.id = chosen.id)
    select (select count(*) from found) as total,
      (select coalesce(json_agg(page order by page.place), '[]') from page) as rows`.execute(db);
  return rows[0] ?? { rows: [], total: 0 };
}

function whereOf(caller: Caller, { group, roleId, statusId, clubId, referee, search }: Query): Fragment {
  const words = search?.trim() ?? '';
  const conditions = [
    isSeenBy(caller),
    ...(group === undefined ? [] : [sql`${roleSeenBy(caller)} in (${sql.join(groupRoles[group])})`]),
    ...(roleId === undefined ? [] : [sql`${roleSeenBy(caller)} = ${roleId}`]),
    ...(statusId === undefined ? [] : [sql`u.status_id = ${statusId}`]),
    ...(clubId === undefined ? [] : [whereClub(caller, clubId)]),
    ...(referee === true ? [whereReferee(caller)] : []),
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

/** Referees whom a club that the caller may know of has confirmed. */
function whereReferee(caller: Caller): Fragment {
  const own = isClubRole(caller.roleId) ? sql`and f.club_id in (${ownClubs(caller)})` : sql``;
  return sql`u.is_referee and exists (select from club_members f where f.user_id = u.id
    and f.status = 'member' and f.referee_since is not null ${own})`;
}

/** The index of parts finds the few people that may fit, and each of them is looked at. */
function whereText(words: string): Fragment {
  const parts = partsOf(words).map((part) => sql`folded_name(${part})`);
  const all = sql`array[${sql.join(parts)}]::text[]`;
  return sql`text_parts(u.search_text) @> ${all} and position(folded_name(${words}) in u.search_text) > 0`;
}
