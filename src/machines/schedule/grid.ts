import { assign, emit, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { getBooking, moveBooking, type Booking } from '#api/booking.ts';
import type { Cell } from '#domain/schedule/plan-cells.ts';
import { answered, asked, reason, said } from '#machines/patterns/params.ts';
import { toast, type Telling } from '#machines/patterns/telling.ts';

/** A booking that is lifted off the plan. */
export type Lifted = { bookingId: number; tableId: number; startsAt: string; slots: number };

/** Where a booking is put down. */
type Place = Pick<Lifted, 'tableId' | 'startsAt'>;

type GridContext = {
  /** Where the keys have come to; null before anybody has come. */
  cell: Cell | null;
  lifted: Lifted | null;
  /** Over which half hour it is, and where it was put down. */
  over: Cell | null;
  to: Place | null;
  /** The booking as it was read when it was put down. */
  booking: Booking | null;
  refusal: string | null;
};

export type GridEvent =
  | { type: 'cell.reached'; cell: Cell }
  | { type: 'left' }
  | { type: 'lift'; booking: Lifted; over: Cell }
  | { type: 'carry'; cell: Cell }
  | { type: 'drop'; to: Place }
  | { type: 'put.back' }
  | { type: 'keep' }
  | { type: 'retry' }
  | { type: 'confirm' };

const nothing = { lifted: null, over: null, to: null, booking: null, refusal: null };
const reach = { type: 'setCell', params: asked } as const;
const lift = { target: 'carrying', actions: { type: 'liftBooking', params: asked } } as const;
const putBack = { target: 'entered', actions: 'letGo' } as const;
const refused = { type: 'setRefusal', params: reason } as const;

/** The plan under keys and a pointer: which half hour they have come to, and a booking that is carried to another. */
export const gridMachine = setup({
  types: { context: {} as GridContext, events: {} as GridEvent, emitted: {} as Telling, tags: {} as 'busy' },
  actors: { getBooking, moveBooking },
  actions: {
    setCell: assign((_, { cell }: { cell: Cell }) => ({ cell })),
    liftBooking: assign((_, { booking, over }: { booking: Lifted; over: Cell }) => ({
      ...nothing,
      lifted: booking,
      over,
      cell: over,
    })),
    carryTo: assign((_, { cell }: { cell: Cell }) => ({ over: cell })),
    putDown: assign((_, { to }: { to: Place }) => ({ to })),
    setBooking: assign((_, booking: Booking) => ({ booking, refusal: null })),
    goAlong: assign(({ context: { cell, over } }) => ({ cell: over ?? cell })),
    letGo: assign(nothing),
    setRefusal: assign((_, { text }: { text: string }) => ({ refusal: text })),
    clearRefusal: assign({ refusal: null }),
    tellChanged: sendParent({ type: 'plan.changed' }),
    tellSaid: emit((_, { text }: { text: string }) => toast('success', text)),
  },
  guards: {
    isElsewhere: ({ context: { lifted } }, { to }: { to: Place }) =>
      lifted?.tableId !== to.tableId || Date.parse(lifted.startsAt) !== Date.parse(to.startsAt),
  },
}).createMachine({
  id: 'plan-grid',
  context: { cell: null, ...nothing },
  initial: 'left',
  states: {
    left: {
      description: 'The keys are elsewhere on the page; the plan remembers where they have been.',
      on: { 'cell.reached': { target: 'entered', actions: reach }, lift },
    },
    entered: {
      description: 'One half hour has the focus, and arrows lead on from it, over days too.',
      on: { 'cell.reached': { actions: reach }, left: 'left', lift },
    },
    carrying: {
      description: 'A booking follows the pointer or the arrows; nothing has been asked of the server.',
      on: {
        carry: { actions: { type: 'carryTo', params: asked } },
        drop: [
          {
            guard: { type: 'isElsewhere', params: asked },
            target: 'reading',
            actions: { type: 'putDown', params: asked },
          },
          putBack,
        ],
        'put.back': putBack,
        left: { target: 'left', actions: 'letGo' },
      },
    },
    reading: {
      description: 'The booking is read as it is now, so that it is known what moving it costs.',
      tags: 'busy',
      invoke: {
        src: 'getBooking',
        input: ({ context: { lifted } }) => ({ id: lifted?.bookingId ?? 0 }),
        onDone: { target: 'asking', actions: { type: 'setBooking', params: answered<Booking> } },
        onError: { target: 'unread', actions: refused },
      },
    },
    unread: {
      description: 'The booking could not be read, and stays where it is.',
      on: { retry: { target: 'reading', actions: 'clearRefusal' }, keep: putBack },
    },
    asking: {
      description: 'Says from where to where the booking moves and what changes in its price, and asks.',
      on: { confirm: { target: 'moving', actions: 'clearRefusal' }, keep: putBack },
    },
    moving: {
      description: 'The booking is being moved, on the version that was read.',
      tags: 'busy',
      invoke: {
        src: 'moveBooking',
        input: ({ context: { booking, lifted, to } }) => ({
          id: booking?.bookingId ?? 0,
          version: booking?.version ?? '',
          body: { tableId: to?.tableId ?? 0, startsAt: to?.startsAt ?? '', slots: lifted?.slots ?? 1 },
        }),
        onDone: {
          target: 'entered',
          actions: ['goAlong', 'letGo', { type: 'tellSaid', params: said }, 'tellChanged'],
        },
        onError: { target: 'asking', actions: [refused, 'tellChanged'] },
      },
    },
  },
});

export type GridActor = ActorRefFrom<typeof gridMachine>;
type GridSnapshot = SnapshotFrom<typeof gridMachine>;

/** The half hour to which the keys have come. */
export const selectCell = ({ context }: GridSnapshot): Cell | null => context.cell;

/** Whether the keys are on the plan, so that what they come to takes the focus. */
export const selectIsEntered = (snapshot: GridSnapshot): boolean => !snapshot.matches('left');

/** A booking that is carried, and where it is; null while none is. */
export const selectCarried = ({ context: { lifted, over } }: GridSnapshot) =>
  lifted === null || over === null ? null : { lifted, over };

/** What is asked before a booking that was put down is moved; null while nothing is. */
export const selectMove = (snapshot: GridSnapshot) => {
  const { booking, to, lifted, refusal } = snapshot.context;
  const isUnread = snapshot.matches('unread');
  if (!isUnread && !snapshot.matches('asking') && !snapshot.matches('moving')) return null;
  return { booking, to, slots: lifted?.slots ?? 1, refusal, isUnread, isBusy: snapshot.hasTag('busy') };
};
