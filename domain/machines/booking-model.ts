import { defineModel } from '#model-testing/model.ts';
import { bookingMachine } from './booking.ts';

const startsAt = '2027-05-05T20:00:00.000Z';
const endsAt = '2027-05-05T22:00:00.000Z';
const heldUntil = '2027-05-05T12:05:00.000Z';
const inTime = '2027-05-05T12:04:59.999Z';
const club = { kind: 'outside', from: 'the plan of the club' } as const;
const member = { kind: 'outside', from: 'the page to book a table' } as const;
const provider = { kind: 'outside', from: 'the payment provider' } as const;
const clock = { kind: 'outside', from: 'the clock' } as const;

export const bookingModel = defineModel(bookingMachine, {
  starts: [
    { name: 'held', input: { startsAt, endsAt, heldUntil } },
    { name: 'held for a move', input: { startsAt, endsAt, heldUntil, isMove: true } },
    { name: 'booked', input: { startsAt, endsAt, heldUntil: null } },
  ],
  cases: {
    confirm: [{ now: inTime }, { now: heldUntil }],
    pay: [{ now: inTime }, { now: heldUntil }],
    'payment.succeeded': [{ isFree: true }, { isFree: false }],
    'payment.declined': [{ now: '2027-05-05T12:00:00.000Z' }],
    move: [{ startsAt: '2027-05-05T20:00:00.000Z', endsAt: '2027-05-05T22:00:00.000Z' }],
    'check.in': [{ now: '2027-05-05T19:45:00.000Z' }, { now: '2027-05-05T19:44:59.999Z' }, { now: endsAt }],
    miss: [
      { now: '2027-05-05T20:15:00.000Z', awaitedSeconds: 900 },
      { now: '2027-05-05T20:14:59.999Z', awaitedSeconds: 900 },
    ],
    arrive: [
      { now: '2027-05-05T20:40:00.000Z', isFree: true },
      { now: '2027-05-05T20:40:00.000Z', isFree: false },
      { now: endsAt, isFree: true },
    ],
    end: [{ now: endsAt }, { now: '2027-05-05T21:59:59.999Z' }],
  },
  identity: ({ declined, heldUntil: until, isMove }) => [declined, until === null, isMove],
  controls: {
    confirm: member,
    pay: member,
    'payment.succeeded': provider,
    'payment.declined': provider,
    'payment.lapsed': clock,
    release: member,
    'hold.ended': clock,
    move: club,
    'check.in': club,
    miss: clock,
    arrive: club,
    cancel: member,
    end: clock,
    'refund.succeeded': provider,
  },
  shows: {},
  requirements: { booked: ['A-1.13', 'C-9.08'] },
  invariants: {
    'a hold ends with the choice': ({ context, value }) =>
      (context.heldUntil !== null) === (value === 'held' || value === 'paying'),
    'a move is paid by card alone': ({ context, value }) =>
      !context.isMove || !['booked', 'checkedIn', 'noShow', 'done'].includes(value),
    'a card is not asked a fourth time': ({ context }) => context.declined < 3,
  },
});
