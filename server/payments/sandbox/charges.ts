import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { ProviderFault, type ChargeOrder, type ProviderPayment } from '#server/payments/port.ts';
import { tellEvent } from './events.ts';
import { changeObject, findObject, makeObject, newId } from './objects.ts';

const events = {
  succeeded: 'payment_intent.succeeded',
  failed: 'payment_intent.payment_failed',
} as const;

/** Charges a card: its bank answers at once, or later where the card is one of those. */
export async function charge(
  db: Kysely<Database>,
  order: ChargeOrder,
  now: number,
): Promise<ProviderPayment> {
  const { key, ...ordered } = order;
  const card = await findObject(db, 'card', order.cardId);
  if (!card) throw new ProviderFault('gone');
  const isDeclined = card.isDeclined || card.isRemoved;
  const id = newId('payment');
  const end = isDeclined ? 'failed' : 'succeeded';
  const payment: ProviderPayment = {
    paymentId: id,
    ref: order.ref,
    state: !isDeclined && card.answersLater === true ? 'processing' : end,
    reason: isDeclined ? 'card_declined' : null,
  };
  const made = await db.transaction().execute(async (transaction) => {
    const kept = await makeObject(transaction, 'payment', { id, key, ordered, body: payment, now });
    if (kept !== id || payment.state === 'processing') return kept;
    await tellEvent(transaction, { type: events[end], accountId: null, objectId: id, now });
    // As a whole or not at all: nobody is charged for a club that is gone.
    if (!isDeclined && !(await passOn(transaction, order))) throw new ProviderFault('gone');
    return kept;
  });
  return (await findObject(db, 'payment', made)) ?? payment;
}

/** A payment that its bank has not answered. */
export type WaitingPayment = { id: string; ref: string };

/** The payments that wait for their banks, the latest first. */
export async function waitingPayments(db: Kysely<Database>): Promise<WaitingPayment[]> {
  const { rows } = await sql<WaitingPayment>`
    select id, body->>'ref' as ref from sandbox_objects
    where kind = 'payment' and body->>'state' = 'processing' order by created_at desc, id limit 50`.execute(
    db,
  );
  return rows;
}

/** Lets the bank of a payment answer, once: it is paid or declined. */
export async function answerPayment(
  db: Kysely<Database>,
  id: string,
  isPaid: boolean,
  now: number,
): Promise<void> {
  await changeObject(db, 'payment', id, async (payment, transaction) => {
    if (payment.state !== 'processing') return payment;
    const isDone = isPaid && (await passOn(transaction, (payment as { ordered?: ChargeOrder }).ordered));
    const end = isDone ? 'succeeded' : 'failed';
    await tellEvent(transaction, { type: events[end], accountId: null, objectId: id, now });
    return { ...payment, state: end, reason: isDone ? null : 'card_declined' };
  });
}

/** What is left of a payment after the fee goes to the account that it is for; false where that account is gone. */
async function passOn(
  db: Kysely<Database>,
  order: Pick<ChargeOrder, 'amount' | 'destination'> | undefined,
): Promise<boolean> {
  if (!order?.destination) return true;
  const share = order.amount - order.destination.fee;
  return changePending(db, order.destination.accountId, share);
}

/** Adds to what an account has on its way, or takes from it; false where it is gone. */
export async function changePending(db: Kysely<Database>, accountId: string, by: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sandbox_objects
    set body = jsonb_set(body, '{pending}', to_jsonb((body->>'pending')::bigint + ${by}::bigint))
    where id = ${accountId} and not (body->>'isDeleted')::boolean`.execute(db);
  return numAffectedRows === 1n;
}
