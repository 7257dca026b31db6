import { sql, type Kysely } from 'kysely';
import { missingCredit } from '#domain/credit/balance.ts';
import { moneyText } from '#domain/payments/money.ts';
import { creditWords as words } from '#domain/words/credit.ts';
import type { Database } from '#server/database/db.gen.ts';
import { problemBody, type ProblemBody } from '#server/http/problem.ts';

export type CreditKind = 'topUp' | 'payment' | 'refund' | 'cashIn' | 'payOut' | 'adjustment' | 'reversal';

/** What is booked to an account: whose, how much, for what, by whom. */
export type CreditMove = {
  clubId: number;
  userId: number;
  /** In the minor unit; below nothing what is spent. */
  amount: number;
  kind: CreditKind;
  bookingId?: number;
  /** The payment by card that it comes from. */
  transactionId?: number;
  reason?: string;
  /** Null where the server itself books it. */
  by: number | null;
  at: Date;
};

/** Books an amount to an account in one statement and answers the balance; null where the credit does not suffice. */
export async function moveCredit(
  db: Kysely<Database>,
  { clubId, userId, amount, kind, bookingId, transactionId, reason, by, at }: CreditMove,
): Promise<number | null> {
  const { rows } = await sql<{ balance: number | null }>`
    select move_credit(${clubId}::integer, ${userId}::integer, ${amount}::integer, ${kind}::text,
      ${bookingId ?? null}::integer, ${reason ?? null}::text, ${by}::integer, ${at}::timestamptz,
      ${transactionId ?? null}::integer) as balance`.execute(db);
  return rows[0]?.balance ?? null;
}

type CreditLow = { status: 409; body: ProblemBody };

/** The refusal of what the credit does not suffice for, of which so much is missing, in the minor unit. */
export function creditMissing(missing: number, currency: string): CreditLow {
  const message = words.refused.credit_low(moneyText(missing, currency));
  return { status: 409, body: { ...problemBody('credit_low'), message } };
}

/** The same for a payment, which may be owed as far as the club allows; or for a pay-out (`isPaidOut`), which may not. */
export async function creditLow(
  db: Kysely<Database>,
  {
    clubId,
    userId,
    amount,
    currency,
    isPaidOut = false,
  }: { clubId: number; userId: number; amount: number; currency: string; isPaidOut?: boolean },
): Promise<CreditLow> {
  const account = await db
    .selectFrom('credit_accounts')
    .select(['balance', 'overdraft'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const overdraft = isPaidOut ? 0 : (account?.overdraft ?? 0);
  return creditMissing(missingCredit(account?.balance ?? 0, overdraft, amount), currency);
}
