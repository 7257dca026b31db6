import type { components } from '#contract/api.gen.ts';
import { isSettled, type TransactionStatus } from '#domain/payments/ledger.ts';
import { feeNow } from '#domain/booking/fees.ts';
import type { BookingRow } from './store.ts';

/** A booking as the contract has it; what cancelling would cost is told while it can be cancelled. */
export function composeBooking(row: BookingRow, now: number): components['schemas']['Booking'] {
  const canCancel = row.status === 'booked';
  return {
    bookingId: row.id,
    club: { clubId: row.club_id, name: row.club },
    table: { tableId: row.table_id, number: row.number, name: row.table_name },
    kind: row.kind,
    status: row.status as components['schemas']['BookingStatus'],
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    zone: row.time_zone,
    user: row.user_id === null ? null : { userId: row.user_id, fullName: nameOf(row) },
    guestName: row.guest_name,
    players: row.players,
    note: row.note,
    seriesId: row.series_id,
    price: row.price,
    currency: row.currency,
    lines: row.lines,
    terms: row.terms,
    noShowAfter: row.no_show_after,
    payBy: row.pay_by as components['schemas']['Booking']['payBy'],
    heldUntil: row.held_until?.toISOString() ?? null,
    checkedInAt: row.checked_in_at?.toISOString() ?? null,
    fee: row.fee,
    isFeeOwed: isOwed(row),
    payment: paymentOf(row),
    refund:
      row.refund === null
        ? null
        : {
            refundId: row.refund.id,
            amount: row.refund.amount,
            state: row.refund.state as RefundState,
          },
    moves:
      row.moves_id === null
        ? null
        : { bookingId: row.moves_id, due: Math.max(0, (row.price ?? 0) - (row.moved_price ?? 0)) },
    creditPart: row.pay_by === 'card' ? row.credit_part : 0,
    ifCancelledNow: canCancel ? { ...feeNow(chargedOf(row), now), refundTo: row.refund_to } : null,
    version: String(row.version),
  };
}

type RefundState = NonNullable<components['schemas']['Booking']['refund']>['state'];

/** How the payment by card stands that was begun last. */
function paymentOf({ payment }: BookingRow): components['schemas']['Booking']['payment'] {
  if (payment === null) return null;
  const { ref, status, reason, card } = payment;
  const end = status === 'failed' ? 'failed' : 'succeeded';
  return { ref, card, reason, state: isSettled(status as TransactionStatus) ? end : 'processing' };
}

/** What of a booking decides its fee. */
export const chargedOf = (row: BookingRow) => ({
  kind: row.kind,
  price: row.price,
  startsAt: row.starts_at.toISOString(),
  terms: row.terms,
  isPaid: row.pay_by === 'credit' || row.pay_by === 'card',
});

/** Whether its player still owes the club a fee of it. */
export const isOwed = ({ fee, fee_settled: settled }: Pick<BookingRow, 'fee' | 'fee_settled'>): boolean =>
  fee !== null && fee > 0 && settled === null;

/** Who plays, by the name that the club knows. */
const nameOf = ({
  first_name: first,
  last_name: last,
}: Pick<BookingRow, 'first_name' | 'last_name'>): string => `${first ?? ''} ${last ?? ''}`.trim();
