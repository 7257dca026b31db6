import { sql, type RawBuilder } from 'kysely';
import { retryAt } from '#domain/payments/billing.ts';
import { isSettled } from '#domain/payments/ledger.ts';
import { followBooking } from '#server/booking/paid.ts';
import { followTopUp } from '#server/credit/topped-up.ts';
import { runAsServer } from '#server/database/caller-context.ts';
import { followPayment } from '#server/subscriptions/settled.ts';
import type { AccountParts } from './accounts.ts';
import { ProviderFault, type ProviderPayment } from './port.ts';

/** What has become of a payment; one that never came to the provider has no id there. */
type Outcome = Pick<ProviderPayment, 'state' | 'reason'> & { paymentId: string | null };

/** What settling needs of the process. */
type SettlingParts = Pick<AccountParts, 'db' | 'clock' | 'outbox'>;

/**
 * Writes down what has become of a payment, with all that follows from it; what has come to its end keeps it, save that it
 * may be given back. Whoever asks, it is the server itself that does it.
 */
export function settleTransaction(parts: SettlingParts, id: number, outcome: Outcome): Promise<void> {
  return runAsServer(() => settle(parts, id, outcome));
}

async function settle(
  { db, clock, outbox }: SettlingParts,
  id: number,
  { state, reason, paymentId }: Outcome,
): Promise<void> {
  const now = clock();
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
      .returningAll()
      .executeTakeFirst();
    if (!settled || !isSettled(state)) return;
    if (settled.purpose === 'topUp') await followTopUp({ db: transaction, outbox }, settled, now);
    if (settled.purpose === 'booking') await followBooking({ db: transaction, outbox }, settled, now);
    const { member_subscription_id: of, turn, retry_at: retryAt } = settled;
    if (of === null) return;
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
  parts: AccountParts,
  { id, payment_id: paymentId }: { id: number; payment_id: string | null },
): Promise<void> {
  if (paymentId === null) return;
  try {
    await settleTransaction(parts, id, await parts.provider.fetchPayment(paymentId));
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
  }
}

/** The payment that an event speaks of, settled as the provider has it now; false where nobody knows it. */
export async function settleByEvent(parts: AccountParts, paymentId: string): Promise<boolean> {
  const { db, provider } = parts;
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
  await settleTransaction(parts, row.id, payment);
  return true;
}
