import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type Booking = Schemas['Booking'];
export type WantedTable = Schemas['QuoteRequest'];
export type NewBooking = Schemas['BookingRequest'];
type Message = Schemas['Message'];
type Changed = { id: number; version: string };

const ifMatch = ({ id, version }: Changed) => ({ path: { id }, header: { 'If-Match': version } });

/** The own bookings at a club that have not ended yet, the next one first. */
export const listOwnBookings = fromPromise<{ rows: Booking[] }, { clubId: number }>(
  async ({ input, signal }) => {
    const query = { ...input, isComing: true, limit: 50, pageNumber: 1 };
    const { rows } = await answerOf(() => client.GET('/booking', { params: { query }, signal }));
    // What goes back of a booking that was cancelled is looked for where the booking stood.
    return {
      rows: rows.filter(
        ({ status, refund }) => status !== 'held' && (status !== 'cancelled' || refund !== null),
      ),
    };
  },
);

/** The table of a club that is kept for the caller, or being paid by them; null without one. */
export const findHold = fromPromise<Booking | null, { clubId: number }>(async ({ input, signal }) => {
  const find = async (status: 'held' | 'paying'): Promise<Booking | undefined> => {
    const query = { ...input, status, limit: 10, pageNumber: 1 } as const;
    return (await answerOf(() => client.GET('/booking', { params: { query }, signal }))).rows[0];
  };
  return (await find('held')) ?? (await find('paying')) ?? null;
});

/** Keeps a table for a few minutes; sent again under its key, it is kept once. */
export const holdTable = fromPromise<Booking, { body: WantedTable & { movesId?: number }; key: string }>(
  ({ input, signal }) =>
    answerOf(() =>
      client.POST('/booking/hold', {
        params: { header: { 'Idempotency-Key': input.key } },
        body: input.body,
        signal,
      }),
    ),
);

/** Lets a table go that is kept. */
export const releaseHold = fromPromise<Message, { id: number }>(({ input, signal }) =>
  answerOf(() => client.DELETE('/booking/{id}/hold', { params: { path: input }, signal })),
);

/** Books the table that is kept; sent again under its key, it is booked once. */
export const confirmBooking = fromPromise<
  Booking,
  { id: number; body: Schemas['ConfirmRequest']; key: string }
>(({ input: { id, body, key }, signal }) =>
  answerOf(() =>
    client.POST('/booking/{id}/confirm', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
      signal,
    }),
  ),
);

/** Reads a booking. */
export const getBooking = fromPromise<Booking, { id: number }>(({ input, signal }) =>
  answerOf(() => client.GET('/booking/{id}', { params: { path: input }, signal })),
);

/** Books a table for somebody, or blocks it, once or each week. */
export const createBooking = fromPromise<Schemas['BookingsMade'], { body: NewBooking; key: string }>(
  ({ input, signal }) =>
    answerOf(() =>
      client.POST('/booking', {
        params: { header: { 'Idempotency-Key': input.key } },
        body: input.body,
        signal,
      }),
    ),
);

/** Moves a booking of the version that was read. */
export const moveBooking = fromPromise<Schemas['MovedBooking'], Changed & { body: WantedTable }>(
  ({ input: { body, ...of }, signal }) =>
    answerOf(() => client.PUT('/booking/{id}', { params: ifMatch(of), body, signal })),
);

/** Takes a booking of the version that was read back, for the fee that was seen. */
export const cancelBooking = fromPromise<Message, Changed & { body: Schemas['CancelRequest'] }>(
  ({ input: { body, ...of }, signal }) =>
    answerOf(() => client.POST('/booking/{id}/cancel', { params: ifMatch(of), body, signal })),
);

/** Says that the player of a booking is there. */
export const checkInPlayer = fromPromise<Booking, Changed>(({ input, signal }) =>
  answerOf(() => client.POST('/booking/{id}/check-in', { params: ifMatch(input), signal })),
);

/** Says that nobody came to a booking. */
export const markNoShow = fromPromise<Booking, Changed>(({ input, signal }) =>
  answerOf(() => client.POST('/booking/{id}/no-show', { params: ifMatch(input), signal })),
);

/** Says that a player who was taken for missing has come. */
export const markArrival = fromPromise<Booking, Changed>(({ input, signal }) =>
  answerOf(() => client.POST('/booking/{id}/arrived', { params: ifMatch(input), signal })),
);

/** Says that a fee was paid at the club. */
export const settleBookingFee = fromPromise<Booking, Changed>(({ input, signal }) =>
  answerOf(() => client.POST('/booking/{id}/fee', { params: ifMatch(input), body: { how: 'paid' }, signal })),
);

/** Settles the bookings of a club whose clock time has changed with the rules of its zone. */
export const settleClockTimes = fromPromise<
  Schemas['Message'],
  { clubId: number; keep: Schemas['SettleClockTimesRequest']['keep'] }
>(({ input: { clubId, keep }, signal }) =>
  answerOf(() =>
    client.POST('/booking/club/{clubId}/clock-times', {
      params: { path: { clubId } },
      body: { keep },
      signal,
    }),
  ),
);
