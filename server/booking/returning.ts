import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** What goes back of a booking that was paid by card, under a key that makes it once. */
type Return = { id: number; amount: number; key: string; at: Date };

/** Orders a part of what was paid by card for a booking back, of its latest payment first; a worker sends it. */
export async function returnCardPayment(
  db: Kysely<Database>,
  { id, amount, key, at }: Return,
): Promise<void> {
  if (amount <= 0) return;
  await sql`select return_card_payment(${id}::integer, ${amount}::integer, ${key}::text, ${at}::timestamptz)`.execute(
    db,
  );
}
