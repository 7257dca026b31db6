import type { Kysely } from 'kysely';
import { isSettled } from '#domain/payments/ledger.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { AccountParts } from './accounts.ts';
import { ProviderFault, type ProviderPayment } from './port.ts';

/** Writes down what has become of a payment; what has come to its end keeps it, save that it may be given back. */
export async function settleTransaction(
  db: Kysely<Database>,
  id: number,
  { state, reason, paymentId }: ProviderPayment,
  now: number,
): Promise<void> {
  await db
    .updateTable('transactions')
    .set({
      status: state,
      reason: state === 'failed' ? (reason ?? 'failed').slice(0, 60) : null,
      payment_id: paymentId,
      settled_at: isSettled(state) ? new Date(now) : null,
    })
    .where('id', '=', id)
    .where((eb) =>
      state === 'refunded'
        ? eb('status', '!=', 'refunded')
        : eb('status', 'in', ['pending', 'processing'] as const),
    )
    .execute();
}

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
        ...(payment.ref === null ? [] : [eb('ref', '=', payment.ref)]),
      ]),
    )
    .executeTakeFirst();
  if (!row) return false;
  await settleTransaction(db, row.id, payment, clock());
  return true;
}
