import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { callOffLost } from '#server/booking/calling-off.ts';
import { endDueBookings } from '#server/booking/due.ts';
import { expectSums } from '#tests/credit/sums.ts';
import { cards, openClub, type OpenClub } from '#tests/payments/open-club.ts';
import type { TestClient } from '#tests/support/server.ts';

let club: OpenClub;
const people = {} as Record<'club' | 'player' | 'referee', TestClient>;
let [userId, tableId] = [0, 0];
beforeAll(async () => {
  club = await openClub();
  const { db } = club.bank.server.store;
  const idOf = async (email: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  userId = await idOf('player@baulk.example');
  await db
    .insertInto('club_members')
    .values({
      club_id: 1,
      user_id: await idOf('referee@baulk.example'),
      status: 'member',
      role: 5,
      member_since: new Date(),
    })
    .execute();
  tableId = (
    await db
      .selectFrom('club_tables as t')
      .innerJoin('products as p', 'p.id', 't.tariff_id')
      .select('t.id')
      .where('t.club_id', '=', 1)
      .where('p.name', '=', 'Pool')
      .where('t.is_bookable', '=', true)
      .where('t.is_out_of_order', '=', false)
      .executeTakeFirstOrThrow()
  ).id;
  for (const name of ['club', 'player', 'referee'] as const) people[name] = club.bank.server.client();
});
afterAll(async () => {
  await expectSums(club.bank.server.store);
  await club.bank.server.close();
});

const passTo = async (instant: string) => {
  const { server } = club.bank;
  server.pass((Date.parse(instant) - server.clock.now()) / 1_000);
  const now = server.clock.now();
  await server.store.db
    .updateTable('sessions')
    .set({ active_at: new Date(now), expires_at: new Date(now + 86_400_000), idle_seconds: 86_400 })
    .execute();
};

beforeEach(async () => {
  await passTo('2026-11-20T18:00:00Z');
  for (const [name, client] of Object.entries(people)) await client.signIn(`${name}@baulk.example`);
  await club.bank.server.store.db.deleteFrom('table_bookings').execute();
  await club.begin({ basisPoints: 400 });
  await setRules();
});
const setRules = async (more: object = {}) => {
  const body = { rules: { ...usualRules, ...more }, hours: [], exceptions: [] };
  expect((await people.club.put('/schedule/club/1/rules', body)).status).toBe(200);
};

const at = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('America/New_York').toInstant().toString();
/** Wednesday, five days on; two hours that cost 2000, of which the association has 80. */
const wednesday = at('2026-11-25T16:00');
const hold = (startsAt = wednesday, client = people.player) =>
  client.post('/booking/hold', { tableId, startsAt, slots: 4 });
const confirm = (id: unknown, cardId: string, { client = people.player, key = '' } = {}) =>
  client.post(
    `/booking/${String(id)}/confirm`,
    { payBy: 'card', cardId },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const held = async (startsAt = wednesday): Promise<number> => {
  const { status, body } = await hold(startsAt);
  expect([status, body['code']]).toEqual([201, undefined]);
  return Number(body['bookingId']);
};
const paid = async (card: string = cards.works, startsAt = wednesday): Promise<number> => {
  const id = await held(startsAt);
  const { status, body } = await confirm(id, await club.save(people.player, card));
  expect([status, body['status']]).toEqual([200, 'booked']);
  return id;
};
const read = async (id: number, client = people.club) => (await client.get(`/booking/${id}`)).body;
const post = (id: number, what: string, body?: object, client = people.player) =>
  client.post(`/booking/${id}/${what}`, body);
const mails = async () => {
  const { db } = club.bank.server.store;
  return (await db.selectFrom('outbox').select('template').execute()).map(({ template }) => template);
};
const due = () =>
  club.bank.server.store.db
    .transaction()
    .execute((db) => endDueBookings(db, { clubId: null, now: club.bank.server.clock.now() }));
const refunds = () =>
  club.bank.server.store.db
    .selectFrom('transaction_refunds')
    .select(['amount', 'fee_back', 'state', 'booking_id'])
    .orderBy('id')
    .execute();

describe('A-1.43 a member pays a table by card', () => {
  it('and it is booked, told by mail, and stands in the ledger of both', async () => {
    const id = await paid();
    expect(await read(id)).toMatchObject({
      status: 'booked',
      payBy: 'card',
      heldUntil: null,
      payment: { state: 'succeeded', card: 'Visa ending 4242', ref: `booking-${id}` },
      refund: null,
      ifCancelledNow: { fee: 0, refund: 2000 },
    });
    expect(await mails()).toEqual(['booking']);
    expect(await club.share()).toBe(1920);
    for (const client of [people.player, people.club]) {
      expect((await client.get('/transaction?scope=members')).body['rows']).toMatchObject([
        { amount: 2000, fee: 80, status: 'succeeded', ref: `booking-${id}` },
      ]);
    }
  });

  it('C3 once however often it is pressed, in one tab or two', async () => {
    const cardId = await club.save(people.player);
    const id = await held();
    const answers = await Promise.all([
      confirm(id, cardId, { key: 'one' }),
      confirm(id, cardId, { key: 'one' }),
      confirm(id, cardId, { key: 'other' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await confirm(id, cardId, { key: 'one' })).body['status']).toBe('booked');
    expect(await club.count('payment')).toBe(1);
    expect(await mails()).toEqual(['booking']);
  });

  it('and is told why a card is declined, with the table kept for another one', async () => {
    const id = await held();
    club.bank.server.pass(200);
    const declining = await club.save(people.player, cards.declinesLater);
    const { body } = await confirm(id, declining);
    expect(body).toMatchObject({
      status: 'held',
      payBy: null,
      payment: { state: 'failed', reason: 'card_declined' },
    });
    const left = Date.parse(String(body['heldUntil'])) - club.bank.server.clock.now();
    expect(left).toBeGreaterThan(295_000);
    const good = await club.save(people.player);
    expect((await confirm(id, good)).body).toMatchObject({ status: 'booked', payBy: 'card' });
    expect(await club.share()).toBe(1920);
  });

  it('not a fourth time where three cards were declined: the table is free for others', async () => {
    const id = await held();
    const declining = await club.save(people.player, cards.declinesLater);
    for (const status of ['held', 'held', 'expired'])
      expect((await confirm(id, declining)).body['status']).toBe(status);
    expect((await confirm(id, declining)).body['code']).toBe('hold_expired');
    expect((await hold(wednesday, people.referee)).status).toBe(201);
  });

  it('in time by the clock of the server, and else nothing is charged', async () => {
    const id = await held();
    const cardId = await club.save(people.player);
    club.bank.server.pass(301);
    expect((await confirm(id, cardId)).body['code']).toBe('hold_expired');
    expect(await club.count('payment')).toBe(0);
  });

  it('by an own card, where the club takes cards', async () => {
    const id = await held();
    const refused = async (cardId?: string) =>
      (await people.player.post(`/booking/${id}/confirm`, { payBy: 'card', cardId })).body['code'];
    expect(await refused()).toBe('invalid_request');
    expect(await refused('card_of_nobody')).toBe('card_missing');
    const cardId = await club.save(people.player);
    expect((await confirm(id, cardId, { client: people.referee })).status).toBe(404);
    await setRules({ pay: 'atClub' });
    expect(await refused(cardId)).toBe('payment_not_offered');
    await setRules();
    await club.bank.server.store.db.updateTable('payment_accounts').set({ closed_at: new Date() }).execute();
    expect(await refused(cardId)).toBe('payment_not_offered');
    expect(await read(id, people.player)).toMatchObject({ status: 'held' });
  });

  it.each(['none', 'done'] as const)(
    'once where the provider was silent (%s): a worker goes on, and a mail tells the end',
    async (effect) => {
      const id = await held();
      const cardId = await club.save(people.player);
      const asked = await club.silently('charge', effect, () => confirm(id, cardId));
      expect(asked.body).toMatchObject({ status: 'paying', payment: { state: 'processing' } });
      expect((await hold(wednesday, people.referee)).body['code']).toBe('slot_taken');
      club.bank.server.pass(301);
      await club.work();
      await club.work();
      await club.hear();
      expect(await read(id)).toMatchObject({ status: 'booked' });
      expect(await club.count('payment')).toBe(1);
      expect(await mails()).toEqual(['booking']);
    },
  );

  it('and hears of a decline by mail where nobody was there any more', async () => {
    const id = await held();
    const cardId = await club.save(people.player, cards.declinesLater);
    await club.silently('charge', 'none', () => confirm(id, cardId));
    club.bank.server.pass(301);
    await club.work();
    expect(await read(id)).toMatchObject({ status: 'held' });
    expect(await mails()).toEqual(['booking']);
  });
});

describe('a payment that succeeds when the time for it is over', () => {
  /** The card has been charged, and nobody knows it before the table is lost. */
  const late = async (startsAt = wednesday, effect: 'none' | 'done' = 'done') => {
    const id = await held(startsAt);
    const cardId = await club.save(people.player);
    await club.silently('charge', effect, () => confirm(id, cardId));
    await passTo(new Date(club.bank.server.clock.now() + 30 * 60_000 + 1000).toISOString());
    await due();
    expect(await read(id)).toMatchObject({ status: 'expired' });
    return id;
  };

  it('books the table where nobody has it, as if it had never been lost', async () => {
    const id = await late();
    await club.work();
    expect(await read(id)).toMatchObject({ status: 'booked', payBy: 'card' });
    expect(await mails()).toEqual(['booking']);
    expect(await refunds()).toEqual([]);
  });

  it('goes back whole and once where somebody has it, without a fee, and says so by mail', async () => {
    const id = await late();
    expect((await hold(wednesday, people.referee)).status).toBe(201);
    await club.work();
    expect(await read(id)).toMatchObject({ status: 'refunded', fee: null, refund: { amount: 2000 } });
    await club.hear();
    await club.work();
    expect(await refunds()).toEqual([{ amount: 2000, fee_back: 80, state: 'succeeded', booking_id: id }]);
    expect(await club.share()).toBe(0);
    expect(await mails()).toEqual(['booking']);
    expect(await club.count('refund')).toBe(1);
  });

  it('goes back where the time has begun', async () => {
    const id = await late(at('2026-11-20T13:30'));
    await club.work();
    await club.work();
    expect(await read(id)).toMatchObject({ status: 'refunded' });
  });

  it('is not asked for any more where the provider has never heard of it', async () => {
    const id = await late(wednesday, 'none');
    await club.work();
    expect(await read(id)).toMatchObject({ status: 'expired', payment: { state: 'failed' } });
    expect(await club.count('payment')).toBe(0);
  });

  it('becomes credit where the card takes nothing back and the club says so', async () => {
    const id = await held();
    const cardId = await club.save(people.player, cards.refusesRefunds);
    await club.silently('charge', 'done', () => confirm(id, cardId));
    await passTo(new Date(club.bank.server.clock.now() + 30 * 60_000 + 1000).toISOString());
    expect((await hold(wednesday, people.referee)).status).toBe(201);
    await club.work();
    await club.work();
    const { refund, status } = await read(id);
    expect([status, refund]).toMatchObject(['refunding', { state: 'failed', amount: 2000 }]);
    const { refundId } = refund as { refundId: number };
    expect((await people.club.post(`/credit/refund/${refundId}`, undefined)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'refunded', refund: { state: 'credited' } });
  });
});

describe('what was paid by card goes back', () => {
  it.each([
    ['for nothing a day before', '2026-11-24T20:59:59Z', 0, 2000],
    ['for half the price later', '2026-11-24T21:00:01Z', 1000, 1000],
  ])('where it is cancelled %s', async (_when, instant, fee, back) => {
    const id = await paid();
    await passTo(instant);
    expect((await read(id))['ifCancelledNow']).toEqual({ fee, refund: back });
    if (fee > 0) expect((await post(id, 'cancel', { fee: 0 })).body['code']).toBe('fee_changed');
    expect((await post(id, 'cancel', { fee })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      fee,
      isFeeOwed: false,
      refund: { amount: back, state: 'pending' },
    });
    expect((await hold(wednesday, people.referee)).status).toBe(201);
    await club.work();
    expect(await read(id)).toMatchObject({ refund: { amount: back, state: 'succeeded' } });
    expect(await refunds()).toMatchObject([{ amount: back, fee_back: (80 * back) / 2000 }]);
    expect(await club.share()).toBe(fee === 0 ? 0 : 960);
  });

  it('whole where the club cancels and says why', async () => {
    const id = await paid();
    await passTo('2026-11-25T20:00:00Z');
    const body = { fee: 0, waive: true, reason: 'Burst pipe' };
    expect((await post(id, 'cancel', body, people.club)).status).toBe(200);
    await club.work();
    expect(await refunds()).toMatchObject([{ amount: 2000, state: 'succeeded' }]);
  });

  it('whole where its player does not belong to the club any more, and the club cannot keep it', async () => {
    const id = await paid();
    const { server, outbox } = club.bank;
    const { db } = server.store;
    const member = db.updateTable('club_members').where('club_id', '=', 1).where('user_id', '=', userId);
    await member.set({ status: 'requested', member_since: null }).execute();
    await db.transaction().execute((inner) => callOffLost({ db: inner, outbox }, server.clock.now()));
    await member.set({ status: 'member', member_since: new Date() }).execute();
    await club.work();
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      refund: { amount: 2000, state: 'succeeded' },
    });
    expect(await club.share()).toBe(0);
  });

  it('in part where it is moved to a cheaper time; a dearer one is booked anew', async () => {
    const id = await paid();
    const move = (startsAt: string, slots: number) =>
      people.player.put(`/booking/${id}`, { tableId, startsAt, slots });
    expect((await move(at('2026-11-25T18:00'), 4)).body['code']).toBe('move_dearer');
    const moved = await move(at('2026-11-25T14:00'), 4);
    expect(moved.body).toMatchObject({ difference: -400, booking: { price: 1600 } });
    await club.work();
    expect(await read(id)).toMatchObject({ refund: { amount: 400, state: 'succeeded' } });
    expect((await post(id, 'cancel', { fee: 0 })).status).toBe(200);
    await club.work();
    expect((await refunds()).map(({ amount }) => amount)).toEqual([400, 1600]);
    expect(await club.share()).toBe(0);
  });

  it('save for the fee where nobody comes; who comes after all owes what went back', async () => {
    await setRules({ noShowFeeBp: 5000 });
    const id = await paid();
    await passTo('2026-11-25T21:15:00Z');
    await due();
    expect(await read(id)).toMatchObject({ status: 'noShow', fee: 1000, isFeeOwed: false });
    await club.work();
    expect(await refunds()).toMatchObject([{ amount: 1000, fee_back: 40, state: 'succeeded' }]);
    expect((await post(id, 'arrived', undefined, people.club)).body).toMatchObject({
      status: 'checkedIn',
      fee: 1000,
      isFeeOwed: true,
    });
  });

  it('by the club’s word that nobody came, and nothing where the fee is the whole price', async () => {
    const id = await paid();
    await passTo('2026-11-25T21:20:00Z');
    expect((await post(id, 'no-show', undefined, people.club)).body).toMatchObject({ fee: 2000 });
    expect(await refunds()).toEqual([]);
  });

  it('not twice: what the card refuses is told to both, and becomes credit at the club’s word', async () => {
    const id = await paid(cards.refusesRefunds);
    expect((await post(id, 'cancel', { fee: 0 })).status).toBe(200);
    await club.work();
    for (const client of [people.player, people.club])
      expect(await read(id, client)).toMatchObject({ refund: { amount: 2000, state: 'failed' } });
    const { refundId } = (await read(id))['refund'] as { refundId: number };
    expect((await people.club.post(`/credit/refund/${refundId}`, undefined)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'cancelled', refund: { state: 'credited' } });
    await club.work();
    expect(await club.share()).toBe(1920);
    const { rows } = (await people.player.get('/credit/entry?clubId=1')).body as { rows: object[] };
    expect(rows[0]).toMatchObject({ kind: 'refund', amount: 2000, bookingId: id, userId });
  });
});
