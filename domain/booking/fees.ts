import { cancelFee, type CancelTerms } from './terms.ts';

/** What of a booking decides its fee. */
export type Charged = {
  readonly kind: 'play' | 'match' | 'block';
  readonly price: number | null;
  readonly startsAt: string;
  readonly terms: CancelTerms | null;
  /** Whether its price has been paid. */
  readonly isPaid: boolean;
};

/** What cancelling a booking at an instant costs, and what goes back of what was paid. */
export function feeNow(
  { kind, price, startsAt, terms, isPaid }: Charged,
  now: number,
): { fee: number; refund: number } {
  if (kind !== 'play' || price === null || terms === null) return { fee: 0, refund: 0 };
  const start = Temporal.Instant.from(startsAt);
  const { fee, refund } = cancelFee(price, start, Temporal.Instant.fromEpochMilliseconds(now), terms);
  return { fee, refund: isPaid ? refund : 0 };
}
