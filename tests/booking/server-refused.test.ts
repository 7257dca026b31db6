import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { cards } from '#tests/payments/open-club.ts';
import type { TestClient } from '#tests/support/server.ts';
import { openCardClub } from './card-club.ts';

const given = await openCardClub();
const { club, people, userId, tableId, at, wednesday, hold, paid, post } = given;
const { server } = club.bank;
const { db } = server.store;
const elsewhere = server.client();
const others = { theirs: 0, broken: 0, walkIn: 0, unpriced: 0 };
/** Open from ten to midnight, an hour at the least and two hours ahead; Saturday is closed. */
const rules = {
  rules: { ...usualRules, minSlots: 2, leadMinutes: 120 },
  hours: [1, 2, 3, 4, 5, 7].map((weekday) => ({ weekday, opens: 20, closes: 48 })),
  exceptions: [{ day: '2026-11-26', opens: null, closes: null, note: 'Thanksgiving' }],
};
let id = 0;
let cardId = '';
beforeAll(async () => {
  await elsewhere.signIn('club2@baulk.example');
  const rows = await db
    .selectFrom('club_tables')
    .select(['id', 'club_id', 'is_bookable', 'is_out_of_order'])
    .where('club_id', 'in', [1, 2])
    .orderBy('id')
    .execute();
  others.theirs = rows.find(({ club_id: id }) => id === 2)?.id ?? 0;
  others.broken = rows.find((row) => row.club_id === 1 && row.is_out_of_order)?.id ?? 0;
  others.walkIn = rows.find((row) => row.club_id === 1 && !row.is_bookable)?.id ?? 0;
  const { body } = await people.club.post('/table', { clubId: 1, number: 800, gameTypes: [] });
  others.unpriced = Number(body['id']);
  await given.begin();
  // A booking that is paid by card, which no refused call may touch either.
  id = await paid(cards.works, at('2026-11-27T20:00'));
  cardId = await club.save(people.player);
  await people.club.put('/schedule/club/1/rules', rules);
});
beforeEach(() => db.deleteFrom('limits').execute());
afterAll(() => server.close());

/** All that a refused call could have left: bookings, money, mails, and what the audit was told. */
const stored = async () => {
  const rowsOf = (table: 'table_bookings' | 'transactions' | 'transaction_refunds' | 'credit_accounts') =>
    db.selectFrom(table).selectAll().execute();
  const countOf = async (table: 'booking_series' | 'credit_entries' | 'outbox' | 'audit_entries') =>
    (await db.selectFrom(table).select(db.fn.countAll<number>().as('count')).execute())[0]?.count;
  return {
    bookings: await rowsOf('table_bookings'),
    transactions: await rowsOf('transactions'),
    refunds: await rowsOf('transaction_refunds'),
    credit: await rowsOf('credit_accounts'),
    counts: [
      await countOf('booking_series'),
      await countOf('credit_entries'),
      await countOf('outbox'),
      await countOf('audit_entries'),
    ],
    charged: await club.count('payment'),
    share: await club.share(),
  };
};
type Answer = Awaited<ReturnType<TestClient['post']>>;
const told = ({ status, body }: Answer) => [status, body['code'], body['message']];
const fieldsOf = ({ status, body }: Answer) => [status, body['code'], Object.keys(body['fields'] ?? {})];

type Wish = { tableId?: unknown; startsAt?: unknown; slots?: unknown };
const wish = (more: Wish = {}) => ({ tableId, startsAt: wednesday, slots: 4, ...more });
/** Every way in which a member asks for a table at a time. */
const asked = (body: object): readonly (readonly [string, () => Promise<Answer>])[] => [
  ['quote', () => people.player.post('/booking/quote', body)],
  ['hold', () => people.player.post('/booking/hold', body)],
  ['move', () => people.player.put(`/booking/${id}`, body)],
  ['paid move', () => people.player.post('/booking/hold', { ...body, movesId: id })],
];
const book = (more: object) =>
  people.club.post('/booking', { ...wish(), kind: 'play', guestName: 'Ana Paz', ...more });

describe('a member who asks for a table is told what stands against it, and nothing is stored or charged', () => {
  it.each<[string, Wish | (() => Wish), number, string, string]>([
    [
      'a start between the half hours',
      { startsAt: at('2026-11-25T16:15') },
      400,
      'slot_uneven',
      'A booking begins and ends at the full or half hour.',
    ],
    [
      'a start a thousandth of a second late',
      { startsAt: '2026-11-25T21:00:00.001Z' },
      400,
      'slot_uneven',
      'A booking begins and ends at the full or half hour.',
    ],
    [
      'a time that has passed',
      { startsAt: at('2026-11-20T12:30') },
      400,
      'slot_past',
      'This time has passed already.',
    ],
    [
      'a start sooner than the club takes it',
      { startsAt: at('2026-11-20T14:30') },
      409,
      'too_short_notice',
      'This club takes bookings up to 120 minutes before they begin.',
    ],
    [
      'a day too far ahead',
      { startsAt: at('2026-12-06T10:00') },
      409,
      'too_far_ahead',
      'Tables of this club can be booked up to 14 days ahead.',
    ],
    [
      'more half hours than the club gives',
      { slots: 9 },
      409,
      'booking_length',
      'A booking of this club lasts from 1 hour to 4 hours.',
    ],
    [
      'fewer half hours than the club gives',
      { slots: 1 },
      409,
      'booking_length',
      'A booking of this club lasts from 1 hour to 4 hours.',
    ],
    [
      'a weekday on which the club is closed',
      { startsAt: at('2026-11-21T16:00') },
      409,
      'outside_hours',
      'The club is closed at that time.',
    ],
    [
      'a holiday of the club',
      { startsAt: at('2026-11-26T16:00') },
      409,
      'outside_hours',
      'The club is closed at that time.',
    ],
    [
      'a time that runs past closing',
      { startsAt: at('2026-11-25T23:00') },
      409,
      'outside_hours',
      'The club is closed at that time.',
    ],
    [
      'a table that is out of order',
      () => ({ tableId: others.broken }),
      409,
      'table_out_of_order',
      'This table is out of order.',
    ],
    [
      'a table without a price',
      () => ({ tableId: others.unpriced }),
      409,
      'tariff_missing',
      'This table has no price yet.',
    ],
    [
      'a table for those who walk in',
      () => ({ tableId: others.walkIn }),
      409,
      'table_not_bookable',
      'This table is not booked ahead.',
    ],
    [
      'a table that is not there',
      { tableId: 2_147_483_647 },
      404,
      'not_found',
      'What you are looking for was not found.',
    ],
  ])('for %s', async (_what, more, status, code, message) => {
    const before = await stored();
    for (const [way, ask] of asked(wish(typeof more === 'function' ? more() : more)))
      expect([way, ...told(await ask())]).toEqual([way, status, code, message]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['a day that is in no calendar', { startsAt: '2027-02-30T21:00:00Z' }, 'startsAt'],
    ['a 61st minute', { startsAt: '2026-11-25T21:60:00Z' }, 'startsAt'],
    ['a time without a zone', { startsAt: '2026-11-25T16:00:00' }, 'startsAt'],
    ['no time', { startsAt: 'tomorrow' }, 'startsAt'],
    ['no half hours', { slots: 0 }, 'slots'],
    ['fewer than none', { slots: -5 }, 'slots'],
    ['half of a half hour', { slots: 1.005 }, 'slots'],
    ['half hours of ten digits', { slots: 1_000_000_000 }, 'slots'],
    ['half hours as letters', { slots: '１２' }, 'slots'],
    ['a table of no number', { tableId: '1e3' }, 'tableId'],
  ])('at its field for %s', async (_what, more, field) => {
    const before = await stored();
    const asClub: readonly [string, () => Promise<Answer>] = ['for somebody', () => book(more)];
    for (const [way, ask] of [...asked(wish(more)), asClub])
      expect([way, ...fieldsOf(await ask())]).toEqual([way, 400, 'invalid_request', [field]]);
    expect(await stored()).toEqual(before);
  });
});

describe('a club that books is told the field, and nothing is stored', () => {
  it.each([
    ['nobody', { guestName: undefined }, 'guestName'],
    ['a guest and a member', { userId: 1 }, 'guestName'],
    ['somebody who is no member', { guestName: undefined, userId: 1 }, 'userId'],
    ['somebody in a block', { kind: 'block' }, 'kind'],
    ['a ninth player', { players: 9 }, 'players'],
    ['a name of 101 letters', { guestName: 'A'.repeat(101) }, 'guestName'],
    ['53 weeks', { repeat: { every: 'week', times: 53 } }, 'repeat/times'],
    ['one week', { repeat: { every: 'week', times: 1 } }, 'repeat/times'],
    ['two weeks and a half', { repeat: { every: 'week', times: 2.5 } }, 'repeat/times'],
    ['each month', { repeat: { every: 'month', times: 4 } }, 'repeat/every'],
  ])('for %s', async (_what, more, field) => {
    const before = await stored();
    expect(fieldsOf(await book(more))).toEqual([400, 'invalid_request', [field]]);
    expect(await stored()).toEqual(before);
  });
});

it.each([{}, { repeat: { every: 'week', times: 2 } }])(
  'a club that books for the last day that can be written is told how far ahead it can, and nothing is stored: %j',
  async (more) => {
    const before = await stored();
    expect(told(await book({ startsAt: '9999-12-31T23:30:00+14:00', slots: 1, ...more }))).toEqual([
      409,
      'too_far_ahead',
      'Tables of this club can be booked up to 730 days ahead.',
    ]);
    expect(await stored()).toEqual(before);
  },
);

describe('an amount that is none is refused at its field, and nothing is stored or charged', () => {
  const entry = { clubId: 1, kind: 'cashIn', amount: 500, reason: 'At the desk' };
  const calls: readonly [string, string, (amount: unknown) => Promise<Answer>][] = [
    [
      'of credit that is bought',
      'amount',
      (amount) => people.player.post('/credit/top-up', { clubId: 1, amount, cardId }),
    ],
    [
      'of credit that is paid in at the desk',
      'amount',
      (amount) => people.club.post('/credit/entry', { ...entry, userId, amount }),
    ],
    [
      'that a member may owe',
      'overdraft',
      (overdraft) => people.club.put('/credit/overdraft', { clubId: 1, userId, overdraft }),
    ],
    ['that was seen as the fee of cancelling', 'fee', (fee) => post(id, 'cancel', { fee })],
  ];
  const amounts = [1.005, '1e3', -5, '１２', 1_000_000_000, null];
  it.each(
    calls.flatMap(([what, field, call]) => amounts.map((amount) => [amount, what, field, call] as const)),
  )('%j %s', async (amount, _what, field, call) => {
    const before = await stored();
    expect(fieldsOf(await call(amount))).toEqual([400, 'invalid_request', [field]]);
    expect(await stored()).toEqual(before);
  });

  it.each([0, 49])('%j of credit that is bought', async (amount) => {
    const before = await stored();
    const bought = people.player.post('/credit/top-up', { clubId: 1, amount, cardId });
    expect(fieldsOf(await bought)).toEqual([400, 'invalid_request', ['amount']]);
    expect(await stored()).toEqual(before);
  });
});

describe('what is another club’s is not there, and nothing is stored', () => {
  const refund = { fee: 0, waive: true, reason: 'Burst pipe' };
  it.each<[string, () => Promise<Answer>]>([
    ['its plan', () => elsewhere.get('/schedule/club/1')],
    ['its rules', () => elsewhere.put('/schedule/club/1/rules', rules)],
    ['its clock times', () => elsewhere.post('/booking/club/1/clock-times', { keep: 'clock' })],
    [
      'its table, to book',
      () => elsewhere.post('/booking', { ...wish(), kind: 'play', guestName: 'Ana Paz' }),
    ],
    ['its table, to ask the price', () => elsewhere.post('/booking/quote', wish())],
    ['its booking', () => elsewhere.get(`/booking/${id}`)],
    ['its booking, to move', () => elsewhere.put(`/booking/${id}`, wish())],
    ['its booking, to cancel', () => post(id, 'cancel', refund, elsewhere)],
    ['its player, to check in', () => post(id, 'check-in', undefined, elsewhere)],
    ['its player, to miss', () => post(id, 'no-show', undefined, elsewhere)],
    ['its player, to arrive', () => post(id, 'arrived', undefined, elsewhere)],
    ['its fee', () => post(id, 'fee', { how: 'paid' }, elsewhere)],
    [
      'its credit',
      () => elsewhere.post('/credit/entry', { clubId: 1, userId, kind: 'cashIn', amount: 5, reason: 'Why' }),
    ],
    [
      'what its members may owe',
      () => elsewhere.put('/credit/overdraft', { clubId: 1, userId, overdraft: 5 }),
    ],
    ['its product', () => elsewhere.post('/product', { clubId: 1, type: 'time', name: 'Ours' })],
    [
      'a table of another club, for a member',
      () => hold(wednesday, people.referee, { tableId: others.theirs }),
    ],
    ['a booking of somebody else', () => post(id, 'cancel', { fee: 0 }, people.referee)],
    ['a booking of somebody else, to move', () => hold(wednesday, people.referee, { movesId: id })],
    ['a booking of somebody else, to pay', () => post(id, 'confirm', { payBy: 'atClub' }, people.referee)],
  ])('%s', async (_what, ask) => {
    const before = await stored();
    expect(told(await ask())).toEqual([404, 'not_found', 'What you are looking for was not found.']);
    expect(await stored()).toEqual(before);
  });
});

it('a name of a guest may be of any letters, and comes back as it was written', async () => {
  const made = await book({ guestName: 'Ana 🎱 Łukasz 山田' });
  const [guest = 0] = made.body['ids'] as number[];
  expect(await given.read(guest)).toMatchObject({ guestName: 'Ana 🎱 Łukasz 山田' });
});

describe('on the days on which the clocks change', () => {
  it('a time that comes twice is two times, and each is booked by its own instant', async () => {
    await given.passTo('2027-10-31T18:00:00Z');
    await given.setRules();
    const [first, second] = ['2027-11-07T05:00:00Z', '2027-11-07T06:00:00Z'];
    const ids = [];
    for (const [startsAt, client] of [
      [first, people.player],
      [second, people.referee],
    ] as const) {
      const { status, body } = await hold(startsAt, client, { slots: 2 });
      expect([status, body['code'], body['startsAt']]).toEqual([
        201,
        undefined,
        startsAt.replace('Z', '.000Z'),
      ]);
      ids.push(Number(body['bookingId']));
    }
    const kept = db.selectFrom('table_bookings').select('local_start').where('id', 'in', ids);
    expect(await kept.execute()).toEqual([
      { local_start: '2027-11-07T01:00' },
      { local_start: '2027-11-07T01:00' },
    ]);
  });

  it('a time that the clocks skip is refused with its day in every week of a series, and nothing is stored', async () => {
    await given.passTo('2027-02-20T18:00:00Z');
    const before = await stored();
    const repeat = { every: 'week', times: 4 };
    expect(told(await book({ startsAt: at('2027-02-28T02:30'), slots: 2, repeat }))).toEqual([
      400,
      'slot_missing',
      'This time does not exist on 2027-03-14: the clocks go forward.',
    ]);
    expect(await stored()).toEqual(before);
  });
});
