import { sql, type Kysely, type RawBuilder } from 'kysely';
import { pageSlice } from '#domain/paging.ts';
import type { Database } from '#server/database/db.gen.ts';
import { broadFrom, type BroadSearches, type KeptSearch } from './broad-searches.ts';
import { partsOf } from './name-parts.ts';

/** Which clubs are asked for, in which order, and which page of them. */
export type ClubFilters = {
  clubStatusId?: 1 | 2 | undefined;
  clubName?: string | undefined;
  clubId?: number | undefined;
  /** Only the clubs to which this user belongs. */
  ownOf?: number | undefined;
  sort: ClubSort;
  limit: number;
  pageNumber: number;
};

export type ClubSort = 'name' | '-name' | 'licenceEnd' | '-licenceEnd' | 'created' | '-created';

/** A club of the list as the database gives it. */
export type ListedClub = {
  id: number;
  name: string;
  status_id: number;
  logo: string | null;
  city: string;
  country_id: string;
  time_zone: string;
  currency: string;
  platform_fee: number;
  is_affiliated: boolean;
  version: number;
  members: number;
  channels: number;
  contact: ContactRow | null;
  licences: { count: number; start: string; end: string }[];
};

/** A point of contact as the database gives it. */
export type ContactRow = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  country_code: string | null;
  mobile: string | null;
  slack_id: string | null;
  role_id: number;
  status_id: number;
  version: number;
};

type Found = { rows: ListedClub[]; total: number };
type Fragment = RawBuilder<unknown>;

/** Each order and its reverse, both of which an index of the table has. */
const orders: Record<ClubSort, readonly [forward: Fragment, backward: Fragment]> = {
  name: [sql`natural_key(c.folded_name), c.id`, sql`natural_key(c.folded_name) desc, c.id desc`],
  '-name': [sql`natural_key(c.folded_name) desc, c.id desc`, sql`natural_key(c.folded_name), c.id`],
  licenceEnd: [sql`c.licence_ends_on, c.id`, sql`c.licence_ends_on desc, c.id desc`],
  '-licenceEnd': [
    sql`c.licence_ends_on desc nulls last, c.id desc`,
    sql`c.licence_ends_on nulls first, c.id`,
  ],
  created: [sql`c.created_at, c.id`, sql`c.created_at desc, c.id desc`],
  '-created': [sql`c.created_at desc, c.id desc`, sql`c.created_at, c.id`],
};

/** One page of clubs, and how many there are on all pages. */
export function findClubs(db: Kysely<Database>, filters: ClubFilters, broad: BroadSearches): Promise<Found> {
  const { clubName, clubId, ownOf } = filters;
  if (clubId !== undefined || ownOf !== undefined) return findNarrowed(db, filters);
  return clubName === undefined ? findAll(db, filters) : findNamed(db, filters, broad);
}

/** Of all clubs, or all of a status: how many they are is kept. */
async function findAll(db: Kysely<Database>, filters: ClubFilters): Promise<Found> {
  const { clubStatusId } = filters;
  const counted = await sql<{ total: number }>`
    select coalesce(sum(n), 0) as total from club_counts
    where ${clubStatusId === undefined ? sql`true` : sql`status_id = ${clubStatusId}`}`.execute(db);
  return findInOrder(db, filters, counted.rows[0]?.total ?? 0);
}

/** Of many, whose number is known: the page is read from the index of its order, from its nearer end. */
async function findInOrder(db: Kysely<Database>, filters: ClubFilters, total: number): Promise<Found> {
  const { limit, pageNumber, sort } = filters;
  const slice = pageSlice(total, limit, pageNumber);
  if (!slice) return { rows: [], total };
  const [forward, backward] = orders[sort];
  const { rows } = await sql<ListedClub>`
    with chosen as materialized (
      select c.id from clubs c where ${whereOf(filters, 'looked at')} order by ${slice.isFromEnd ? backward : forward}
      limit ${slice.size} offset ${slice.offset})
    select ${listedColumns} from chosen join clubs c on c.id = chosen.id order by ${forward}`.execute(db);
  return { rows, total };
}

/** Of those that a name finds: few are looked for with each page, many once until the clubs change. */
async function findNamed(db: Kysely<Database>, filters: ClubFilters, broad: BroadSearches): Promise<Found> {
  const search = { ...filters, order: keptOrders[filters.sort] };
  const kept = broad.find(search);
  const known =
    kept && (await (kept.ids ? readKept(db, filters, kept, kept.ids) : readCounted(db, filters, kept)));
  if (known) return known;
  const { rows, total, changes, ids } = await findNarrowed(db, filters, true);
  broad.keep(search, { total, changes, ids: ids === null ? null : Int32Array.from(ids.split(','), Number) });
  return { rows, total };
}

/** A page of clubs whose ids are kept; null where clubs have changed since, which the same statement sees. */
async function readKept(
  db: Kysely<Database>,
  filters: ClubFilters,
  { total, changes }: KeptSearch,
  ids: Int32Array,
): Promise<Found | null> {
  const { limit, pageNumber, sort } = filters;
  const first = (pageNumber - 1) * limit;
  const chosen = sort.startsWith('-')
    ? [...ids.subarray(Math.max(0, total - first - limit), Math.max(0, total - first))].toReversed()
    : [...ids.subarray(first, first + limit)];
  const { rows } = await sql<{ holds: boolean; rows: ListedClub[] }>`
    with page as (
      select ${listedColumns}, chosen.place
      from unnest(${sql.val(chosen)}::integer[]) with ordinality as chosen (id, place)
      join clubs c on c.id = chosen.id where ${whereOf(filters, 'looked at')})
    select ${changesOfClubs} = ${changes} as holds,
      (select coalesce(json_agg(page order by page.place), '[]') from page) as rows`.execute(db);
  const [page] = rows;
  return page?.holds ? { rows: page.rows, total } : null;
}

/** A page of clubs of which only the number is kept; null where clubs have changed since. */
async function readCounted(
  db: Kysely<Database>,
  filters: ClubFilters,
  { total, changes }: KeptSearch,
): Promise<Found | null> {
  // Asked before clubs are found: what changes in between is found, and counted with the next page.
  const { rows } = await sql<{ holds: boolean }>`select ${changesOfClubs} = ${changes} as holds`.execute(db);
  return rows[0]?.holds ? findInOrder(db, filters, total) : null;
}

/** A number that is another one after each change of what a name can find. */
const changesOfClubs = sql`(select coalesce(sum(changes), 0)::text from club_counts)`;

/** The orders that stay as they are while this number does; the ends of licences move without it. */
const keptOrders = {
  name: 'name',
  '-name': 'name',
  created: 'created',
  '-created': 'created',
  licenceEnd: null,
  '-licenceEnd': null,
} as const;

type Searched = Found & { changes: string; ids: string | null };

/** Of the few that a search finds: they are looked for once, counted and cut to the page; the ids of many come along. */
async function findNarrowed(db: Kysely<Database>, filters: ClubFilters, isKept = false): Promise<Searched> {
  const { limit, pageNumber, sort } = filters;
  const [order] = orders[sort];
  const keptOrder = isKept ? keptOrders[sort] : null;
  const ids =
    keptOrder === null
      ? sql`null`
      : sql`case when (select count(*) from found) >= ${broadFrom}
          then (select string_agg(c.id::text, ',' order by ${orders[keptOrder][0]}) from found c) end`;
  const { rows } = await sql<Searched>`
    with found as materialized (
      select c.id, c.folded_name, c.licence_ends_on, c.created_at from clubs c where ${whereOf(filters)}
    ), chosen as materialized (
      select c.id from found c order by ${order} limit ${limit} offset ${(pageNumber - 1) * limit}
    ), page as (
      select ${listedColumns}, row_number() over (order by ${order}) as place
      from chosen join clubs c on c.id = chosen.id)
    select (select count(*) from found) as total, ${changesOfClubs} as changes, ${ids} as ids,
      (select coalesce(json_agg(page order by page.place), '[]') from page) as rows`.execute(db);
  return rows[0] as Searched;
}

const listedColumns = sql`
  c.id, c.name, c.status_id, c.logo, c.city, c.country_id, c.time_zone, c.currency,
  c.platform_fee::float8 as platform_fee, c.is_affiliated, c.version,
  (select count(*) from club_members m where m.club_id = c.id and m.status = 'member') as members,
  (select count(*) from channels h where h.club_id = c.id) as channels,
  (select json_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name,
    'country_code', u.country_code, 'mobile', u.mobile, 'slack_id', u.slack_id, 'role_id', u.role_id,
    'status_id', u.status_id, 'version', u.version) from users u where u.id = c.point_of_contact_id) as contact,
  (select coalesce(json_agg(json_build_object('count', l.count, 'start', l.starts_on, 'end', l.ends_on)), '[]')
    from licences l where l.club_id = c.id) as licences`;

/** Of the clubs, those that are asked for: found by the index of parts of names, or looked at in the order of another. */
function whereOf(
  { clubStatusId, clubName, clubId, ownOf }: ClubFilters,
  names: 'found' | 'looked at' = 'found',
): Fragment {
  const conditions = [
    sql`c.deleted_at is null`,
    ...(clubStatusId === undefined ? [] : [sql`c.status_id = ${clubStatusId}`]),
    ...(clubId === undefined ? [] : [sql`c.id = ${clubId}`]),
    ...(clubName === undefined ? [] : [containing(clubName)]),
    ...(clubName === undefined || names === 'looked at' ? [] : [withParts(clubName)]),
    ...(ownOf === undefined ? [] : [whereOwn(ownOf)]),
  ];
  return sql.join(conditions, sql` and `);
}

/** The clubs in which a user holds an office. */
function whereOwn(userId: number): Fragment {
  return sql`c.id in (
    select club_id from club_members where user_id = ${userId} and status = 'member' and role <> 5)`;
}

const containing = (clubName: string): Fragment =>
  sql`position(folded_name(${clubName}) in c.folded_name) > 0`;

/** The index of parts finds the few names that may contain it. */
function withParts(clubName: string): Fragment {
  const parts = partsOf(clubName).map((part) => sql`folded_name(${part})`);
  return sql`text_parts(c.folded_name) @> array[${sql.join(parts)}]::text[]`;
}
