import { assign, emit, sendParent, setup, type ActorRefFrom } from 'xstate';
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
import { isReason } from '#domain/reason.ts';
import { planWords as words } from '#domain/words/plan.ts';
import { asked, reason, said } from '#machines/patterns/params.ts';
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

const nothingSaid: Cancelling = { waive: false, following: false, reason: '', refundTo: 'source' };
const read = ({ event }: { event: { output: Booking } }) => ({ booking: event.output });
const changed = ({ context: { booking } }: { context: DeskContext }) => ({
  id: booking?.bookingId ?? 0,
  version: booking?.version ?? '',
});
const refused = {
  target: 'reading',
  actions: [{ type: 'setRefusal', params: reason }, 'tellChanged'],
} as const;

/** Those that follow are freed without a fee: what each of them would cost is not known here. */
export const isWaived = ({ waive, following }: Cancelling): boolean => waive || following;

/** Whether its player says where the money goes: what was paid by card may become credit. */
export const choosesRefund = ({ isClub, booking }: Pick<DeskContext, 'isClub' | 'booking'>): boolean =>
  !isClub && booking?.payBy === 'card' && (booking.ifCancelledNow?.refund ?? 0) > 0;

/** A call that changes the booking, and what is said of it then. */
const doing = <const Src extends string, const Tell extends string>(
  src: Src,
  description: string,
  tell: Tell,
) => ({
  description,
  tags: 'busy' as const,
  invoke: {
    src,
    input: changed,
    onDone: { target: 'closed' as const, actions: [tell, 'tellChanged'] as const },
    onError: refused,
  },
});

/** One booking: what is known of it, and what can be done to it by its member or its club. */
export const deskMachine = setup({
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
    setRefusal: assign((_, { text }: { text: string }) => ({ refusal: text })),
    setReasonMissing: assign({ refusal: () => words.cancelling.reasonMissing }),
    clearRefusal: assign({ refusal: null }),
    tellChanged: sendParent({ type: 'plan.changed' }),
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
}).createMachine({
  id: 'booking-desk',
  context: ({ input: { isClub } }) => ({
    isClub,
    bookingId: 0,
    booking: null,
    cancelling: nothingSaid,
    refusal: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No booking is looked at.',
      on: { open: { target: 'reading', actions: { type: 'begin', params: asked } } },
    },
    reading: {
      description: 'The booking is read as it is now; what was refused before stays said.',
      tags: 'busy',
      invoke: {
        src: 'getBooking',
        input: ({ context: { bookingId } }) => ({ id: bookingId }),
        onDone: { target: 'shown', actions: { type: 'setBooking', params: read } },
        onError: { target: 'failed', actions: { type: 'setRefusal', params: reason } },
      },
    },
    failed: {
      description: 'The booking could not be read.',
      on: { retry: { target: 'reading', actions: 'clearRefusal' }, close: 'closed' },
    },
    shown: {
      description: 'What is known of the booking stands there with what can be done.',
      on: {
        close: 'closed',
        move: { guard: 'isBooked', target: 'closed', actions: 'tellMoving' },
        cancel: { guard: 'isBooked', target: 'confirmingCancel', actions: 'clearCancelling' },
        'check.in': { guard: 'isPlayBooked', target: 'checkingIn', actions: 'clearRefusal' },
        miss: { guard: 'isPlayBooked', target: 'missing', actions: 'clearRefusal' },
        arrive: { guard: 'isMissed', target: 'arriving', actions: 'clearRefusal' },
        settle: { guard: 'isOwed', target: 'settling', actions: 'clearRefusal' },
        'make.credit': { guard: 'hasRefusedRefund', target: 'crediting', actions: 'clearRefusal' },
      },
    },
    confirmingCancel: {
      description: 'Says what cancelling costs now and what goes back, and asks.',
      on: {
        keep: { target: 'shown', actions: 'clearCancelling' },
        'cancelling.changed': { actions: { type: 'setCancelling', params: asked } },
        confirm: [
          { guard: 'lacksReason', actions: 'setReasonMissing' },
          { target: 'cancelling', actions: 'clearRefusal' },
        ],
      },
    },
    cancelling: {
      description:
        'The booking is cancelled for the fee that was seen; if the fee has changed, it is shown again.',
      tags: 'busy',
      invoke: {
        src: 'cancelBooking',
        input: ({ context }) => {
          const { booking, cancelling } = context;
          const waived = isWaived(cancelling);
          return {
            ...changed({ context }),
            body: {
              fee: waived ? 0 : (booking?.ifCancelledNow?.fee ?? 0),
              ...(waived && { waive: true, reason: cancelling.reason.trim() }),
              ...(cancelling.following && { following: true }),
              ...(choosesRefund(context) &&
                cancelling.refundTo === 'credit' && { refundTo: 'credit' as const }),
            },
          };
        },
        onDone: { target: 'closed', actions: [{ type: 'tellSaid', params: said }, 'tellChanged'] },
        onError: refused,
      },
    },
    checkingIn: doing('checkInPlayer', 'The player is being checked in.', 'tellCheckedIn'),
    missing: doing('markNoShow', 'The booking is being marked as missed.', 'tellMissed'),
    arriving: doing('markArrival', 'The player is being checked in after all.', 'tellArrived'),
    crediting: {
      description: 'What the card has not taken back becomes credit.',
      tags: 'busy',
      invoke: {
        src: 'creditRefund',
        input: ({ context: { booking } }) => ({ id: booking?.refund?.refundId ?? 0 }),
        onDone: { target: 'closed', actions: [{ type: 'tellSaid', params: said }, 'tellChanged'] },
        onError: refused,
      },
    },
    settling: doing('settleBookingFee', 'The fee is being marked as paid.', 'tellSettled'),
  },
});

export type DeskActor = ActorRefFrom<typeof deskMachine>;
