import { assign, emit, sendParent, setup } from 'xstate';
import {
  cancelBooking,
  checkInPlayer,
  getBooking,
  markArrival,
  markNoShow,
  settleBookingFee,
  type Booking,
} from '#api/booking.ts';
import { creditRefund } from '#api/credit.ts';
import type { ProblemData } from '#api/problem.ts';
import { serverNow } from '#browser/clock.ts';
import { deadline } from '#browser/deadline.ts';
import { canSay, hasEnded, nextChange, type Attendance } from '#domain/booking/attendance.ts';
import { isReason } from '#domain/reason.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { saidOf } from '#machines/patterns/named-field.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** How a booking is taken back. */
export type Cancelling = {
  waive: boolean;
  following: boolean;
  reason: string;
  /** Where what was paid by card goes, by its owner’s choice. */
  refundTo: 'source' | 'credit';
};

export type DeskContext = {
  /** Whether a club looks at it, which may do more than its member. */
  isClub: boolean;
  bookingId: number;
  booking: Booking | null;
  /** The moment by the server’s clock as of which it can be said what can be done. */
  now: string;
  cancelling: Cancelling;
  refusal: string | null;
};

export type DeskEvent =
  | { type: 'open'; bookingId: number }
  | { type: 'close' }
  | { type: 'retry' }
  | { type: 'move' }
  | { type: 'cancel' }
  | { type: 'cancelling.changed'; change: Partial<Cancelling> }
  | { type: 'confirm' }
  | { type: 'keep' }
  | { type: 'check.in' }
  | { type: 'miss' }
  | { type: 'arrive' }
  | { type: 'settle' }
  | { type: 'make.credit' }
  | { type: 'deadline.passed' };

/** Nothing is said of the cancelling yet. */
export const nothingSaid: Cancelling = { waive: false, following: false, reason: '', refundTo: 'source' };

/** Those that follow are freed without a fee: what each of them would cost is not known here. */
export const isWaived = ({ waive, following }: Cancelling): boolean => waive || following;

/** Whether its player says where the money goes: what was paid by card may become credit. */
export const choosesRefund = ({ isClub, booking }: Pick<DeskContext, 'isClub' | 'booking'>): boolean =>
  !isClub && booking?.payBy === 'card' && (booking.ifCancelledNow?.refund ?? 0) > 0;

/** The next moment at which something else can be done about the booking. */
export const nextMoment = ({ booking, now }: Pick<DeskContext, 'booking' | 'now'>): string | null =>
  booking === null ? null : nextChange(booking, now);

/** Whether it can be moved or cancelled. */
export const canChange = ({ booking, now }: DeskContext): boolean =>
  booking?.status === 'booked' && !hasEnded(booking, now);

/** Whether the club can say whether its player has come. */
export const canTell = (said: Attendance, { booking, isClub, now }: DeskContext): boolean =>
  isClub && booking?.kind === 'play' && canSay(said, booking, now);

/** What the desk of a booking is made of; how it goes stands in `desk.ts`. */
export const deskSetup = setup({
  types: {
    context: {} as DeskContext,
    events: {} as DeskEvent,
    emitted: {} as Telling,
    input: {} as { isClub: boolean },
    tags: {} as 'busy',
  },
  actors: {
    getBooking,
    cancelBooking,
    checkInPlayer,
    markNoShow,
    markArrival,
    settleBookingFee,
    creditRefund,
    deadline,
  },
  actions: {
    begin: assign((_, { bookingId }: { bookingId: number }) => ({
      bookingId,
      booking: null,
      cancelling: nothingSaid,
      refusal: null,
    })),
    setBooking: assign((_, { booking }: { booking: Booking }) => ({
      booking,
      now: new Date(serverNow()).toISOString(),
    })),
    passMoment: assign(({ context }) => ({ now: nextMoment(context) ?? context.now })),
    setCancelling: assign(({ context: { cancelling } }, { change }: { change: Partial<Cancelling> }) => ({
      cancelling: { ...cancelling, ...change },
      refusal: null,
    })),
    // What is proposed is what the club would have.
    clearCancelling: assign(({ context: { booking } }) => ({
      cancelling: { ...nothingSaid, refundTo: booking?.ifCancelledNow?.refundTo ?? 'source' },
      refusal: null,
    })),
    setRefusal: assign((_, { problem }: { problem: ProblemData }) => ({
      refusal: saidOf(problem, 'reason'),
    })),
    setReasonMissing: assign({ refusal: () => words.cancelling.reasonMissing }),
    clearRefusal: assign({ refusal: null }),
    tellChanged: sendParent({ type: 'plan.changed' }),
    tellCancelled: sendParent({ type: 'booking.cancelled' }),
    tellMoving: sendParent(({ context: { booking } }) => ({ type: 'booking.moving', booking })),
    tellSaid: emit((_, { text }: { text: string }) => toast('success', text)),
    tellCheckedIn: emit(() => toast('success', words.desk.checkedIn)),
    tellMissed: emit(() => toast('success', words.desk.missed)),
    tellArrived: emit(() => toast('success', words.desk.arrivedDone)),
    tellSettled: emit(() => toast('success', words.desk.settled)),
  },
  guards: {
    canChange: ({ context }) => canChange(context),
    canCheckIn: ({ context }) => canTell('check.in', context),
    canMiss: ({ context }) => canTell('miss', context),
    canArrive: ({ context }) => canTell('arrive', context),
    isOwed: ({ context: { booking, isClub } }) => isClub && booking?.isFeeOwed === true,
    hasRefusedRefund: ({ context: { booking, isClub } }) => isClub && booking?.refund?.state === 'failed',
    lacksReason: ({ context: { cancelling } }) => isWaived(cancelling) && !isReason(cancelling.reason),
  },
});
