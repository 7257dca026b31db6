import type { Kysely } from 'kysely';
import { blockedUntil } from '#domain/booking/no-shows.ts';
import type { BookingRules } from '#domain/booking/rules.ts';
import { moneyText } from '#domain/payments/money.ts';
import { bookingWords as words } from '#domain/words/booking.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from '#server/session/caller.ts';
import { toldBody, type Refused } from './wanted.ts';

/** Takes a member's place in a club, so that what two tabs ask for at once is counted one after the other. */
export async function takeMembership(
  db: Kysely<Database>,
  { userId }: Caller,
  clubId: number,
): Promise<void> {
  await db
    .selectFrom('club_members')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** What stands against another booking of a member: a fee that is owed, bookings that were missed, or too many to come. */
export async function findPersonFault(
  db: Kysely<Database>,
  { userId }: Caller,
  { club, rules, now }: { club: { id: number; currency: string }; rules: BookingRules; now: number },
): Promise<Refused | null> {
  const own = db.selectFrom('table_bookings').where('user_id', '=', userId).where('club_id', '=', club.id);
  const owed = await own
    .select(['fee', 'currency'])
    .where('fee', '>', 0)
    .where('fee_settled', 'is', null)
    .execute();
  if (owed.length > 0) {
    const sum = owed.reduce((total, { fee }) => total + (fee ?? 0), 0);
    const amount = moneyText(sum, owed[0]?.currency ?? club.currency);
    return { status: 409, body: toldBody('fee_due', words.refused.fee_due(amount)) };
  }
  const missed = await own
    .select(['starts_at'])
    .where('status', '=', 'noShow')
    .where((eb) => eb.or([eb('fee_settled', 'is', null), eb('fee_settled', '<>', 'waived')]))
    .execute();
  const starts = missed.map(({ starts_at: at }) => Temporal.Instant.fromEpochMilliseconds(at.getTime()));
  if (blockedUntil(starts, Temporal.Instant.fromEpochMilliseconds(now), rules) !== null) {
    const message = words.refused.booking_blocked(rules.noShowLimit, rules.noShowDays);
    return { status: 409, body: toldBody('booking_blocked', message) };
  }
  const { count } = await own
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['paying', 'booked', 'checkedIn'])
    .where('ends_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  if (count < rules.mostOpen) return null;
  return {
    status: 409,
    body: toldBody('too_many_bookings', words.refused.too_many_bookings(count)),
  };
}
