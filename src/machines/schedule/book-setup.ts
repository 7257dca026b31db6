import { assign, sendParent, setup } from 'xstate';
import {
  confirmBooking,
  findHold,
  getBooking,
  holdTable,
  moveBooking,
  releaseHold,
  type Booking,
} from '#api/booking.ts';
import { listOwnCredit, type OwnCredit } from '#api/credit.ts';
import { listCards, type Card, type Cards } from '#api/payments.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { deadline } from '#browser/deadline.ts';
import { randomKey } from '#browser/random.ts';
import { smallestCharge, splitByCredit } from '#domain/payments/smallest-charge.ts';
import { ledgerWords } from '#domain/words/ledger.ts';
import { planWords } from '#domain/words/plan.ts';
import { failure } from '#machines/patterns/params.ts';
import { choiceActions, noChoice, type Choice, type ChoiceEvent } from './choice.ts';

export type PayBy = 'atClub' | 'credit' | 'card';

export type BookContext = Choice & {
  clubId: number;
  /** The table that is kept or booked. */
  booking: Booking | null;
  /** What can be spent at the club; null before it is known. */
  credit: number | null;
  /** What of it is the own, without what may be owed; null before it is known. */
  balance: number | null;
  /** Whether the club takes cards. */
  takesCards: boolean;
  /** The saved cards, and the one that is chosen. */
  cards: Card[];
  cardId: string | null;
  payBy: PayBy;
  /** Whether credit is spent first where a card pays. */
  useCredit: boolean;
  refusal: string | null;
  /** Under which the choice, and then its confirmation, is sent. */
  key: string;
};

export type BookEvent =
  | ChoiceEvent
  | { type: 'hold' }
  | { type: 'confirm'; payBy: PayBy }
  | { type: 'card.changed'; cardId: string }
  | { type: 'credit.used'; useCredit: boolean }
  | { type: 'release' }
  | { type: 'again' }
  | { type: 'booking.cancelled' }
  | { type: 'deadline.passed' };

type Failed = { problem: ProblemData };

/** What credit can pay of the table that is kept, beside a card; a move is paid by card alone. */
export const partOfCredit = ({ booking, balance, takesCards, cardId }: BookContext): number => {
  if (!takesCards || cardId === null || booking === null || booking.moves !== null) return 0;
  const { credit, card } = splitByCredit(booking.price ?? 0, balance ?? 0, booking.currency ?? 'USD');
  return card > 0 ? credit : 0;
};

/** Whether the table that is kept costs less than a card can be asked for. */
export const isBelowCards = ({ booking }: Pick<BookContext, 'booking'>): boolean => {
  const due = booking?.moves?.due ?? booking?.price ?? 0;
  return due < smallestCharge(booking?.currency ?? 'USD');
};

/** Why a card was declined, as its owner reads it. */
export function declinedText(booking: Booking | null): string {
  const { reasons } = ledgerWords;
  const reason = reasons[booking?.payment?.reason ?? 'failed'] ?? reasons['failed'] ?? '';
  return planWords.held.declined(reason);
}

/** What booking a table is made of; how it goes stands in `book.ts`. */
export const bookSetup = setup({
  types: {
    context: {} as BookContext,
    events: {} as BookEvent,
    input: {} as { clubId: number },
    tags: {} as 'busy',
  },
  actors: {
    findHold,
    holdTable,
    releaseHold,
    confirmBooking,
    getBooking,
    moveBooking,
    listOwnCredit,
    listCards,
    deadline,
  },
  actions: {
    ...choiceActions<BookContext, BookEvent>(),
    setBooking: assign((_, { booking }: { booking: Booking | null }) => ({ booking, key: randomKey() })),
    setCredit: assign(({ context }, { rows }: { rows: OwnCredit[] }) => {
      const own = rows.find(({ club }) => club.clubId === context.clubId);
      return {
        credit: own ? own.balance + own.overdraft : 0,
        balance: own?.balance ?? 0,
        takesCards: own?.canTopUp === true,
      };
    }),
    setCards: assign(({ context }, { rows }: Cards) => ({
      cards: rows,
      cardId:
        (
          rows.find(({ cardId }) => cardId === context.cardId) ??
          rows.find(({ isDefault }) => isDefault) ??
          rows[0]
        )?.cardId ?? null,
    })),
    clearCards: assign({ cards: [], cardId: null }),
    useCredit: assign((_, { useCredit }: { useCredit: boolean }) => ({ useCredit, key: randomKey() })),
    // Another card is another confirmation.
    chooseCard: assign((_, { cardId }: { cardId: string }) => ({ cardId, key: randomKey() })),
    setDecline: assign((_, { booking }: { booking: Booking | null }) => ({
      refusal: declinedText(booking),
    })),
    clearCredit: assign({ credit: null, balance: null, takesCards: false }),
    setPayBy: assign(({ context }, { payBy }: { payBy: PayBy }) => ({
      payBy,
      // The same press again is the same confirmation; another way to pay is another one.
      key: payBy === context.payBy ? context.key : randomKey(),
    })),
    setRefusal: assign((_, { problem }: Failed) => ({
      refusal: problem.kind === 'unanswered' ? planWords.held.unheard : problemText(problem),
    })),
    clearRefusal: assign({ refusal: null }),
    begin: assign({ ...noChoice, booking: null, useCredit: false, refusal: null, key: () => randomKey() }),
    tellChanged: sendParent({ type: 'plan.changed' }),
  },
  guards: {
    hasChoice: ({ context: { tableId, moving } }) => tableId !== null && moving === null,
    hasPlace: ({ context: { tableId, moving } }) => tableId !== null && moving !== null,
    isMoving: ({ context: { moving } }) => moving !== null,
    isThere: (_, { booking }: { booking: Booking | null }) => booking !== null,
    isBooked: (_, { status }: Pick<Booking, 'status'>) => ['booked', 'checkedIn', 'moved'].includes(status),
    isHeld: (_, { status }: Pick<Booking, 'status'>) => status === 'held',
    isPaying: (_, { status }: Pick<Booking, 'status'>) => status === 'paying',
    isLost: (_, { status, payment }: Pick<Booking, 'status' | 'payment'>) =>
      status === 'expired' && payment?.state === 'failed',
    isBeingPaid: (_, { booking }: { booking: Booking | null }) => booking?.status === 'paying',
    canPay: ({ context }, { payBy }: { payBy: PayBy }) =>
      payBy === 'card'
        ? context.takesCards && context.cardId !== null && !isBelowCards(context)
        : context.booking?.moves === null,
    hasCreditForPart: ({ context }) => partOfCredit(context) > 0,
    isDearer: (_, { problem }: Failed) => problem.code === 'move_dearer',
    isTaken: (_, { problem }: Failed) => problem.code === 'slot_taken',
    isLate: (_, { problem }: Failed) => problem.code === 'hold_expired',
  },
  delays: { pause: 4_000 },
});

/** The booking that is asked about, the one that an answer brings, and a refusal in words. */
export const idOf = ({ context: { booking } }: { context: BookContext }) => ({ id: booking?.bookingId ?? 0 });
export const bookingOf = ({ event }: { event: { output: Booking } }) => ({ booking: event.output });
export const refused = { type: 'setRefusal', params: failure } as const;
