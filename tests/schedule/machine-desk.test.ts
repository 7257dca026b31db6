import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Booking } from '#api/booking.ts';
import { deskMachine } from '#machines/schedule/desk.ts';
import { sampleBooking } from '#machines/schedule/sample-plan.ts';
import { selectOffers } from '#machines/schedule/selectors.ts';

const booking: Booking = {
  ...sampleBooking,
  payBy: 'card',
  ifCancelledNow: { fee: 0, refund: 2000, refundTo: 'credit' },
};

// The deadline hears when its page is looked at again.
beforeEach(() => void vi.stubGlobal('document', new EventTarget()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

it('offers the club to say that nobody came from the moment on at which the server takes it, on an open page too', async () => {
  vi.useFakeTimers({ now: Date.parse(sampleBooking.startsAt) - 3_600_000 });
  const machine = deskMachine.provide({
    actors: { getBooking: fromPromise(() => Promise.resolve(sampleBooking)) },
  });
  const desk = createActor(machine, { input: { isClub: true } }).start();
  const offered = () => selectOffers(desk.getSnapshot());
  desk.send({ type: 'open', bookingId: sampleBooking.bookingId });
  await waitFor(desk, (snapshot) => snapshot.matches('shown'));
  expect(offered()).toEqual({ change: true, checkIn: false, miss: false, arrive: false });
  desk.send({ type: 'miss' });
  expect(desk.getSnapshot().value).toBe('shown');
  vi.advanceTimersByTime(45 * 60_000);
  expect(offered()).toMatchObject({ checkIn: true, miss: false });
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(offered()).toMatchObject({ checkIn: true, miss: false });
  vi.advanceTimersByTime(1);
  expect(offered()).toMatchObject({ checkIn: true, miss: true });
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(offered()).toEqual({ change: false, checkIn: false, miss: false, arrive: false });
  desk.stop();
});
