import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

type Bound =
  | { code: 'club_open_bookings'; field: 'timeZone' }
  | { code: 'club_open_money'; field: 'currency' };

/** What keeps a club in its time zone or its currency: bookings to come, credit and what is owed; null where nothing does. */
export async function findBound(
  db: Kysely<Database>,
  club: { id: number; time_zone: string; currency: string },
  { timeZone, currency, now }: { timeZone: string; currency: string; now: Date },
): Promise<Bound | null> {
  const [isMoved, isPaidOtherwise] = [timeZone !== club.time_zone, currency !== club.currency];
  if (!isMoved && !isPaidOtherwise) return null;
  const { rows } = await sql<{ has_bookings: boolean; has_money: boolean }>`
    select * from club_is_bound(${club.id}::integer, ${now}::timestamptz)`.execute(db);
  if (isMoved && rows[0]?.has_bookings) return { code: 'club_open_bookings', field: 'timeZone' };
  return isPaidOtherwise && rows[0]?.has_money ? { code: 'club_open_money', field: 'currency' } : null;
}
