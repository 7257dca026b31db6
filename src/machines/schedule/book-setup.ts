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
import { getOwnCredit } from '#api/credit.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { deadline } from '#browser/deadline.ts';
import { randomKey } from '#browser/random.ts';
import { planWords } from '#domain/words/plan.ts';
import { choiceActions, noChoice, type Choice, type ChoiceEvent } from './choice.ts';

export type PayBy = 'atClub' | 'credit';

export type BookContext = Choice & {
  clubId: number;
  /** The table that is kept or booked. */
  booking: Booking | null;
  /** What can be spent at the club; null before it is known. */
  credit: number | null;
  payBy: PayBy;
  refusal: string | null;
  /** Under which the choice, and then its confirmation, is sent. */
  key: string;
};

export type BookEvent =
  | ChoiceEvent
  | { type: 'hold' }
  | { type: 'confirm'; payBy: PayBy }
  | { type: 'release' }
  | { type: 'again' }
  | { type: 'deadline.passed' };

type Failed = { problem: ProblemData };

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
    getOwnCredit,
    deadline,
  },
  actions: {
    ...choiceActions<BookContext, BookEvent>(),
    setBooking: assign((_, { booking }: { booking: Booking | null }) => ({ booking, key: randomKey() })),
    setCredit: assign((_, { credit }: { credit: number }) => ({ credit })),
    clearCredit: assign({ credit: null }),
    setPayBy: assign(({ context }, { payBy }: { payBy: PayBy }) => ({
      payBy,
      // The same press again is the same confirmation; another way to pay is another one.
      key: payBy === context.payBy ? context.key : randomKey(),
    })),
    setRefusal: assign((_, { problem }: Failed) => ({
      refusal: problem.kind === 'unanswered' ? planWords.held.unheard : problemText(problem),
    })),
    clearRefusal: assign({ refusal: null }),
    begin: assign({ ...noChoice, booking: null, refusal: null, key: () => randomKey() }),
    tellChanged: sendParent({ type: 'plan.changed' }),
  },
  guards: {
    hasChoice: ({ context: { tableId, moving } }) => tableId !== null && moving === null,
    hasPlace: ({ context: { tableId, moving } }) => tableId !== null && moving !== null,
    isMoving: ({ context: { moving } }) => moving !== null,
    isThere: (_, { booking }: { booking: Booking | null }) => booking !== null,
    isBooked: (_, { status }: Pick<Booking, 'status'>) => status === 'booked' || status === 'checkedIn',
    isHeld: (_, { status }: Pick<Booking, 'status'>) => status === 'held',
    isTaken: (_, { problem }: Failed) => problem.code === 'slot_taken',
    isLate: (_, { problem }: Failed) => problem.code === 'hold_expired',
  },
});
