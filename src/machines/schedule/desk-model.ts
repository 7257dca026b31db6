import type { Booking } from '#api/booking.ts';
import { errorWords } from '#domain/words/errors.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { defineModel } from '#model-testing/model.ts';
import { choosesRefund, nextMoment } from './desk-setup.ts';
import { deskMachine } from './desk.ts';
import { refusedAs, sampleBooking, unanswered } from './sample-plan.ts';

const dialog = { role: 'dialog' } as const;
const within = dialog;
const waiver = { change: { waive: true } } as const;
const outcomesOf = (name: string, output: Booking) => [
  { name, ok: true as const, output },
  { name: 'someone was first', ok: false as const, error: refusedAs('changed_meanwhile', 412) },
];

/** A booking that has begun, whatever the day on which it is looked at; nobody has come yet. */
const begun: Booking = { ...sampleBooking, startsAt: '2020-05-06T20:00:00Z' };
const missed = {
  ...sampleBooking,
  status: 'noShow' as const,
  fee: 2000,
  isFeeOwed: true,
  ifCancelledNow: null,
};
const over = { ...sampleBooking, status: 'done' as const, ifCancelledNow: null };
/** Paid by card, and by credit beside it, and free to take back. */
const byCard: Booking = {
  ...sampleBooking,
  payBy: 'card',
  creditPart: 500,
  payment: { ref: 'booking-71', state: 'succeeded', reason: null, card: 'Visa ending 4242' },
  ifCancelledNow: { fee: 0, refund: 2000, refundTo: 'source' },
};
/** Taken back, and what was paid by card goes back. */
const paidBack: Booking = {
  ...sampleBooking,
  status: 'cancelled',
  payBy: 'card',
  fee: 1000,
  payment: { ref: 'booking-71', state: 'succeeded', reason: null, card: 'Visa ending 4242' },
  refund: { refundId: 1, amount: 1000, state: 'pending' },
  ifCancelledNow: null,
};
/** The card has not taken it back. */
const notTaken: Booking = { ...paidBack, refund: { refundId: 1, amount: 1000, state: 'failed' } };
const block = {
  ...sampleBooking,
  kind: 'block' as const,
  user: null,
  price: null,
  terms: null,
  note: 'New cloth',
};

export const deskModel = defineModel(deskMachine, {
  id: 'booking-desk',
  starts: [
    { name: 'the club', input: { isClub: true } },
    { name: 'the member', input: { isClub: false } },
  ],
  cases: {
    open: [{ bookingId: 71 }],
    'deadline.passed': [],
    'cancelling.changed': ({ isClub, booking, cancelling }) =>
      !isClub
        ? choosesRefund({ isClub, booking })
          ? [
              {
                change: {
                  refundTo: cancelling.refundTo === 'source' ? ('credit' as const) : ('source' as const),
                },
              },
            ]
          : []
        : cancelling.waive
          ? [{ change: { reason: 'A friend' } }]
          : [waiver],
  },
  outcomes: {
    getBooking: [
      { name: 'booked', ok: true, output: sampleBooking },
      { name: 'begun', ok: true, output: begun },
      { name: 'missed', ok: true, output: missed },
      { name: 'over', ok: true, output: over },
      { name: 'cancelled', ok: true, output: paidBack },
      { name: 'paid by card', ok: true, output: byCard },
      { name: 'cancelled, and not taken back by the card', ok: true, output: notTaken },
      { name: 'a block', ok: true, output: block },
      unanswered,
    ],
    cancelBooking: [
      { name: 'taken back', ok: true, output: { message: 'The booking is taken back.' } },
      { name: 'costs more by now', ok: false, error: refusedAs('fee_changed') },
      unanswered,
    ],
    checkInPlayer: outcomesOf('checked in', sampleBooking),
    markNoShow: outcomesOf('missed', sampleBooking),
    markArrival: outcomesOf('came', sampleBooking),
    settleBookingFee: outcomesOf('paid', sampleBooking),
    deadline: [{ name: 'the moment has come', sends: { type: 'deadline.passed' } }],
    creditRefund: [
      { name: 'credit', ok: true, output: { balance: 1000, message: 'The credit is USD 10.00 now.' } },
      { name: 'on its way', ok: false, error: refusedAs('refund_not_refused') },
      unanswered,
    ],
  },
  volatile: ['now'],
  identity: ({ isClub, booking, now, cancelling, refusal }) => [
    isClub,
    booking?.status,
    booking?.kind,
    booking?.payBy,
    booking?.refund?.state,
    booking && nextMoment({ booking, now }),
    cancelling.refundTo,
    cancelling.waive,
    cancelling.following,
    cancelling.reason.length > 2,
    refusal !== null,
  ],
  controls: {
    open: { role: 'button', name: ({ context }) => openName(context.isClub) },
    close: { role: 'button', name: words.desk.close, within },
    retry: { role: 'button', name: errorWords.retry, within },
    move: { role: 'button', name: words.desk.move, within },
    cancel: {
      role: 'button',
      name: ({ context }) => (context.booking?.kind === 'block' ? words.desk.unblock : words.desk.cancel),
      within,
    },
    'cancelling.changed': { kind: 'outside', from: 'whether a fee is asked for, and why not' },
    confirm: {
      role: 'button',
      name: ({ context }) =>
        context.booking?.kind === 'block' ? words.cancelling.unblock : words.cancelling.now,
      within,
    },
    keep: { role: 'button', name: words.cancelling.keep, within },
    'check.in': { role: 'button', name: words.desk.checkIn, within },
    miss: { role: 'button', name: words.desk.noShow, within },
    arrive: { role: 'button', name: words.desk.arrived, within },
    settle: { role: 'button', name: words.desk.settle, within },
    'make.credit': { role: 'button', name: words.desk.makeCredit, within },
    'deadline.passed': { kind: 'outside', from: 'the server’s clock' },
  },
  tags: { busy: { texts: [words.held.wait] } },
  shows: {
    closed: { absent: [dialog] },
    reading: { roles: [dialog], tags: ['busy'] },
    failed: ({ refusal }) => ({ texts: [words.desk.failed, refusal ?? ''] }),
    shown: ({ booking, refusal }) => ({
      roles: [dialog],
      texts: [words.statuses[booking?.status ?? 'booked'], ...(refusal === null ? [] : [refusal])],
    }),
    confirmingCancel: ({ booking, refusal }) => ({
      roles: [
        {
          role: 'dialog',
          name: booking?.kind === 'block' ? words.cancelling.unblockTitle : words.cancelling.title,
        },
      ],
      texts: refusal === null ? [] : [refusal],
    }),
  },
  requirements: { shown: ['A-1.43'], confirmingCancel: ['A-1.43'] },
});

/** The button that opens the booking of the sample day. */
export const openName = (isClub: boolean): string =>
  isClub
    ? words.mine.open(words.table(1, null), '16:00–17:30')
    : words.mine.open(words.table(1, null), 'Wed, May 6, 16:00');
