import { defineModel } from '#model-testing/model.ts';
import { schedulePageMachine } from './page.ts';
import { sampleBooking, sampleDay } from './sample-plan.ts';
import { bookModel } from './book-model.ts';
import { deskModel } from './desk-model.ts';
import { gridModel } from './grid-model.ts';
import { makeModel } from './make-model.ts';
import { mineModel } from './mine-model.ts';
import { planModel } from './plan-model.ts';

export const schedulePageModel = defineModel(schedulePageMachine, {
  id: 'schedule-page',
  starts: [
    { name: 'a club', input: { clubId: 3, isClub: true, date: null } },
    { name: 'a member', input: { clubId: 3, isClub: false, date: null } },
  ],
  cases: {
    'plan.changed': [],
    'address.changed': ({ date }) => [{ question: { date: date === null ? sampleDay : null } }],
    'booking.moving': [],
    'booking.cancelled': [],
  },
  outcomes: {
    news: [{ name: 'a change', sends: { type: 'plan.changed' } }],
    desk: [
      { name: 'a move', sends: { type: 'booking.moving', booking: sampleBooking } },
      { name: 'a cancellation', sends: { type: 'booking.cancelled' } },
    ],
    grid: [],
    plan: [],
    mine: [],
    book: [],
    make: [],
    clockTimes: [],
  },
  identity: ({ isClub, date }) => [isClub, date],
  controls: {
    'plan.changed': { kind: 'outside', from: 'bookings here or elsewhere' },
    'address.changed': { kind: 'outside', from: 'the day in the address' },
    'booking.moving': { kind: 'outside', from: 'Move of a booking' },
    'booking.cancelled': { kind: 'outside', from: 'Cancel of a booking' },
  },
  system: {
    children: {
      plan: planModel,
      desk: deskModel,
      grid: gridModel,
      book: bookModel,
      make: makeModel,
      mine: mineModel,
    },
  },
  requirements: { club: ['A-2.75'], member: ['A-2.75', 'A-6.18'] },
});
