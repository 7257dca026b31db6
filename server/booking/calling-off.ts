import { sql, type Kysely } from 'kysely';
import { changeBooking } from '#domain/booking/lifecycle.ts';
import type { Database } from '#server/database/db.gen.ts';
import { settleCancelled } from './changing.ts';
import { mailBookings, type CalledOff } from './mails.ts';
import type { BookingParts } from './parts.ts';
import { changeRow, findBookingsById, lifeOf, type BookingRow } from './store.ts';
import { tellBooking } from './telling.ts';

type Parts = Pick<BookingParts, 'db' | 'outbox'>;
type By = { userId: number } | null;

/** Bookings of people that begin after an instant on a table, each of them taken. */
export async function takeComing(
  db: Kysely<Database>,
  { tableId, at }: { tableId: number; at: Date },
): Promise<BookingRow[]> {
  const coming = await db
    .selectFrom('table_bookings')
    .select('id')
    .where('table_id', '=', tableId)
    .where('kind', '=', 'play')
    .where('status', 'in', ['held', 'paying', 'booked'])
    .where('starts_at', '>', at)
    .orderBy('starts_at')
    .forUpdate()
    .execute();
  return findTaken(db, coming);
}

const findTaken = async (db: Kysely<Database>, taken: readonly { id: number }[]): Promise<BookingRow[]> =>
  taken.length === 0
    ? []
    : findBookingsById(
        db,
        taken.map(({ id }) => id),
      );

/**
 * Cancels bookings for the club, or as the server itself where nobody asks: without a fee, with what was paid given back
 * and a mail to each player. Holds are let go, and what is being paid waits for its payment.
 */
export async function callOff(
  parts: Parts,
  rows: readonly BookingRow[],
  { by, at, calledOff }: { by: By; at: Date; calledOff: CalledOff },
): Promise<void> {
  const gone = new Map<number, BookingRow[]>();
  const credited = new Map<number, number>();
  for (const row of rows) {
    const isHeld = row.status === 'held';
    const next = changeBooking(lifeOf(row), { type: isHeld ? 'release' : 'cancel' });
    if (!next) continue;
    const to = { status: next.status, held_until: null };
    if (isHeld) {
      await changeRow(parts.db, row.id, { ...to, ended_at: at });
      continue;
    }
    const settled = await settleCancelled(parts.db, by, { row, fee: 0, at });
    const ended = { ...to, fee: 0, fee_settled: settled.fee_settled };
    await changeRow(parts.db, row.id, { ...ended, ended_at: at });
    const told = { operation: 'cancelBooking', id: row.id, clubId: row.club_id, at } as const;
    await tellBooking(parts.db, by, { ...told, before: row, after: { ...ended, reason: calledOff } });
    // A calendar lets go of what has a later number alone.
    const mailed = { ...row, version: row.version + 1 };
    if (row.user_id === null) continue;
    gone.set(row.user_id, [...(gone.get(row.user_id) ?? []), mailed]);
    credited.set(row.user_id, (credited.get(row.user_id) ?? 0) + settled.credited);
  }
  for (const [userId, own] of gone) {
    await mailBookings(parts, own, { kind: 'cancelled', at, calledOff, credited: credited.get(userId) ?? 0 });
  }
}

/** Bookings that one round looks at, at most. */
const batch = 100;

/**
 * Cancels bookings to come that cannot be kept: of people who do not belong to the club any more or are suspended, and at
 * tables that were deleted meanwhile.
 */
export async function callOffLost(parts: Parts, now: number): Promise<void> {
  const at = new Date(now);
  const { rows: lost } = await sql<{ id: number; why: CalledOff }>`
    select b.id, case when t.deleted_at is not null then 'table' when u.status_id in (2, 5) then 'suspended' else 'left' end as why
    from table_bookings b join club_tables t on t.id = b.table_id left join users u on u.id = b.user_id
    where b.kind = 'play' and b.status in ('held', 'booked') and b.ends_at > ${at} and b.starts_at > ${at}
      and (t.deleted_at is not null or u.status_id in (2, 5) or u.id is not null and not exists (
        select from club_members m where m.club_id = b.club_id and m.user_id = b.user_id and m.status = 'member'))
    order by b.starts_at, b.id limit ${batch}
    for update of b skip locked`.execute(parts.db);
  const whyOf = new Map(lost.map(({ id, why }) => [id, why]));
  // One mail says it of all that somebody had booked at a club.
  const groups = Map.groupBy(await findTaken(parts.db, lost), ({ id, club_id: clubId }) =>
    [clubId, whyOf.get(id)].join(' '),
  );
  for (const rows of groups.values()) {
    await callOff(parts, rows, { by: null, at, calledOff: whyOf.get(rows[0]?.id ?? 0) ?? 'left' });
  }
}
