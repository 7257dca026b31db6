import type { MailParameters } from '#server/mail/templates.ts';
import type { BookingParts } from './parts.ts';
import { findBookingsById, type BookingRow } from './store.ts';

const day = 86_400;

type Told = Pick<MailParameters['booking'], 'kind'> & {
  at: Date;
  /** Where and when it was. */
  before?: Pick<BookingRow, 'number' | 'starts_at' | 'table_name'>;
  /** In the minor unit, of all of them. */
  fee?: number;
  /** What of that which goes back has become credit. */
  credited?: number;
  reason?: string | undefined;
  /** Why the club cannot keep it. */
  calledOff?: CalledOff;
};

export type CalledOff = NonNullable<MailParameters['booking']['calledOff']>;

/** Tells the player of one booking, or of several of a series, what has become of it, in the transaction that does it. */
export async function mailBookings(
  { db, outbox }: Pick<BookingParts, 'db' | 'outbox'>,
  rows: readonly BookingRow[],
  { kind, at, before, fee = 0, credited = 0, reason, calledOff }: Told,
): Promise<void> {
  const [first] = rows;
  if (!outbox.isOpen || !first || first.kind !== 'play' || first.user_id === null) return;
  const player = await db
    .selectFrom('users')
    .select(['email', 'first_name as firstName'])
    .where('id', '=', first.user_id)
    .executeTakeFirst();
  if (!player) return;
  const currency = first.currency ?? '';
  const amount = rows.reduce((sum, { price }) => sum + (price ?? 0), 0);
  await outbox.add(db, {
    to: player.email,
    template: 'booking',
    parameters: {
      firstName: player.firstName,
      kind,
      club: first.club,
      at: at.toISOString(),
      timeZone: first.time_zone,
      bookings: rows.map((row) => ({
        id: row.id,
        version: row.version,
        table: { number: row.number, name: row.table_name },
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
      })),
      before: before
        ? {
            table: { number: before.number, name: before.table_name },
            startsAt: before.starts_at.toISOString(),
          }
        : null,
      price:
        !isKept(kind) || amount === 0
          ? null
          : { amount, currency, isPaid: first.pay_by === 'credit' || first.pay_by === 'card' },
      fee: fee > 0 ? { amount: fee, currency } : null,
      back: kind === 'cancelled' ? backOf(first, amount - fee, credited) : null,
      reason: reason ?? null,
      calledOff: calledOff ?? null,
    },
    // Nobody needs it once they have played.
    lasts: !isKept(kind) ? 7 * day : lastsUntil(rows, at),
  });
}

const keptKinds: ReadonlySet<Told['kind']> = new Set(['booked', 'moved', 'sameClock', 'reminder']);
const isKept = (kind: Told['kind']): boolean => keptKinds.has(kind);

/** What goes back of what was paid, and where to. */
function backOf(
  { pay_by: payBy, currency: named }: BookingRow,
  amount: number,
  credited: number,
): NonNullable<MailParameters['booking']['back']> | null {
  if (amount <= 0 || (payBy !== 'card' && payBy !== 'credit')) return null;
  const currency = named ?? '';
  const parts = [
    { amount: amount - credited, currency, to: 'card' as const },
    { amount: credited, currency, to: 'credit' as const },
  ];
  return parts.filter((part) => part.amount > 0);
}

/** Seconds until the last of some bookings has begun, and an hour at least. */
function lastsUntil(rows: readonly BookingRow[], at: Date): number {
  const last = Math.max(...rows.map(({ starts_at: start }) => start.getTime()));
  return Math.max(3600, Math.ceil((last - at.getTime()) / 1000));
}

/** How long before it begins the player of a booking is reminded, in milliseconds. */
const ahead = day * 1000;

/** What is kept of the reminder when a booking is made or moved: one that begins within a day needs none. */
export const reminderOf = (startsAt: Date, at: Date): { reminded_at: Date | null } => ({
  reminded_at: startsAt.getTime() - at.getTime() <= ahead ? at : null,
});

/** Reminds the players of bookings that begin within a day, each of them once. */
export async function remindPlayers(parts: Pick<BookingParts, 'db' | 'outbox'>, now: number): Promise<void> {
  const at = new Date(now);
  const due = await parts.db
    .updateTable('table_bookings')
    .set({ reminded_at: at })
    .where('status', '=', 'booked')
    .where('kind', '=', 'play')
    .where('user_id', 'is not', null)
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', at)
    .where('starts_at', '<=', new Date(now + ahead))
    .returning('id')
    .execute();
  if (due.length === 0) return;
  const rows = await findBookingsById(
    parts.db,
    due.map(({ id }) => id),
  );
  for (const row of rows) await mailBookings(parts, [row], { kind: 'reminder', at });
}
