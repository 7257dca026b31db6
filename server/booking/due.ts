import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { tellBooking } from './telling.ts';

type Ended = { id: number; club_id: number; was: string; status: string; fee: number | null };

/**
 * Ends what is over, of one club or of all, in the transaction of whoever asks: a late worker never changes who may have a
 * table. The audit is told of bookings to which nobody came.
 */
export async function endDueBookings(
  db: Kysely<Database>,
  { clubId, now }: { clubId: number | null; now: number },
): Promise<Ended[]> {
  const at = new Date(now);
  const { rows } = await sql<Ended>`
    select * from end_due_bookings(${clubId}::integer, ${at}::timestamptz)`.execute(db);
  for (const { id, club_id: ofClub, was, status, fee } of rows) {
    if (status !== 'noShow') continue;
    const told = { operation: 'markNoShow', id, clubId: ofClub, at } as const;
    await tellBooking(db, null, { ...told, before: { status: was }, after: { status, fee } });
  }
  return rows;
}
