import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Booking } from '#api/booking.ts';
import { deskMachine } from '#machines/schedule/desk.ts';
import { sampleBooking } from '#machines/schedule/sample-plan.ts';

const booking: Booking = {
  ...sampleBooking,
  payBy: 'card',
  ifCancelledNow: { fee: 0, refund: 2000, refundTo: 'credit' },
};

it('each time a cancellation is opened, the form starts with the refund that the club prefers', async () => {
  const machine = deskMachine.provide({
    actors: { getBooking: fromPromise(() => Promise.resolve(booking)) },
  });
  const desk = createActor(machine, { input: { isClub: false } }).start();
  desk.send({ type: 'open', bookingId: booking.bookingId });
  await waitFor(desk, (snapshot) => snapshot.matches('shown'));
  desk.send({ type: 'cancel' });
  expect(desk.getSnapshot().context.cancelling.refundTo).toBe('credit');
  desk.send({ type: 'cancelling.changed', change: { refundTo: 'source' } });
  desk.send({ type: 'keep' });
  desk.send({ type: 'cancel' });
  expect(desk.getSnapshot().context.cancelling.refundTo).toBe('credit');
});
