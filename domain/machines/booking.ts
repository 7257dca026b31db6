import { assign, setup } from 'xstate';

/** Times are instants in ISO 8601; whether a slot is still free is the caller's to look up. */
export type BookingEvent =
  /** The price is paid by credit or at the club, or is nothing. */
  | { type: 'confirm'; now: string }
  /** The price is asked of a card. */
  | { type: 'pay'; now: string }
  | { type: 'payment.succeeded'; isFree: boolean }
  | { type: 'payment.declined'; now: string }
  /** Nothing was heard of the payment in time. */
  | { type: 'payment.lapsed' }
  | { type: 'release' }
  | { type: 'hold.ended' }
  | { type: 'move'; startsAt: string; endsAt: string }
  | { type: 'check.in'; now: string }
  | { type: 'miss'; now: string; awaitedSeconds: number }
  | { type: 'arrive'; now: string; isFree: boolean }
  | { type: 'cancel' }
  | { type: 'end'; now: string }
  | { type: 'refund.succeeded' };

export type BookingContext = {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Until when the slot is kept for who chose it; null once it is booked or lost. */
  readonly heldUntil: string | null;
  /** How often a card was declined. */
  readonly declined: number;
  /** Whether another booking goes there, once what it costs more is paid. */
  readonly isMove: boolean;
};

/** Seconds for which a slot is kept while it is confirmed. */
const holdSeconds = 300;

/** Seconds before its start from which on a booking can be checked in. */
export const checkInSeconds = 900;

const mostDeclined = 3;

const laterBy = (instant: string, seconds: number): number => Date.parse(instant) + seconds * 1_000;

type At = { now: string };

/** The life of a table's booking, from the hold on a slot to its end. */
export const bookingMachine = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- it is how setup is told the type
    input: {} as Pick<BookingContext, 'startsAt' | 'endsAt' | 'heldUntil'> & { isMove?: boolean },
  },
  actions: {
    clearHold: assign({ heldUntil: null }),
    renewHold: assign(({ context }, { now }: At) => ({
      heldUntil: new Date(laterBy(now, holdSeconds)).toISOString(),
      declined: context.declined + 1,
    })),
    setTimes: assign((_, { startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
      startsAt,
      endsAt,
    })),
  },
  guards: {
    hasNoHold: ({ context }) => context.heldUntil === null,
    isHeld: ({ context }, { now }: At) =>
      context.heldUntil !== null && Date.parse(now) < Date.parse(context.heldUntil),
    mayTryAgain: ({ context }) => context.declined + 1 < mostDeclined,
    isFree: (_, { isFree }: { isFree: boolean }) => isFree,
    isMove: ({ context }) => context.isMove,
    isFreeMove: ({ context }, { isFree }: { isFree: boolean }) => context.isMove && isFree,
    isPaidAtOnce: ({ context }, { now }: At) =>
      !context.isMove && context.heldUntil !== null && Date.parse(now) < Date.parse(context.heldUntil),
    isCheckInOpen: ({ context }, { now }: At) =>
      Date.parse(now) >= laterBy(context.startsAt, -checkInSeconds) &&
      Date.parse(now) < Date.parse(context.endsAt),
    isMissed: ({ context }, { now, awaitedSeconds }: At & { awaitedSeconds: number }) =>
      Date.parse(now) >= laterBy(context.startsAt, awaitedSeconds),
    canArrive: ({ context }, { now, isFree }: At & { isFree: boolean }) =>
      isFree && Date.parse(now) < Date.parse(context.endsAt),
    isOver: ({ context }, { now }: At) => Date.parse(now) >= Date.parse(context.endsAt),
  },
}).createMachine({
  id: 'booking',
  context: ({ input }) => ({ isMove: false, ...input, declined: 0 }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A club books without a hold; a member holds the slot first.',
      always: [{ guard: 'hasNoHold', target: 'booked' }, { target: 'held' }],
    },
    held: {
      description: 'The slot is kept for who chose it until the hold ends.',
      on: {
        confirm: {
          guard: { type: 'isPaidAtOnce', params: ({ event }) => event },
          target: 'booked',
          actions: 'clearHold',
        },
        pay: { guard: { type: 'isHeld', params: ({ event }) => event }, target: 'paying' },
        release: { target: 'expired', actions: 'clearHold' },
        'hold.ended': { target: 'expired', actions: 'clearHold' },
      },
    },
    paying: {
      description: 'The card has been asked; the slot stays taken until the answer is known.',
      on: {
        'payment.succeeded': [
          {
            guard: { type: 'isFreeMove', params: ({ event }) => event },
            target: 'moved',
            actions: 'clearHold',
          },
          { guard: 'isMove', target: 'refunding', actions: 'clearHold' },
          { target: 'booked', actions: 'clearHold' },
        ],
        'payment.declined': [
          {
            guard: 'mayTryAgain',
            target: 'held',
            actions: { type: 'renewHold', params: ({ event }) => event },
          },
          { target: 'expired', actions: 'clearHold' },
        ],
        'payment.lapsed': { target: 'expired', actions: 'clearHold' },
      },
    },
    expired: {
      description: 'The slot is free for others again; a payment may still succeed late.',
      on: {
        'payment.succeeded': [
          { guard: { type: 'isFreeMove', params: ({ event }) => event }, target: 'moved' },
          { guard: { type: 'isFree', params: ({ event }) => event }, target: 'booked' },
          { target: 'refunding' },
        ],
      },
    },
    refunding: {
      description: 'The slot was taken meanwhile; the whole price goes back.',
      on: { 'refund.succeeded': 'refunded' },
    },
    refunded: { type: 'final', description: 'The whole price has gone back.' },
    booked: {
      description: 'The table is kept for its player.',
      on: {
        move: { actions: { type: 'setTimes', params: ({ event }) => event } },
        'check.in': {
          guard: { type: 'isCheckInOpen', params: ({ event }) => event },
          target: 'checkedIn',
        },
        miss: { guard: { type: 'isMissed', params: ({ event }) => event }, target: 'noShow' },
        cancel: 'cancelled',
        end: { guard: { type: 'isOver', params: ({ event }) => event }, target: 'done' },
      },
    },
    checkedIn: {
      description: 'The player is there.',
      on: { end: 'done' },
    },
    noShow: {
      description: 'Nobody came in time; the slot is free for others.',
      on: {
        arrive: { guard: { type: 'canArrive', params: ({ event }) => event }, target: 'checkedIn' },
      },
    },
    moved: { type: 'final', description: 'The booking for which it was kept has come there.' },
    cancelled: { type: 'final', description: 'It was taken back before it began.' },
    done: { type: 'final', description: 'It is over.' },
  },
});
