import { sql, type Kysely, type Selectable } from 'kysely';
import { usualRules } from '#domain/booking/rules.ts';
import type { BookingLife, BookingStatus } from '#domain/booking/lifecycle.ts';
import type { CancelTerms } from '#domain/booking/terms.ts';
import type { PriceLine } from '#domain/products/time-price.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';

/** A booking as it is kept, with the names around it. */
export type BookingRow = Omit<Selectable<Database['table_bookings']>, 'lines' | 'terms' | 'kind'> & {
  kind: 'play' | 'match' | 'block';
  lines: PriceLine[];
  terms: CancelTerms | null;
  club: string;
  club_status: number;
  time_zone: string;
  number: number;
  table_name: string | null;
  first_name: string | null;
  last_name: string | null;
  /** The payment by card that was begun last. */
  payment: { ref: string; status: string; reason: string | null; card: string | null } | null;
  /** What goes back to the card; one that was refused is named before the others. */
  refund: { id: number; amount: number; state: string } | null;
  /** What of it is paid by credit, after what has gone back. */
  credit_part: number;
  /** What the booking costs that goes there once the difference is paid. */
  moved_price: number | null;
  /** Where to the club would have a refund go. */
  refund_to: 'source' | 'credit';
  /** Minutes after the start from which on the booking counts as missed. */
  no_show_after: number;
};

const bookingsOf = (db: Kysely<Database>) =>
  db
    .selectFrom('table_bookings as b')
    .innerJoin('clubs as c', 'c.id', 'b.club_id')
    .innerJoin('club_tables as t', 't.id', 'b.table_id')
    .leftJoin('users as u', 'u.id', 'b.user_id')
    .leftJoin('table_bookings as o', 'o.id', 'b.moves_id')
    .leftJoin('booking_rules as r', 'r.club_id', 'b.club_id')
    .where('c.deleted_at', 'is', null);

/** A refund of a booking that is told: what is refused first, for somebody has to do something about it. */
const refundOf = sql<BookingRow['refund']>`(
  select json_build_object('id', (array_agg(r.id order by r.state <> 'failed', r.state <> 'pending', r.id))[1],
    'amount', sum(r.amount),
    'state', (array_agg(r.state order by r.state <> 'failed', r.state <> 'pending', r.id))[1])
  from transaction_refunds r where r.booking_id = b.id having count(*) > 0)`.as('refund');
const paymentOf = sql<BookingRow['payment']>`(
  select json_build_object('ref', p.ref, 'status', p.status, 'reason', p.reason, 'card', p.card)
  from transactions p where p.id = b.transaction_id)`.as('payment');

const creditPartOf = sql<number>`(
  select greatest(0, coalesce(-sum(e.amount), 0))::integer
  from credit_entries e where e.booking_id = b.id and e.refund_id is null)`.as('credit_part');

const columns = [
  creditPartOf,
  'o.price as moved_price',
  sql<'source' | 'credit'>`coalesce(r.refund_to, 'source')`.as('refund_to'),
  sql<number>`coalesce(r.no_show_after, ${usualRules.noShowAfter})`.as('no_show_after'),
  paymentOf,
  refundOf,
  'c.name as club',
  'c.status_id as club_status',
  'c.time_zone',
  't.number',
  't.name as table_name',
  'u.first_name',
  'u.last_name',
] as const;

/** Those of the caller: a club its own, a member theirs. */
const isOwn = ({ userId, roleId }: Caller) =>
  roleId === 5
    ? sql<boolean>`b.user_id = ${userId}`
    : sql<boolean>`b.club_id in (select m.club_id from club_members m
        where m.user_id = ${userId} and m.status = 'member' and m.role = ${roleId})`;

/** A booking of the caller's, taken for a change where that is said. */
export async function findBooking(
  db: Kysely<Database>,
  caller: Caller,
  { id, isTaken = false }: { id: number; isTaken?: boolean },
): Promise<BookingRow | undefined> {
  const row = await bookingsOf(db)
    .selectAll('b')
    .select(columns)
    .where('b.id', '=', id)
    .where(isOwn(caller))
    .$if(isTaken, (query) => query.forUpdate('b'))
    .executeTakeFirst();
  return row as BookingRow | undefined;
}

/** Bookings as the server itself reads them, by their start. */
export async function findBookingsById(db: Kysely<Database>, ids: readonly number[]): Promise<BookingRow[]> {
  const rows = await bookingsOf(db)
    .selectAll('b')
    .select(columns)
    .where('b.id', 'in', [...ids])
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute();
  return rows as BookingRow[];
}

/** What is asked of the list. */
export type BookingFilters = {
  clubId?: number | undefined;
  userId?: number | undefined;
  status?: BookingStatus | undefined;
  endsAfter?: Date | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  pageNumber: number;
};

/** One page of the caller's bookings by their start, the next one first; and how many there are. */
export async function findBookings(
  db: Kysely<Database>,
  caller: Caller,
  { clubId, userId, status, endsAfter, from, to, limit, pageNumber }: BookingFilters,
): Promise<{ rows: BookingRow[]; total: number }> {
  const found = bookingsOf(db)
    .where(isOwn(caller))
    // A hold that was let go, or has become the place of another booking, is none that anybody looks for.
    .where('b.status', 'not in', ['expired', 'moved'])
    .$if(clubId !== undefined, (query) => query.where('b.club_id', '=', clubId ?? 0))
    .$if(userId !== undefined, (query) => query.where('b.user_id', '=', userId ?? 0))
    .$if(status !== undefined, (query) => query.where('b.status', '=', status ?? ''))
    .$if(endsAfter !== undefined, (query) => query.where('b.ends_at', '>', endsAfter ?? new Date(0)))
    .$if(from !== undefined, (query) => query.where('b.ends_at', '>', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('b.starts_at', '<', new Date(to ?? 0)));
  const rows = await found
    .selectAll('b')
    .select(columns)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .limit(limit)
    .offset((pageNumber - 1) * limit)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows as BookingRow[], total: total };
}

/** Where a booking is in its life. */
export const lifeOf = (
  row: Pick<BookingRow, 'status' | 'starts_at' | 'ends_at' | 'held_until' | 'declined' | 'moves_id'>,
): BookingLife => ({
  status: row.status as BookingStatus,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  heldUntil: row.held_until?.toISOString() ?? null,
  declined: row.declined,
  isMove: row.moves_id !== null,
});

/** Moves a booking to where its life leads, with what changes besides. */
export async function changeRow(
  db: Kysely<Database>,
  id: number,
  to: Partial<Selectable<Database['table_bookings']>>,
): Promise<void> {
  await db
    .updateTable('table_bookings')
    .set((eb) => ({ ...(to as object), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
