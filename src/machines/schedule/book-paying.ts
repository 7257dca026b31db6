import type { Booking } from '#api/booking.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import { bookingOf, bookSetup, idOf, refused } from './book-setup.ts';

const keep = { type: 'setBooking', params: bookingOf } as const;

/** What has become of a booking that is confirmed, or of its payment. */
const outcomes = [
  {
    guard: { type: 'isBooked', params: answered<Booking> },
    target: 'booked',
    actions: [keep, 'tellChanged'],
  },
  { guard: { type: 'isPaying', params: answered<Booking> }, target: 'paying', actions: keep },
  {
    guard: { type: 'isHeld', params: answered<Booking> },
    target: 'held',
    actions: [keep, { type: 'setDecline', params: bookingOf }],
  },
  {
    guard: { type: 'isLost', params: answered<Booking> },
    target: 'lost.declined',
    actions: [keep, 'tellChanged'],
  },
  { target: 'lost.late', actions: [keep, 'tellChanged'] },
] as const;

/** The states in which a table that is kept is paid, from the ways to pay to the answer of the bank. */
export const payingStates = {
  held: bookSetup.createStateConfig({
    description: 'The table is kept until an instant of the server’s clock; the ways to pay stand beside it.',
    invoke: [
      { src: 'deadline', input: ({ context: { booking } }) => ({ at: booking?.heldUntil ?? null }) },
      {
        src: 'listOwnCredit',
        onDone: { actions: { type: 'setCredit', params: answered } },
        onError: { actions: 'clearCredit' },
      },
      {
        src: 'listCards',
        onDone: { actions: { type: 'setCards', params: answered } },
        onError: { actions: 'clearCards' },
      },
    ],
    on: {
      'deadline.passed': 'checking',
      'card.changed': { actions: [{ type: 'chooseCard', params: asked }, 'clearRefusal'] },
      'credit.used': {
        guard: 'hasCreditForPart',
        actions: [{ type: 'useCredit', params: asked }, 'clearRefusal'],
      },
      confirm: {
        guard: { type: 'canPay', params: asked },
        target: 'confirming',
        actions: [{ type: 'setPayBy', params: asked }, 'clearRefusal'],
      },
      release: 'releasing',
    },
  }),
  confirming: bookSetup.createStateConfig({
    description: 'The server’s clock decides whether it is still in time.',
    tags: 'busy',
    invoke: {
      src: 'confirmBooking',
      input: ({ context: { booking, payBy, cardId, useCredit, key } }) => ({
        id: booking?.bookingId ?? 0,
        body: {
          payBy,
          ...(payBy === 'card' && cardId !== null && { cardId, ...(useCredit && { useCredit }) }),
        },
        key,
      }),
      onDone: outcomes,
      onError: [
        { guard: { type: 'isLate', params: failure }, target: 'lost.expired', actions: 'tellChanged' },
        { target: 'held', actions: refused },
      ],
    },
  }),
  paying: bookSetup.createStateConfig({
    description: 'The bank has not answered yet; the table is kept meanwhile, and the page can be left.',
    on: { again: { target: 'choosing', actions: 'begin' } },
    after: { pause: 'asking' },
  }),
  asking: bookSetup.createStateConfig({
    description: 'The server is asked whether the bank has answered.',
    on: { again: { target: 'choosing', actions: 'begin' } },
    invoke: { src: 'getBooking', input: idOf, onDone: outcomes, onError: 'paying' },
  }),
};
