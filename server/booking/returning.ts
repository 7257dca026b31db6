import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** What goes back of what was paid for a booking, under a key that makes it once. */
type Return = {
  id: number;
  amount: number;
  key: string;
  /** Whether its owner would have it as credit. */
  toCredit?: boolean;
  by: number | null;
  at: Date;
};

/**
 * Gives back a part of what was paid for a booking: to the cards first, of the latest payment first, and then to the credit; a worker
 * sends what goes to cards. Answers what of it has become credit.
 */
export async function returnPayment(
  db: Kysely<Database>,
  { id, amount, key, toCredit = false, by, at }: Return,
): Promise<number> {
  if (amount <= 0) return 0;
  const { rows } = await sql<{ credited: number }>`
    select return_payment(${id}::integer, ${amount}::integer, ${key}::text, ${toCredit}::boolean, ${by}::integer,
      ${at}::timestamptz) as credited`.execute(db);
  return rows[0]?.credited ?? 0;
}
