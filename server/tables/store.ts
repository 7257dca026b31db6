import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import type { MatchGraph } from '#server/matches/graph.ts';
import type { MatchGraphs } from '#server/matches/graphs.ts';

export type GameTypeId = components['schemas']['GameType'];

/** A table as it is kept. */
export type TableRow = {
  id: number;
  club_id: number;
  number: number;
  name: string | null;
  make: string | null;
  is_out_of_order: boolean;
  tariff_id: number | null;
  is_bookable: boolean;
  version: number;
  games: GameTypeId[];
};

/** The tables of a club in their order, each with the match that is on it or comes next. */
export type RoomOfTables = { tables: (TableRow & { match_id: number | null })[]; graph: MatchGraph };

/** How long a match that has not begun is still awaited at its table. */
const awaited = 12 * 3_600_000;

const columns = sql`
  t.id, t.club_id, t.number, t.name, t.make, t.is_out_of_order, t.tariff_id, t.is_bookable, t.version,
  (select coalesce(json_agg(g.game_type order by g.game_type), '[]') from club_table_games g where g.table_id = t.id) as games`;

/**
 * A club of the caller's, taken where its room is changed: such changes go one after the other. Undefined where it is
 * none of theirs.
 */
export async function findOwnClub(
  db: Kysely<Database>,
  caller: Caller,
  { clubId, isTaken = false }: { clubId: number; isTaken?: boolean },
): Promise<{ status_id: number } | undefined> {
  return db
    .selectFrom('clubs')
    .innerJoin('club_members', 'club_members.club_id', 'clubs.id')
    .select('clubs.status_id')
    .where('clubs.id', '=', clubId)
    .where('clubs.deleted_at', 'is', null)
    .where('club_members.user_id', '=', caller.userId)
    .where('club_members.status', '=', 'member')
    .where('club_members.role', '=', caller.roleId)
    .$if(isTaken, (query) => query.forNoKeyUpdate('clubs'))
    .executeTakeFirst();
}

/** The tables of a club with their matches, in one statement. */
export async function findTables(
  db: Kysely<Database>,
  caller: Caller | null,
  { clubId, now, matches }: { clubId: number; now: number; matches: MatchGraphs },
): Promise<RoomOfTables> {
  const { rows } = await sql<RoomOfTables>`
    with room as materialized (
      select ${columns}, t.place, (
        select m.id from matches m where m.table_id = t.id
          and (m.status_id = 7 or (m.status_id = 1 and m.schedule_time > ${new Date(now - awaited)}))
        order by m.status_id desc, m.schedule_time, m.id limit 1) as match_id
      from club_tables t where t.club_id = ${clubId} and t.deleted_at is null
    ), page as materialized (
      select row_number() over (order by m.id) as place, ${matches.columns}
      from matches m where m.id in (select match_id from room))
    select ${matches.graphOf(caller)} as graph,
      (select coalesce(json_agg(r order by r.place, r.number, r.id), '[]') from room r) as tables`.execute(
    db,
  );
  return rows[0] as RoomOfTables;
}

/** A table that is there, taken for this transaction; undefined where it is of no club of the caller's. */
export async function takeTable(
  db: Kysely<Database>,
  caller: Caller,
  id: number,
): Promise<(TableRow & { status_id: number }) | undefined> {
  const { rows } = await sql<TableRow & { status_id: number }>`
    select ${columns}, c.status_id from club_tables t
    join clubs c on c.id = t.club_id and c.deleted_at is null
    where t.id = ${id} and t.deleted_at is null and exists (
      select from club_members m where m.club_id = t.club_id and m.user_id = ${caller.userId}
        and m.status = 'member' and m.role = ${caller.roleId})
    for update of t`.execute(db);
  return rows[0];
}

/** What is told of a table; its games take the place of those before. */
export type TableEntry = Pick<
  TableRow,
  'number' | 'name' | 'make' | 'is_out_of_order' | 'tariff_id' | 'is_bookable' | 'games'
>;

/** Adds a table behind the others of its club; undefined where its number is there already. */
export async function insertTable(
  db: Kysely<Database>,
  clubId: number,
  { games, ...entry }: TableEntry,
): Promise<number | undefined> {
  const row = await db
    .insertInto('club_tables')
    .values(({ selectFrom, fn, lit }) => ({
      ...entry,
      club_id: clubId,
      place: selectFrom('club_tables')
        .select((eb) => eb(fn.coalesce(fn.max('place'), lit(0)), '+', 1).as('next'))
        .where('club_id', '=', clubId),
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await replaceGames(db, row.id, games);
  return row?.id;
}

/** Whether another table of a club has a number. */
export async function isNumberTaken(
  db: Kysely<Database>,
  { id, club_id: clubId, number }: Pick<TableRow, 'id' | 'club_id' | 'number'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('club_tables')
    .select('id')
    .where('club_id', '=', clubId)
    .where('number', '=', number)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Changes a table. */
export async function changeTable(
  db: Kysely<Database>,
  id: number,
  { games, ...entry }: TableEntry,
): Promise<void> {
  await db
    .updateTable('club_tables')
    .set((eb) => ({ ...entry, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await replaceGames(db, id, games);
}

async function replaceGames(db: Kysely<Database>, id: number, games: GameTypeId[]): Promise<void> {
  await db.deleteFrom('club_table_games').where('table_id', '=', id).execute();
  if (games.length === 0) return;
  await db
    .insertInto('club_table_games')
    .values(games.map((game) => ({ table_id: id, game_type: game })))
    .execute();
}

/** Whether a club sells the time at its tables by a product. */
export async function isTariff(
  db: Kysely<Database>,
  { id, clubId }: { id: number; clubId: number },
): Promise<boolean> {
  // Held, so that it is not archived under the table that takes it.
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('club_id', '=', clubId)
    .where('type', '=', 'time')
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return product !== undefined;
}

/** Whether a match is played on a table now. */
export async function isInPlay(db: Kysely<Database>, id: number): Promise<boolean> {
  const live = await db
    .selectFrom('matches')
    .select('id')
    .where('table_id', '=', id)
    .where('status_id', '=', 7)
    .limit(1)
    .executeTakeFirst();
  return live !== undefined;
}

/** Takes a table away; what was to be played on it has no table any more, and what was played keeps naming it. */
export async function removeTable(db: Kysely<Database>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('club_tables')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('matches')
    .set((eb) => ({ table_id: null, version: eb('version', '+', 1), updated_at: now }))
    .where('table_id', '=', id)
    .where('status_id', '=', 1)
    .execute();
  // What was kept for matches, or for nobody, ends with it.
  await db
    .updateTable('table_bookings')
    .set((eb) => ({ status: 'cancelled', ended_at: now, version: eb('version', '+', 1) }))
    .where('table_id', '=', id)
    .where('kind', 'in', ['match', 'block'])
    .where('status', '=', 'booked')
    .where('ends_at', '>', now)
    .execute();
}

/**
 * Puts the tables of a club into an order; null where these are not the tables that it has, or where they are not in the
 * order that was read any more.
 */
export async function orderTables(
  db: Kysely<Database>,
  clubId: number,
  { ids, read }: { ids: readonly number[]; read: readonly number[] | undefined },
): Promise<{ before: number[] } | null> {
  const kept = await db
    .selectFrom('club_tables')
    .select('id')
    .where('club_id', '=', clubId)
    .where('deleted_at', 'is', null)
    .orderBy('place')
    .orderBy('number')
    .orderBy('id')
    .execute();
  const before = kept.map(({ id }) => id);
  const isWhole = before.length === ids.length && before.every((id) => ids.includes(id));
  if (!isWhole || (read !== undefined && read.join() !== before.join())) return null;
  if (ids.length === 0) return { before };
  await sql`
    update club_tables t set place = given.place
    from unnest(array[${sql.join(ids)}]::integer[]) with ordinality as given (id, place)
    where t.id = given.id`.execute(db);
  return { before };
}
