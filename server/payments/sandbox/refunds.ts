import { sql, type Kysely } from 'kysely';
import { isRecord } from '#domain/session/stored.ts';
import type { Database } from '#server/database/db.gen.ts';
import {
  ProviderFault,
  type PaymentProvider,
  type ProviderRefund,
  type RefundOrder,
} from '#server/payments/port.ts';
import { changePending } from './charges.ts';
import { tellEvent } from './events.ts';
import { changeObject, findObject, makeObject, newId } from './objects.ts';

type RefundCalls = Pick<PaymentProvider, 'refund' | 'fetchRefund' | 'findRefund'>;

/** Refunds of the sandbox: they take as long as a statement, and a card that takes nothing back refuses them. */
export function refundCalls({ db, clock }: { db: Kysely<Database>; clock: () => number }): RefundCalls {
  return {
    refund: (order) => refund(db, order, clock()),
    async fetchRefund(id) {
      const refund = await findObject(db, 'refund', id);
      if (!refund) throw new ProviderFault('gone');
      return refund;
    },
    async findRefund({ ref }) {
      const { rows } = await sql<{ body: ProviderRefund }>`
        select body from sandbox_objects where kind = 'refund' and body->>'ref' = ${ref}`.execute(db);
      return rows[0]?.body ?? null;
    },
  };
}

async function refund(db: Kysely<Database>, order: RefundOrder, now: number): Promise<ProviderRefund> {
  const { key, ...ordered } = order;
  const id = newId('refund');
  let made: ProviderRefund = { refundId: id, ref: order.ref, state: 'succeeded' };
  // Taken first, so that two refunds of one payment are counted one after the other.
  const payment = await changeObject(db, 'payment', order.paymentId, async (paid, transaction) => {
    const kept = await makeObject(transaction, 'refund', { id, key, ordered, body: made, now });
    if (kept !== id) {
      made = (await findObject(transaction, 'refund', kept)) ?? made;
      return paid;
    }
    const { amount, cardId } = orderedOf(paid);
    const refunded = (paid.refunded ?? 0) + order.amount;
    const card = await findObject(transaction, 'card', cardId);
    const isOver = paid.state !== 'succeeded' || refunded > amount;
    if (isOver || card?.takesNothingBack === true) throw new ProviderFault('refused');
    await tellEvent(transaction, { type: 'refund.updated', accountId: null, objectId: id, now });
    if (order.destination && !(await takeBack(transaction, order.amount, order.destination))) {
      throw new ProviderFault('refused');
    }
    return { ...paid, refunded, state: refunded === amount ? ('refunded' as const) : paid.state };
  });
  if (!payment) throw new ProviderFault('gone');
  return made;
}

/** A club gives back what it got: all of it but the part of the fee that the association gives back; one that is gone nothing. */
const takeBack = (
  db: Kysely<Database>,
  amount: number,
  { accountId, feeBack }: NonNullable<RefundOrder['destination']>,
): Promise<boolean> => changePending(db, accountId, feeBack - amount);

/** By which words a payment was ordered. */
function orderedOf(body: object): { amount: number; cardId: string } {
  const ordered = isRecord(body) && isRecord(body['ordered']) ? body['ordered'] : {};
  return { amount: Number(ordered['amount'] ?? 0), cardId: String(ordered['cardId'] ?? '') };
}
