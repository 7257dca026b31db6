import type { Booking } from '#api/booking.ts';
import { silentProblem, type ProblemData } from '#api/problem.ts';
import type { DayPlan } from '#api/schedule.ts';
import { usualRules } from '#domain/booking/rules.ts';
import { problemWords } from '#domain/words/problems.ts';

const club = { clubId: 3, name: 'Brooklyn Rack House' };
const always = { weekdays: null, fromHalf: null, toHalf: null, firstDay: null, lastDay: null };
const table = { gameTypes: [], tariffId: 1, isBookable: true, isOutOfOrder: false };

/** A Wednesday that lies far ahead, so that no time of it has passed whenever it is looked at. */
export const sampleDay = '2099-05-06';

/** Half past five by the club's clock: two tables are free. */
export const sampleStart = '2099-05-06T21:30:00Z';

const at = (time: string): string => `2099-05-06T${time}:00Z`;

const entry = {
  kind: 'play',
  status: null,
  isOwn: false,
  bookingId: null,
  who: null,
  players: null,
  note: null,
  version: null,
} as const;

/** From four to eight: the first table is taken until six, the second until five, the third is out of order. */
export const samplePlan: DayPlan = {
  club,
  date: sampleDay,
  today: '2099-05-04',
  opensAt: at('20:00'),
  closesAt: '2099-05-07T00:00:00Z',
  zone: 'America/New_York',
  currency: 'USD',
  isActive: true,
  tables: [
    { ...table, tableId: 11, number: 1, name: null, gameTypes: ['eightBall'] },
    { ...table, tableId: 12, number: 2, name: 'Window', gameTypes: ['nineBall'] },
    { ...table, tableId: 13, number: 3, name: null, isOutOfOrder: true },
    { ...table, tableId: 14, number: 4, name: null, isBookable: false },
  ],
  tariffs: [
    {
      tariffId: 1,
      name: 'Pool',
      rows: [
        { ...always, ruleId: 1, name: 'Happy hour', hourly: 800, weekdays: 31, fromHalf: 28, toHalf: 34 },
        { ...always, ruleId: 2, name: 'Base price', hourly: 1200 },
      ],
    },
  ],
  bookings: [
    { ...entry, tableId: 11, startsAt: at('20:00'), endsAt: at('21:30') },
    { ...entry, tableId: 12, startsAt: at('20:00'), endsAt: at('21:00') },
  ],
  matches: [
    {
      matchId: 61,
      matchName: 'Club night, round 2',
      tableId: 12,
      scheduleTime: at('23:00'),
      isLive: false,
    },
  ],
  refusedRefunds: [],
  offClock: { total: 0, rows: [] },
  rules: { ...usualRules, bookAheadDays: 50_000, maxSlots: 5 },
  hours: [],
  exceptions: [],
};

/** The same day as the club sees it. */
export const sampleClubPlan: DayPlan = {
  ...samplePlan,
  refusedRefunds: [
    {
      bookingId: 73,
      table: { tableId: 11, number: 1, name: null },
      startsAt: '2099-05-02T20:00:00Z',
      who: 'Rosa Marino',
      amount: 1000,
      currency: 'USD',
    },
  ],
  offClock: {
    total: 1,
    rows: [
      {
        bookingId: 74,
        table: { tableId: 12, number: 2, name: 'Window' },
        who: 'Rosa Marino',
        startsAt: '2099-05-13T21:00:00Z',
        chosen: '2099-05-13T16:00',
      },
    ],
  },
  bookings: [
    {
      ...entry,
      bookingId: 71,
      tableId: 11,
      status: 'booked',
      startsAt: at('20:00'),
      endsAt: at('21:30'),
      who: 'Rosa Marino',
      version: '1',
    },
    {
      ...entry,
      bookingId: 72,
      tableId: 12,
      kind: 'block',
      status: 'booked',
      startsAt: at('20:00'),
      endsAt: at('21:00'),
      note: 'New cloth',
      version: '1',
    },
  ],
};

/** A booking of two hours that its member can still take back for a fee. */
export const sampleBooking: Booking = {
  bookingId: 71,
  club,
  table: { tableId: 11, number: 1, name: null },
  kind: 'play',
  status: 'booked',
  startsAt: at('20:00'),
  endsAt: at('22:00'),
  zone: 'America/New_York',
  user: { userId: 9, fullName: 'Rosa Marino' },
  guestName: null,
  players: null,
  note: null,
  seriesId: null,
  price: 2000,
  currency: 'USD',
  lines: [
    { tableId: 11, ruleId: 1, name: 'Happy hour', hourly: 800, seconds: 3600, amount: 800 },
    { tableId: 11, ruleId: 2, name: 'Base price', hourly: 1200, seconds: 3600, amount: 1200 },
  ],
  terms: { freeCancelHours: 24, lateFeeBp: 5000, noShowFeeBp: 10_000 },
  noShowAfter: 15,
  payBy: 'atClub',
  heldUntil: null,
  checkedInAt: null,
  fee: null,
  isFeeOwed: false,
  payment: null,
  refund: null,
  moves: null,
  creditPart: 0,
  ifCancelledNow: { fee: 1000, refund: 0, refundTo: 'source' },
  version: '4',
};

/** The same while it is kept for its member. */
export const sampleHold: Booking = {
  ...sampleBooking,
  bookingId: 70,
  status: 'held',
  payBy: null,
  heldUntil: '2099-05-01T12:05:00.000Z',
  ifCancelledNow: null,
};

/** A refusal of the server in the words of its code. */
export const refusedAs = (code: keyof typeof problemWords, status = 409): ProblemData => ({
  kind: 'refused',
  status,
  code,
  message: problemWords[code],
  fields: {},
  retryAfterSeconds: null,
});

export const unanswered = { name: 'unanswered', ok: false, error: silentProblem('unanswered') } as const;
