import { defineModel } from '#model-testing/model.ts';
import { schedulePageMachine } from './page.ts';
import { sampleBooking, sampleDay } from './sample-plan.ts';

export const schedulePageModel = defineModel(schedulePageMachine, {
  id: 'schedule-page',
  starts: [
    { name: 'a club', input: { clubId: 3, isClub: true } },
    { name: 'a member', input: { clubId: 3, isClub: false } },
  ],
  cases: {
    'plan.changed': [],
    'day.chosen': [{ date: sampleDay }],
    'booking.moving': [],
  },
  outcomes: {
    news: [{ name: 'a change', sends: { type: 'plan.changed' } }],
    desk: [{ name: 'a move', sends: { type: 'booking.moving', booking: sampleBooking } }],
    plan: [],
    mine: [],
    book: [],
    make: [],
  },
  volatile: ['from'],
  identity: ({ isClub }) => [isClub],
  controls: {
    'plan.changed': { kind: 'outside', from: 'bookings here or elsewhere' },
    'day.chosen': { kind: 'outside', from: 'the day of the plan' },
    'booking.moving': { kind: 'outside', from: 'Move of a booking' },
  },
  requirements: { club: ['A-2.75'], member: ['A-2.75', 'A-6.18'] },
});
