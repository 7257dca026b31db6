import { sql, type Kysely } from 'kysely';
import { entryText } from '#domain/dates/entry.ts';
import { instantOf, isSlotEdge, wallOf } from '#domain/schedule/slot.ts';
import { bookingWords as words } from '#domain/words/booking.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import { findBookedClub } from '#server/schedule/club.ts';
import type { Caller } from '#server/session/caller.ts';
import { endDueBookings } from './due.ts';
import { mailBookings, reminderOf } from './mails.ts';
import { isMoveBeingPaid } from './paid-move.ts';
import { refusingTaken, type BookingParts } from './parts.ts';
import { changeRow, findBookingsById, type BookingRow } from './store.ts';
import { tellBooking } from './telling.ts';

type Operation = 'settleClockTimes';
type Stays = keyof typeof words.clockRefused;

/** Settles bookings whose clock time has changed with the rules of the zone: all that can be, in one transaction. */
export function settleClockTimes(parts: BookingParts, call: Call<Operation>): Promise<Reply<Operation>> {
  return refusingTaken(() => parts.db.transaction().execute((db) => settle({ ...parts, db }, call)));
}

async function settle(
  parts: BookingParts,
  { path: { clubId }, body: { keep }, caller }: Call<Operation>,
): Promise<Reply<Operation>> {
  if (!caller) throw new Refusal('unauthorised');
  const { db, clock } = parts;
  const now = clock();
  const club = await findBookedClub(db, caller, { clubId });
  if (!club) return { status: 404, body: problemBody('not_found') };
  if (club.status_id !== 1) return { status: 409, body: problemBody('club_inactive') };
  await endDueBookings(db, { clubId, now });
  const rows = await takeOffClock(db, { clubId, now });
  const isClock = keep === 'clock';
  const stayed: string[] = [];
  let kept = 0;
  for (const { row, start } of inOrderOfMoving(rows)) {
    const why = await (isClock
      ? keepClock(parts, caller, { row, start, now })
      : keepInstant(parts, caller, { row, now }));
    if (why === null) kept += 1;
    else stayed.push(words.clockRefused[why](row.number, entryText(row.local_start)));
  }
  const message = isClock ? words.clockKept(kept) : words.instantKept(kept);
  return { status: 200, body: { message: [message, ...stayed].join(' ') } };
}

/** The marked bookings of a club, each of them taken. */
async function takeOffClock(
  db: Kysely<Database>,
  { clubId, now }: { clubId: number; now: number },
): Promise<BookingRow[]> {
  const taken = await db
    .selectFrom('table_bookings')
    .select('id')
    .where('club_id', '=', clubId)
    .where('is_off_clock', '=', true)
    .where('status', '=', 'booked')
    .where('starts_at', '>', new Date(now))
    .orderBy('table_id')
    .orderBy('starts_at')
    .forUpdate()
    .execute();
  if (taken.length === 0) return [];
  return findBookingsById(
    db,
    taken.map(({ id }) => id),
  );
}

type Wished = { row: BookingRow; start: Temporal.Instant | null };

/**
 * Where each booking would begin. Those that go to a later time go first from the last one on, those that go to an earlier
 * one from the first on: so neighbours that move together are not in each other's way.
 */
function inOrderOfMoving(rows: readonly BookingRow[]): Wished[] {
  const wished = rows.map((row) => ({
    row,
    start: instantOf(Temporal.PlainDateTime.from(row.local_start), row.zone),
  }));
  const isLater = ({ row, start }: Wished): boolean =>
    start !== null && start.epochMilliseconds > row.starts_at.getTime();
  return [...wished.filter(isLater).toReversed(), ...wished.filter((one) => !isLater(one))];
}

/** Moves a booking to the clock time that was chosen; answers why it stays where that cannot be. */
async function keepClock(
  parts: BookingParts,
  caller: Caller,
  { row, start, now }: Wished & { now: number },
): Promise<Stays | null> {
  const { db } = parts;
  const at = new Date(now);
  if (start === null) return 'missing';
  if (start.epochMilliseconds <= now) return 'past';
  if (await isMoveBeingPaid(db, row.id)) return 'underWay';
  const startsAt = new Date(start.epochMilliseconds);
  const endsAt = new Date(startsAt.getTime() + row.ends_at.getTime() - row.starts_at.getTime());
  if (await isTaken(db, row, { startsAt, endsAt })) return 'taken';
  const to = { starts_at: startsAt, ends_at: endsAt };
  await changeRow(db, row.id, { ...to, ...reminderOf(startsAt, at) });
  const told = { operation: 'settleClockTimes', id: row.id, clubId: row.club_id, at } as const;
  await tellBooking(db, caller, { ...told, before: row, after: to });
  await mailBookings(parts, await findBookingsById(db, [row.id]), { kind: 'sameClock', at });
  return null;
}

/** Whether another booking has the table; one that comes at this moment is refused by the database. */
async function isTaken(
  db: Kysely<Database>,
  row: BookingRow,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from table_bookings o
      where o.table_id = ${row.table_id} and coalesce(o.moves_id, o.id) <> ${row.id}
        and o.status in ('held', 'paying', 'booked', 'checkedIn')
        and tstzrange(o.starts_at, o.ends_at) && tstzrange(${startsAt}, ${endsAt})) as taken`.execute(db);
  return rows[0]?.taken === true;
}

/** Leaves a booking at its instant: what the clock shows then is what was chosen from now on. */
async function keepInstant(
  { db }: BookingParts,
  caller: Caller,
  { row, now }: { row: BookingRow; now: number },
): Promise<Stays | null> {
  const instant = Temporal.Instant.fromEpochMilliseconds(row.starts_at.getTime());
  if (!isSlotEdge(instant, row.zone)) return 'uneven';
  const to = { local_start: wallOf(instant, row.zone) };
  await changeRow(db, row.id, to);
  const told = { operation: 'settleClockTimes', id: row.id, clubId: row.club_id } as const;
  await tellBooking(db, caller, { ...told, at: new Date(now), before: row, after: to });
  return null;
}
