import type { ActorRefFrom } from 'xstate';
import type { Booking } from '#api/booking.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { choosesRefund, deskSetup, isWaived, nextMoment, nothingSaid } from './desk-setup.ts';
import type { DeskContext } from './desk-setup.ts';

const read = ({ event }: { event: { output: Booking } }) => ({ booking: event.output });
const changed = ({ context: { booking } }: { context: DeskContext }) => ({
  id: booking?.bookingId ?? 0,
  version: booking?.version ?? '',
});
const refused = {
  target: 'reading',
  actions: [{ type: 'setRefusal', params: failure }, 'tellChanged'],
} as const;

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
export const deskMachine = deskSetup.createMachine({
  id: 'booking-desk',
  context: ({ input: { isClub } }) => ({
    isClub,
    bookingId: 0,
    booking: null,
    now: '1970-01-01T00:00:00.000Z',
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
        onError: { target: 'failed', actions: { type: 'setRefusal', params: failure } },
      },
    },
    failed: {
      description: 'The booking could not be read.',
      on: { retry: { target: 'reading', actions: 'clearRefusal' }, close: 'closed' },
    },
    shown: {
      description: 'What is known of the booking stands there with what can be done by the server’s clock.',
      invoke: { src: 'deadline', input: ({ context }) => ({ at: nextMoment(context) }) },
      on: {
        'deadline.passed': { target: 'shown', reenter: true, actions: 'passMoment' },
        close: 'closed',
        move: { guard: 'canChange', target: 'closed', actions: 'tellMoving' },
        cancel: { guard: 'canChange', target: 'confirmingCancel', actions: 'clearCancelling' },
        'check.in': { guard: 'canCheckIn', target: 'checkingIn', actions: 'clearRefusal' },
        miss: { guard: 'canMiss', target: 'missing', actions: 'clearRefusal' },
        arrive: { guard: 'canArrive', target: 'arriving', actions: 'clearRefusal' },
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
        onDone: {
          target: 'closed',
          actions: [{ type: 'tellSaid', params: said }, 'tellChanged', 'tellCancelled'],
        },
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
