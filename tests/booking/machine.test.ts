import { expect, it } from 'vitest';
import { canChange, changeBooking, type BookingLife } from '#domain/booking/lifecycle.ts';
import { bookingModel } from '#domain/machines/booking-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(bookingModel);

const held: BookingLife = {
  status: 'held',
  startsAt: '2027-05-05T20:00:00.000Z',
  endsAt: '2027-05-05T22:00:00.000Z',
  heldUntil: '2027-05-05T12:05:00.000Z',
  declined: 0,
  isMove: false,
};

it('books a table that is confirmed in the last millisecond of its hold, and not one later', () => {
  expect(changeBooking(held, { type: 'confirm', now: '2027-05-05T12:04:59.999Z' })).toMatchObject({
    status: 'booked',
    heldUntil: null,
  });
  expect(changeBooking(held, { type: 'confirm', now: '2027-05-05T12:05:00.000Z' })).toBeNull();
});

it('keeps a slot for five more minutes after a declined card, and gives it up at the third', () => {
  const now = '2027-05-05T12:03:00.000Z';
  const declined = (life: BookingLife | null) => {
    const paying = life && changeBooking(life, { type: 'pay', now });
    return paying && changeBooking(paying, { type: 'payment.declined', now });
  };
  const once = declined(held);
  expect(once).toMatchObject({ status: 'held', heldUntil: '2027-05-05T12:08:00.000Z' });
  const twice = declined(once);
  expect(twice).toMatchObject({ status: 'held' });
  expect(declined(twice)).toMatchObject({ status: 'expired', heldUntil: null });
});

it('gives the whole price back where a late payment finds the slot taken', () => {
  const expired: BookingLife = { ...held, status: 'expired', heldUntil: null };
  expect(changeBooking(expired, { type: 'payment.succeeded', isFree: true })).toMatchObject({
    status: 'booked',
  });
  expect(changeBooking(expired, { type: 'payment.succeeded', isFree: false })).toMatchObject({
    status: 'refunding',
  });
});

it('lets nobody cancel a booking that has been checked in', () => {
  const checkedIn: BookingLife = { ...held, status: 'checkedIn', heldUntil: null };
  expect(canChange(checkedIn, { type: 'cancel' })).toBe(false);
  expect(canChange({ ...checkedIn, status: 'booked' }, { type: 'cancel' })).toBe(true);
});
