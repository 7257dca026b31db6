import { shareOf } from '#domain/payments/share.ts';

/** What a booking costs when it is not used, as it was when it was made; shares in basis points. */
export type CancelTerms = {
  readonly freeCancelHours: number;
  readonly lateFeeBp: number;
  readonly noShowFeeBp: number;
};

const hour = 3_600_000;

/** The last instant at which cancelling is free; elapsed time, whatever the clocks do. */
export function freeUntil(start: Temporal.Instant, { freeCancelHours }: CancelTerms): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(start.epochMilliseconds - freeCancelHours * hour);
}

/** What cancelling costs at an instant and what goes back of the price, in the minor unit. */
export function cancelFee(
  price: number,
  start: Temporal.Instant,
  at: Temporal.Instant,
  terms: CancelTerms,
): { fee: number; refund: number } {
  const isFree = Temporal.Instant.compare(at, freeUntil(start, terms)) <= 0;
  return afterFee(price, isFree ? 0 : terms.lateFeeBp);
}

/** What a booking to which nobody came costs, and what goes back of the price. */
export function noShowFee(price: number, { noShowFeeBp }: CancelTerms): { fee: number; refund: number } {
  return afterFee(price, noShowFeeBp);
}

/** What of the association's fee goes back with a part of a payment. */
export function feeBack(fee: number, refunded: number, paid: number): number {
  return shareOf(fee, refunded, paid);
}

function afterFee(price: number, basisPoints: number): { fee: number; refund: number } {
  const fee = shareOf(price, basisPoints, 10_000);
  return { fee, refund: price - fee };
}
