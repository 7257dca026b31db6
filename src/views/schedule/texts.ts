import { percentText } from '#domain/language/locale.ts';
import { moneyText } from '#domain/payments/money.ts';
import type { components } from '#contract/api.gen.ts';
import { lengthText } from '#domain/words/booking.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { slotSeconds } from '#domain/schedule/slot.ts';
import type { Status } from '#views/ui/status-chip.tsx';

type Table = components['schemas']['TableName'];
type BookingStatus = components['schemas']['BookingStatus'];

/** A table as people call it. */
export const tableText = ({ number, name }: Pick<Table, 'number' | 'name'>): string =>
  words.table(number, name);

/** How long some seconds are, in half hours. */
export const secondsText = (seconds: number): string => lengthText(Math.round(seconds / slotSeconds));

/** Basis points as people read them. */
export const shareText = (basisPoints: number): string => percentText(basisPoints / 100);

/** How the state of a booking looks. */
export const looks: Record<BookingStatus, Status> = {
  held: 'syncing',
  paying: 'syncing',
  expired: 'inactive',
  refunding: 'syncing',
  refunded: 'inactive',
  moved: 'inactive',
  booked: 'upcoming',
  checkedIn: 'active',
  noShow: 'expired',
  cancelled: 'inactive',
  done: 'completed',
};

/** What a move changes in the price. */
export function differenceText(dearer: number, currency: string): string {
  if (dearer === 0) return words.moving.same;
  return dearer > 0
    ? words.moving.dearer(moneyText(dearer, currency))
    : words.moving.cheaper(moneyText(-dearer, currency));
}
