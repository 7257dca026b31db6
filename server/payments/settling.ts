import { sql, type Kysely, type RawBuilder } from 'kysely';
import { retryAt } from '#domain/payments/billing.ts';
import { isSettled } from '#domain/payments/ledger.ts';
import type { Database } from '#server/database/db.gen.ts';
import { followPayment } from '#server/subscriptions/settled.ts';
import type { AccountParts } from './accounts.ts';
import { ProviderFault, type ProviderPayment } from './port.ts';

/** What has become of a payment; one that never came to the provider has no id there. */
type Outcome = Pick<ProviderPayment, 'state' | 'reason'> & { paymentId: string | null };

/** Writes down what has become of a payment; what has come to its end keeps it, save that it may be given back. */
export async function settleTransaction(
  db: Kysely<Database>,
  id: number,
  { state, reason, paymentId }: Outcome,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const settled = await transaction
      .updateTable('transactions')
      .set({
        status: state,
        reason: state === 'failed' ? (reason ?? 'failed').slice(0, 60) : null,
        payment_id: paymentId,
        settled_at: isSettled(state) ? new Date(now) : null,
        retry_at: state === 'failed' ? nextTry(now) : null,
        ...(state === 'refunded' ? { refunded: sql<number>`amount`, fee_refunded: sql<number>`fee` } : {}),
      })
      .where('id', '=', id)
      .where((eb) =>
        state === 'refunded'
          ? eb('status', '!=', 'refunded')
          : eb('status', 'in', ['pending', 'processing'] as const),
      )
      .returning(['member_subscription_id', 'turn', 'retry_at'])
      .executeTakeFirst();
    if (!settled || settled.member_subscription_id === null || !isSettled(state)) return;
    const { member_subscription_id: of, turn, retry_at: retryAt } = settled;
    const payment = { id: of, turn: turn ?? 0, status: state, isTriedAgain: retryAt !== null };
    await followPayment(transaction, payment, now);
  });
}

/** When a charge that fails now is tried again: one that comes by itself, of a month or a renewal; no other one is. */
const nextTry = (now: number): RawBuilder<Date | null> =>
  sql<Date | null>`case when kind <> 'clubCharge' and coalesce(turn, 1) = 1 then null
    when tries = 1 then ${retryAt(now, 1)}::timestamptz
    when tries = 2 then ${retryAt(now, 2)}::timestamptz end`;

/** Asks the provider what has become of a payment, and keeps it; the answer stays old where the provider is silent. */
export async function syncTransaction(
  { db, provider, clock }: AccountParts,
  { id, payment_id: paymentId }: { id: number; payment_id: string | null },
): Promise<void> {
  if (paymentId === null) return;
  try {
    await settleTransaction(db, id, await provider.fetchPayment(paymentId), clock());
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
  }
}

/** The payment that an event speaks of, settled as the provider has it now; false where nobody knows it. */
export async function settleByEvent(parts: AccountParts, paymentId: string): Promise<boolean> {
  const { db, provider, clock } = parts;
  const payment = await provider.fetchPayment(paymentId);
  const row = await db
    .selectFrom('transactions')
    .select('id')
    .where('provider', '=', provider.name)
    .where((eb) =>
      eb.or([
        eb('payment_id', '=', paymentId),
        // A charge that is tried again has another name for each try: what comes of an earlier one is past.
        ...(payment.ref === null ? [] : [eb(eb.fn.coalesce('try_ref', 'ref'), '=', payment.ref)]),
      ]),
    )
    .executeTakeFirst();
  if (!row) return false;
  await settleTransaction(db, row.id, payment, clock());
  return true;
}
