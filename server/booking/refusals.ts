import { moneyText } from '#domain/payments/money.ts';
import { bookingWords as words } from '#domain/words/booking.ts';
import { toldBody } from './wanted.ts';

/** The refusal of who has seen another fee than the one that is asked by now. */
export const feeChanged = (fee: number, { currency }: { currency: string | null }) =>
  ({
    status: 409,
    body: toldBody('fee_changed', words.refused.fee_changed(moneyText(fee, currency ?? 'USD'))),
  }) as const;
