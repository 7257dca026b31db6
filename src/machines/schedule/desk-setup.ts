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
  | { type: 'make.credit' };

/** Nothing is said of the cancelling yet. */
export const nothingSaid: Cancelling = { waive: false, following: false, reason: '', refundTo: 'source' };

/** Those that follow are freed without a fee: what each of them would cost is not known here. */
export const isWaived = ({ waive, following }: Cancelling): boolean => waive || following;

/** Whether its player says where the money goes: what was paid by card may become credit. */
export const choosesRefund = ({ isClub, booking }: Pick<DeskContext, 'isClub' | 'booking'>): boolean =>
  !isClub && booking?.payBy === 'card' && (booking.ifCancelledNow?.refund ?? 0) > 0;

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
  },
  actions: {
    begin: assign((_, { bookingId }: { bookingId: number }) => ({
      bookingId,
      booking: null,
      cancelling: nothingSaid,
      refusal: null,
    })),
    setBooking: assign((_, { booking }: { booking: Booking }) => ({ booking })),
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
    isBooked: ({ context: { booking } }) => booking?.status === 'booked',
    isPlayBooked: ({ context: { booking, isClub } }) =>
      isClub && booking?.status === 'booked' && booking.kind === 'play',
    isMissed: ({ context: { booking, isClub } }) => isClub && booking?.status === 'noShow',
    isOwed: ({ context: { booking, isClub } }) => isClub && booking?.isFeeOwed === true,
    hasRefusedRefund: ({ context: { booking, isClub } }) => isClub && booking?.refund?.state === 'failed',
    lacksReason: ({ context: { cancelling } }) => isWaived(cancelling) && !isReason(cancelling.reason),
  },
});
