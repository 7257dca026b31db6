import { sql, type Kysely } from 'kysely';
import type { Call, Reply } from '#server/http/contract.ts';
import type { Database } from '#server/database/db.gen.ts';
import { Refusal } from '#server/http/problem.ts';

type Row = { from: string; currency: string; amount: number; fee: number; count: number };

/** Sums up what has been paid by day or month, the earliest first (A-2.73). */
export async function answerReport(
  db: Kysely<Database>,
  { query, caller }: Call<'getPaymentReport'>,
): Promise<Reply<'getPaymentReport'>> {
  if (!caller) throw new Refusal('unauthorised');
  const { kind, clubId, from, to, by = 'month' } = query;
  const parts = [sql`status = 'succeeded'`];
  if (kind) parts.push(sql`kind = ${kind}`);
  if (clubId !== undefined) parts.push(sql`club_id = ${clubId}`);
  if (from) parts.push(sql`created_at >= ${from}::date::timestamp at time zone 'UTC'`);
  if (to) parts.push(sql`created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`);
  const { rows } = await sql<Row>`
    select date_trunc(${by}, created_at at time zone 'UTC')::date as "from", currency,
      sum(amount - refunded)::bigint as amount, sum(fee - fee_refunded)::bigint as fee, count(*) as count
    from transactions where ${sql.join(parts, sql` and `)}
    group by 1, currency order by 1, currency`.execute(db);
  return { status: 200, body: { rows } };
}
