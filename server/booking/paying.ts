import { changeBooking } from '#domain/booking/lifecycle.ts';
import { feeOf, moneyText } from '#domain/payments/money.ts';
import { smallestCharge, splitByCredit } from '#domain/payments/smallest-charge.ts';
import { bookingWords as words } from '#domain/words/booking.ts';
import { cardText } from '#domain/words/cards.ts';
import { runAsServer } from '#server/database/caller-context.ts';
import type { Call, OnceReply, Reply } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { AccountParts } from '#server/payments/accounts.ts';
import { findCard } from '#server/payments/card-store.ts';
import { customerOf } from '#server/payments/customers.ts';
import { balanceOf } from '#server/credit/balance.ts';
import { creditLow, moveCredit } from '#server/credit/moving.ts';
import { ProviderFault } from '#server/payments/port.ts';
import { insertCharge, lease, sendCharge, type Charge } from '#server/payments/sending.ts';
import type { Caller } from '#server/session/caller.ts';
import { destinationOf } from '#server/subscriptions/member-store.ts';
import { composeBooking } from './compose.ts';
import { bookHeld } from './booked.ts';
import { changeRow, findBooking, lifeOf, type BookingRow } from './store.ts';
import { tellBooking } from './telling.ts';
import { toldBody } from './wanted.ts';

/** For how long a table is kept for a bank that does not answer, in milliseconds. */
const paymentTimeout = 30 * 60_000;

type Refused = Extract<Reply<'confirmBooking'>, { status: 400 | 404 | 409 }>;
type Confirm = Call<'confirmBooking'>;

/**
 * Asks a saved card for the price of a hold: written down with the booking before the provider hears of it, so that whoever
 * dies on the way leaves one payment and one booking. The answer says how the booking stands by then.
 */
export async function payByCard(parts: AccountParts, call: Confirm): Promise<OnceReply<'confirmBooking'>> {
  const { caller, request, once, path } = call;
  if (!caller) throw new Refusal('unauthorised');
  try {
    const charge = await begin(parts, caller, call);
    if (charge !== null && 'status' in charge) return charge;
    const onFault = ({ code }: { code: string }): void => request.log.warn({ code }, 'payments');
    if (charge) await runAsServer(() => sendCharge({ ...parts, onFault }, charge));
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    return { status: 503, body: problemBody('provider_unavailable') };
  }
  const tell = async (db: AccountParts['db']): Promise<Reply<'confirmBooking'>> => {
    const row = await findBooking(db, caller, { id: path.id });
    if (!row) return { status: 404, body: problemBody('not_found') };
    return { status: 200, body: composeBooking(row, parts.clock()) };
  };
  return once(tell, tell);
}

/** Writes the payment down; null where one is under way or done, which is only told. */
async function begin(
  parts: AccountParts,
  caller: Caller,
  { path: { id }, body: { cardId, useCredit = false } }: Confirm,
): Promise<Charge | Refused | null> {
  const { db, clock, outbox } = parts;
  if (cardId === undefined) {
    return { status: 400, body: problemBody('invalid_request', { cardId: words.faults.card }) };
  }
  const known = await findBooking(db, caller, { id });
  if (!known) return { status: 404, body: problemBody('not_found') };
  const destinationId = await destinationOf(parts, known.club_id);
  if (destinationId === null) return { status: 409, body: problemBody('payment_not_offered') };
  const card = await findCard(parts, caller.userId, cardId);
  if (!card) return { status: 409, body: problemBody('card_missing') };
  const customerId = await customerOf(parts, caller.userId);
  if (customerId === null) throw new Refusal('unauthorised');
  return db.transaction().execute(async (transaction) => {
    const row = await findBooking(transaction, caller, { id, isTaken: true });
    if (!row) return { status: 404, body: problemBody('not_found') };
    if (['booked', 'paying', 'moved'].includes(row.status)) return null;
    if (row.club_status !== 1) return { status: 409, body: problemBody('club_inactive') };
    const now = clock();
    const at = new Date(now);
    const next = changeBooking(lifeOf(row), { type: 'pay', now: at.toISOString() });
    if (!next) return { status: 409, body: problemBody('hold_expired') };
    const terms = await transaction
      .selectFrom('clubs as c')
      .leftJoin('booking_rules as r', 'r.club_id', 'c.id')
      .select(['c.platform_fee', 'c.transaction_fee_cents', 'r.pay'])
      .where('c.id', '=', row.club_id)
      .executeTakeFirstOrThrow();
    // A booking that goes there has paid its own price already.
    const due = (row.price ?? 0) - (row.moved_price ?? 0);
    if (terms.pay === 'atClub' || due <= 0) {
      return { status: 409, body: problemBody('payment_not_offered') };
    }
    const account = { clubId: row.club_id, userId: caller.userId };
    const currency = row.currency ?? 'USD';
    const balance = useCredit && row.moves_id === null ? await balanceOf(transaction, account) : 0;
    const { credit: byCredit, card: price } = splitByCredit(due, balance, currency);
    if (price > 0 && price < smallestCharge(currency)) {
      const message = words.refused.amount_small(moneyText(smallestCharge(currency), currency));
      return { status: 409, body: toldBody('amount_small', message) };
    }
    if (byCredit > 0) {
      const spent = { kind: 'payment', bookingId: id, by: caller.userId, at } as const;
      const left = await moveCredit(transaction, { ...account, ...spent, amount: -byCredit });
      if (left === null) return creditLow(transaction, { ...account, amount: byCredit, currency });
    }
    if (price === 0) {
      const made = { by: caller, operation: 'confirmBooking', payBy: 'credit', at } as const;
      await bookHeld({ db: transaction, outbox }, row, made);
      return null;
    }
    const share = {
      basisPoints: Math.round(Number(terms.platform_fee) * 100),
      fixed: terms.transaction_fee_cents ?? 0,
    };
    const charge = await insertCharge(transaction, {
      ref: refOf(row),
      kind: 'memberPayment',
      purpose: 'booking',
      booking_id: id,
      status: 'processing',
      amount: price,
      fee: feeOf(price, share),
      currency,
      club_id: row.club_id,
      user_id: caller.userId,
      description: words.payment(row.number, row.local_start.replace('T', ' ')),
      card: cardText(card.brand, card.last4).slice(0, 60),
      provider: parts.provider.name,
      customer_id: customerId,
      card_id: card.cardId,
      destination_id: destinationId,
      sent_at: at,
      // This call sends it; where it dies, a worker does.
      due_at: new Date(now + lease),
      created_at: at,
    });
    if (!charge) throw new Error('A payment of this name is there already.');
    const to = { status: next.status, pay_by: 'card' };
    await changeRow(transaction, id, {
      ...to,
      held_until: null,
      paying_until: new Date(Math.min(now + paymentTimeout, row.starts_at.getTime())),
      transaction_id: charge.id,
    });
    const told = { operation: 'confirmBooking', id, clubId: row.club_id, at } as const;
    await tellBooking(transaction, caller, { ...told, before: row, after: to });
    return charge;
  });
}

/** Each try of a booking has a name of its own. */
const refOf = ({ id, declined }: BookingRow): string =>
  declined === 0 ? `booking-${id}` : `booking-${id}-${declined + 1}`;
