import { sql, type Kysely } from 'kysely';
import { wallOf } from '#domain/schedule/slot.ts';
import type { Database } from '#server/database/db.gen.ts';

/** Bookings that are compared at once, so that a club with many does not fill the memory. */
const batch = 1_000;

/**
 * Marks the bookings to come whose clock time is not the chosen one by the rules of today, and takes the mark away where it is
 * again. A table that is kept for a match goes with the match, whose time was told as an instant.
 */
export async function findOffClock(db: Kysely<Database>, now: number): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Compared>`
      select id, starts_at, local_start, zone, is_off_clock from table_bookings
      where id > ${last} and kind <> 'match' and status = 'booked' and starts_at > ${new Date(now)}
      order by id limit ${batch}`.execute(db);
    const turned = rows.filter((row) => isOffClock(row) !== row.is_off_clock);
    if (turned.length > 0) await mark(db, turned);
    const end = rows.at(-1);
    if (end === undefined || rows.length < batch) return;
    last = end.id;
  }
}

type Compared = { id: number; starts_at: Date; local_start: string; zone: string; is_off_clock: boolean };

const isOffClock = ({ starts_at: startsAt, local_start: chosen, zone }: Compared): boolean =>
  wallOf(Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()), zone) !== chosen;

/** Turns the marks of bookings that are still where they were read. */
async function mark(db: Kysely<Database>, rows: readonly Compared[]): Promise<void> {
  await sql`
    update table_bookings b set is_off_clock = not b.is_off_clock
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as read(id integer, starts_at timestamptz, local_start text, is_off_clock boolean)
    where b.id = read.id and b.starts_at = read.starts_at and b.local_start = read.local_start
      and b.is_off_clock = read.is_off_clock`.execute(db);
}
