import { sql, type Kysely } from 'kysely';
import { isSlotTaken } from '#server/booking/conflict.ts';
import type { Database } from '#server/database/db.gen.ts';

/** A table of the club where a match is played, as far as a match may go there. */
export type MatchTable = { id: number; club_id: number; is_out_of_order: boolean; time_zone: string };

/** A table of a club, taken so that nobody else puts a match on it meanwhile. */
export async function takeTable(
  db: Kysely<Database>,
  clubId: number | null,
  tableId: number,
): Promise<MatchTable | undefined> {
  const { rows } = await sql<MatchTable>`
    select t.id, t.club_id, t.is_out_of_order, c.time_zone from club_tables t join clubs c on c.id = t.club_id
    where t.id = ${tableId} and t.club_id = ${clubId ?? 0} and t.deleted_at is null for update of t`.execute(
    db,
  );
  return rows[0];
}

/** Whether another match is being played on a table, or called to it. */
export async function hasOtherMatch(
  db: Kysely<Database>,
  tableId: number,
  matchId: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('matches')
    .select('id')
    .where('table_id', '=', tableId)
    .where('id', '<>', matchId)
    .where((eb) => eb.or([eb('status_id', '=', 7), eb('called_at', 'is not', null)]))
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether one of some players is at a table with another match; who starts a match of theirs meanwhile waits. */
export async function isAnyoneBusy(
  db: Kysely<Database>,
  players: readonly (number | null)[],
  matchId: number,
): Promise<boolean> {
  const ids = players.filter((id) => id !== null).toSorted((a, b) => a - b);
  if (ids.length === 0) return false;
  await sql`select from users where id in (${sql.join(ids)}) order by id for no key update`.execute(db);
  const other = await db
    .selectFrom('matches')
    .select('id')
    .where('status_id', '=', 7)
    .where('id', '<>', matchId)
    .where((eb) => eb.or([eb('player1_id', 'in', ids), eb('player2_id', 'in', ids)]))
    .executeTakeFirst();
  return other !== undefined;
}

/** When a table is kept for a match. */
export type Slot = {
  matchId: number;
  table: MatchTable;
  startsAt: number;
  minutes: number;
  madeBy: number;
  at: Date;
};

/** Gives the table of a match free again, where it is kept. */
export async function freeSlots(db: Kysely<Database>, matchIds: readonly number[]): Promise<void> {
  if (matchIds.length === 0) return;
  await sql`
    update table_bookings set status = 'cancelled', version = version + 1
    where match_id = any(${[...matchIds]}::integer[]) and status = 'booked'`.execute(db);
}

/** Keeps a table for a match; false where somebody else has it at that time. */
export async function keepSlot(db: Kysely<Database>, slot: Slot): Promise<boolean> {
  const { matchId, table, startsAt, minutes, madeBy, at } = slot;
  const zoned = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(table.time_zone);
  await sql`savepoint slot`.execute(db);
  try {
    await sql`
      insert into table_bookings (club_id, table_id, kind, match_id, status, starts_at, ends_at, local_start, zone,
        made_by, created_at)
      values (${table.club_id}, ${table.id}, 'match', ${matchId}, 'booked', ${new Date(startsAt)},
        ${new Date(startsAt + minutes * 60_000)}, ${zoned.toPlainDateTime().toString({ smallestUnit: 'minute' })},
        ${table.time_zone}, ${madeBy}, ${at})`.execute(db);
    await sql`release savepoint slot`.execute(db);
    return true;
  } catch (error) {
    if (!isSlotTaken(error)) throw error;
    await sql`rollback to savepoint slot`.execute(db);
    return false;
  }
}

/** Whether a moment is a full half hour on the clocks of a zone, at which a table can be kept. */
export function isHalfHour(moment: number, timeZone: string): boolean {
  const { minute, second, millisecond } =
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
  return minute % 30 === 0 && second === 0 && millisecond === 0;
}
