import { transition } from 'xstate';
import { bookingMachine, type BookingContext, type BookingEvent } from '#domain/machines/booking.ts';

export type BookingStatus =
  | 'held'
  | 'paying'
  | 'expired'
  | 'refunding'
  | 'refunded'
  | 'moved'
  | 'booked'
  | 'checkedIn'
  | 'noShow'
  | 'cancelled'
  | 'done';

/** Where a booking is in its life. */
export type BookingLife = { readonly status: BookingStatus } & BookingContext;

const placed = ({ status, ...context }: BookingLife) =>
  bookingMachine.resolveState({ value: status, context });

/** Whether a booking takes an event where it is. */
export function canChange(life: BookingLife, event: BookingEvent): boolean {
  return placed(life).can(event);
}

/** Where an event leads, or null where the booking does not take it. */
export function changeBooking(life: BookingLife, event: BookingEvent): BookingLife | null {
  const before = placed(life);
  if (!before.can(event)) return null;
  const [after] = transition(bookingMachine, before, event);
  // Only the first moment of a booking is without a status, and no event leads back to it.
  return { status: after.value as BookingStatus, ...after.context };
}
