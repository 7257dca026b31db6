import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { closeRefunding } from '#server/booking/paid.ts';
import type { AccountParts } from './accounts.ts';
import { ProviderFault, type ProviderRefund } from './port.ts';
import { keysLast, lease, type SendingParts } from './sending.ts';

/** A part of a payment that goes back to its card: of which payment, how much, under which key, for which booking. */
export type RefundWish = { transactionId: number; amount: number; key: string; bookingId?: number; at: Date };

/** Writes a refund down, which a worker sends; one that is there under its key already stays the only one. */
export async function orderRefund(
  db: Kysely<Database>,
  { transactionId, amount, key, bookingId, at }: RefundWish,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select order_refund(${transactionId}::integer, ${amount}::integer, ${key}::text, ${bookingId ?? null}::integer,
      ${at}::timestamptz) as id`.execute(db);
  const [refund] = rows;
  if (!refund) throw new Error('A refund that was written down is not there.');
  return refund.id;
}

/** A refund that one worker has in hand. */
type Refund = {
  id: number;
  key: string;
  amount: number;
  fee_back: number;
  refund_id: string | null;
  sent_at: Date | null;
  payment_id: string | null;
  destination_id: string | null;
};

const most = 20;

/** Sends refunds that are written down, and asks for those that the provider has not done yet. */
export async function sendRefunds(parts: SendingParts, stopping?: AbortSignal): Promise<void> {
  let claimed: Refund[];
  do {
    if (stopping?.aborted) return;
    claimed = await claimRefunds(parts);
    for (const refund of claimed) await send(parts, refund);
  } while (claimed.length === most);
}

/** Takes refunds that are due, each of them for one worker of one process. */
async function claimRefunds({ db, provider, clock }: AccountParts): Promise<Refund[]> {
  const at = new Date(clock());
  const { rows } = await sql<Refund>`
    with due as (
      select r.id, r.sent_at from transaction_refunds r join transactions t on t.id = r.transaction_id
      where r.state = 'pending' and r.due_at <= ${at} and t.provider = ${provider.name}
      order by r.due_at, r.id limit ${most} for update of r skip locked
    )
    update transaction_refunds r set attempts = least(r.attempts + 1, 30000), due_at = ${new Date(clock() + lease)},
      -- When the provider may first have heard of it, written down before it does.
      sent_at = coalesce(r.sent_at, ${at})
    from due, transactions t where r.id = due.id and t.id = r.transaction_id
    returning r.id, r.key, r.amount, r.fee_back, r.refund_id, due.sent_at, t.payment_id, t.destination_id`.execute(
    db,
  );
  return rows;
}

async function send(parts: SendingParts, refund: Refund): Promise<void> {
  const { db, provider, clock, onFault } = parts;
  try {
    if (refund.payment_id === null) throw new ProviderFault('gone');
    const made =
      refund.refund_id === null
        ? await make(parts, refund, refund.payment_id)
        : await provider.fetchRefund(refund.refund_id);
    await settleRefund(db, refund.id, made, clock());
  } catch (error) {
    const fault = error instanceof ProviderFault ? error.kind : 'internal';
    onFault({ code: fault });
    // What has no answer is due again when the lease is over.
    if (fault !== 'refused' && fault !== 'gone') return;
    await settleRefund(db, refund.id, { state: 'failed', refundId: refund.refund_id }, clock());
  }
}

async function make(
  { provider, clock }: AccountParts,
  { key, amount, fee_back: feeBack, sent_at: since, destination_id: accountId }: Refund,
  paymentId: string,
): Promise<ProviderRefund> {
  const isForgotten = since !== null && clock() - since.getTime() > keysLast;
  const before = isForgotten ? await provider.findRefund({ ref: key, paymentId }) : null;
  const destination = accountId === null ? null : { accountId, feeBack };
  return before ?? provider.refund({ key: `refund-${key}`, ref: key, paymentId, amount, destination });
}

/** Writes down what has become of a refund; a bank may turn down in the end what it seemed to have taken. */
export async function settleRefund(
  db: Kysely<Database>,
  id: number,
  { state, refundId }: Pick<ProviderRefund, 'state'> & { refundId: string | null },
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('transaction_refunds')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before || !['pending', 'succeeded'].includes(before.state) || before.state === state) {
      if (before?.state === 'pending') await keepId(transaction, id, refundId);
      return;
    }
    if (state === 'pending') return;
    await transaction
      .updateTable('transaction_refunds')
      .set({
        state,
        reason: state === 'failed' ? 'refused' : null,
        refund_id: refundId,
        settled_at: new Date(now),
      })
      .where('id', '=', id)
      .execute();
    const sign = state === 'succeeded' ? 1 : -1;
    // One that was refused at once has moved nothing.
    if (sign === -1 && before.state === 'pending') return;
    if (sign === 1 && before.booking_id !== null) await closeRefunding(transaction, before.booking_id);
    await sql`
      update transactions set refunded = least(amount, greatest(0, refunded + ${sign * before.amount})),
        fee_refunded = least(fee, greatest(0, fee_refunded + ${sign * before.fee_back})),
        status = case when refunded + ${sign * before.amount} >= amount then 'refunded' else 'succeeded' end
      where id = ${before.transaction_id}`.execute(transaction);
  });
}

const keepId = (db: Kysely<Database>, id: number, refundId: string | null) =>
  db.updateTable('transaction_refunds').set({ refund_id: refundId }).where('id', '=', id).execute();

/** The refund that an event speaks of, settled as the provider has it now; false where nobody knows it. */
export async function settleRefundByEvent(parts: AccountParts, refundId: string): Promise<boolean> {
  const { db, provider, clock } = parts;
  const refund = await provider.fetchRefund(refundId);
  const row = await db
    .selectFrom('transaction_refunds as r')
    .innerJoin('transactions as t', 't.id', 'r.transaction_id')
    .select('r.id')
    .where('t.provider', '=', provider.name)
    .where((eb) =>
      eb.or([
        eb('r.refund_id', '=', refundId),
        ...(refund.ref === null ? [] : [eb('r.key', '=', refund.ref)]),
      ]),
    )
    .executeTakeFirst();
  if (!row) return false;
  await settleRefund(db, row.id, refund, clock());
  return true;
}
