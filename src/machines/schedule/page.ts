import { assign, fromCallback, sendTo, setup, type ActorRefFrom } from 'xstate';
import type { Booking } from '#api/booking.ts';
import { asked } from '#machines/patterns/params.ts';
import { bookMachine } from './book.ts';
import { clockTimesMachine } from './clock-times.ts';
import { deskMachine } from './desk.ts';
import { gridMachine } from './grid.ts';
import { makeMachine } from './make.ts';
import { mineMachine } from './mine.ts';
import { planMachine } from './plan.ts';

export type ScheduleContext = {
  clubId: number;
  isClub: boolean;
  /** The day that the address names, on the club's calendar; null is the current one. */
  date: string | null;
};

export type ScheduleEvent =
  /** Bookings have changed, here or elsewhere. */
  | { type: 'plan.changed' }
  | { type: 'address.changed'; question: { date: string | null } }
  /** Somebody wants to move a booking. */
  | { type: 'booking.moving'; booking: Booking }
  | { type: 'booking.cancelled' };

const refresh = { type: 'refresh.due' } as const;

/** The page of a club's plan: lets the plan, the own bookings, booking and what is done to a booking hear of each other. */
export const schedulePageMachine = setup({
  types: {
    context: {} as ScheduleContext,
    events: {} as ScheduleEvent,
    input: {} as ScheduleContext,
    children: {} as {
      plan: 'plan';
      desk: 'desk';
      grid: 'grid';
      book: 'book';
      make: 'make';
      clockTimes: 'clockTimes';
      mine: 'mine';
      news: 'news';
    },
  },
  actors: {
    plan: planMachine,
    mine: mineMachine,
    book: bookMachine,
    make: makeMachine,
    clockTimes: clockTimesMachine,
    desk: deskMachine,
    grid: gridMachine,
    /** Tells of changes at once; without it the plan is read at its steady beat alone. */
    news: fromCallback<{ type: 'plan.changed' }, { clubId: number }>(() => {}),
  },
  actions: {
    refreshPlan: sendTo('plan', refresh),
    refreshMine: sendTo('mine', refresh),
    setDay: assign((_, { question: { date } }: { question: { date: string | null } }) => ({ date })),
    showDay: sendTo('plan', ({ context: { clubId, date } }) => ({
      type: 'question.changed' as const,
      question: { clubId, date },
    })),
    clearChoice: sendTo('book', { type: 'choice.cleared' }),
    clearMaking: sendTo('make', { type: 'choice.cleared' }),
    tellCancelled: sendTo('book', { type: 'booking.cancelled' }),
    moveByMember: sendTo('book', (_, { booking }: { booking: Booking }) => ({
      type: 'move' as const,
      booking,
    })),
    moveByClub: sendTo('make', (_, { booking }: { booking: Booking }) => ({
      type: 'move' as const,
      booking,
    })),
  },
  guards: {
    isClub: ({ context }) => context.isClub,
    isOtherDay: ({ context }, { question }: { question: { date: string | null } }) =>
      question.date !== context.date,
  },
  delays: { again: 1_000 },
}).createMachine({
  id: 'schedule-page',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'plan',
      src: 'plan',
      input: ({ context: { clubId, date } }) => ({ question: { clubId, date } }),
    },
    { id: 'desk', src: 'desk', input: ({ context: { isClub } }) => ({ isClub }) },
    { id: 'grid', src: 'grid' },
    { id: 'news', src: 'news', input: ({ context: { clubId } }) => ({ clubId }) },
  ],
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isClub', target: 'club' }, { target: 'member' }] },
    club: {
      description: 'A club sees who has booked, and books for others.',
      invoke: [
        { id: 'make', src: 'make', input: ({ context: { clubId } }) => ({ clubId }) },
        { id: 'clockTimes', src: 'clockTimes', input: ({ context: { clubId } }) => ({ clubId }) },
      ],
      on: {
        'address.changed': {
          guard: { type: 'isOtherDay', params: asked },
          actions: [{ type: 'setDay', params: asked }, 'showDay', 'clearMaking'],
        },
        'booking.moving': { actions: { type: 'moveByClub', params: asked } },
      },
      initial: 'current',
      states: {
        current: {
          description: 'The plan is as it was read last.',
          on: { 'plan.changed': { target: 'due', actions: 'refreshPlan' } },
        },
        due: {
          description:
            'A reading that had begun before the change may have missed it, so there is another one.',
          on: { 'plan.changed': { target: 'due', reenter: true, actions: 'refreshPlan' } },
          after: { again: { target: 'current', actions: 'refreshPlan' } },
        },
      },
    },
    member: {
      description: 'A member sees when tables are free, and books for themselves.',
      invoke: [
        { id: 'book', src: 'book', input: ({ context: { clubId } }) => ({ clubId }) },
        {
          id: 'mine',
          src: 'mine',
          input: ({ context: { clubId } }) => ({ question: { clubId } }),
        },
      ],
      on: {
        'address.changed': {
          guard: { type: 'isOtherDay', params: asked },
          actions: [{ type: 'setDay', params: asked }, 'showDay', 'clearChoice'],
        },
        'booking.moving': { actions: { type: 'moveByMember', params: asked } },
        'booking.cancelled': { actions: 'tellCancelled' },
      },
      initial: 'current',
      states: {
        current: {
          description: 'Plan and bookings are as they were read last.',
          on: { 'plan.changed': { target: 'due', actions: ['refreshPlan', 'refreshMine'] } },
        },
        due: {
          description:
            'A reading that had begun before the change may have missed it, so there is another one.',
          on: { 'plan.changed': { target: 'due', reenter: true, actions: ['refreshPlan', 'refreshMine'] } },
          after: { again: { target: 'current', actions: ['refreshPlan', 'refreshMine'] } },
        },
      },
    },
  },
});

export type SchedulePageActor = ActorRefFrom<typeof schedulePageMachine>;
