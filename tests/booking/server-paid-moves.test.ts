import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSums } from '#tests/credit/sums.ts';
import { cards } from '#tests/payments/open-club.ts';
import { openCardClub } from './card-club.ts';

const given = await openCardClub();
const { club, people, tableId, at, wednesday, passTo, hold, confirm, paid, read, post, mails, due } = given;
const { refunds, setRules } = given;
afterAll(async () => {
  await expectSums(club.bank.server.store);
  await club.bank.server.close();
});
beforeEach(given.begin);

/** Half an hour later, and half an hour longer: what was booked and where it goes overlap. It costs 2800. */
const dearer = { tableId, startsAt: at('2026-11-25T16:30'), slots: 5 };
/** Where a booking goes for which the difference is paid first. */
const holdMove = async (id: number, wish: object = dearer) =>
  people.player.post('/booking/hold', { ...dearer, ...wish, movesId: id });
const heldMove = async (id: number, wish: object = dearer) => {
  const { status, body } = await holdMove(id, wish);
  expect([status, body['code']]).toEqual([201, undefined]);
  return Number(body['bookingId']);
};
const move = (id: number, client = people.player) => client.put(`/booking/${id}`, dearer);

describe('A-1.43 a booking paid by card goes to a dearer time', () => {
  it('once the card has paid the difference, while that time is kept and the booking stays', async () => {
    const id = await paid();
    for (const client of [people.player, people.club])
      expect((await move(id, client)).body['code']).toBe('move_dearer');
    const kept = await heldMove(id);
    expect(await read(kept, people.player)).toMatchObject({
      status: 'held',
      moves: { bookingId: id, due: 800 },
      price: 2800,
    });
    expect(await read(id)).toMatchObject({ status: 'booked', price: 2000 });
    const wish = { startsAt: at('2026-11-25T18:00'), slots: 2 };
    expect((await hold(wish.startsAt, people.referee, { slots: 2 })).body['code']).toBe('slot_taken');
    const cardId = await club.save(people.player);
    expect((await confirm(kept, cardId)).body).toMatchObject({ status: 'moved', payBy: 'card' });
    expect(await read(id)).toMatchObject({
      status: 'booked',
      price: 2800,
      startsAt: dearer.startsAt.replace('Z', '.000Z'),
    });
    expect((await hold(at('2026-11-25T15:30'), people.referee, { slots: 2 })).status).toBe(201);
    expect(await club.share()).toBe(2688);
    expect(await mails()).toEqual(['booking', 'booking']);
    const own = (await people.player.get('/booking?clubId=1')).body['rows'] as { bookingId: number }[];
    expect(own.map(({ bookingId }) => bookingId)).toEqual([id]);
  });

  it('and all of it goes back where it is cancelled then', async () => {
    const id = await paid();
    await confirm(await heldMove(id), await club.save(people.player));
    expect(await read(id)).toMatchObject({ ifCancelledNow: { fee: 0, refund: 2800 } });
    expect((await post(id, 'cancel', { fee: 0 })).status).toBe(200);
    await club.work();
    expect((await refunds()).map(({ amount }) => amount)).toEqual([800, 2000]);
    expect(await club.share()).toBe(0);
  });

  it('C3 once however often it is pressed', async () => {
    const id = await paid();
    const kept = await heldMove(id);
    const cardId = await club.save(people.player);
    const answers = await Promise.all([confirm(kept, cardId), confirm(kept, cardId), confirm(kept, cardId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await confirm(kept, cardId)).body['status']).toBe('moved');
    expect(await club.count('payment')).toBe(2);
    expect(await read(id)).toMatchObject({ price: 2800 });
  });

  it('not by a card that is declined: the time is kept for another one, and given up at the third', async () => {
    const id = await paid();
    const kept = await heldMove(id);
    const declining = await club.save(people.player, cards.declinesLater);
    for (const status of ['held', 'held', 'expired'])
      expect((await confirm(kept, declining)).body['status']).toBe(status);
    expect(await read(id)).toMatchObject({ status: 'booked', price: 2000 });
    expect(await club.share()).toBe(1920);
  });

  it('not when the time to pay has run out', async () => {
    const id = await paid();
    const kept = await heldMove(id);
    const cardId = await club.save(people.player);
    club.bank.server.pass(301);
    expect((await confirm(kept, cardId)).body['code']).toBe('hold_expired');
    expect(await club.count('payment')).toBe(1);
  });

  it.each(['none', 'done'] as const)(
    'once where the provider was silent (%s): a worker goes on, and till then it is not changed otherwise',
    async (effect) => {
      const id = await paid();
      const kept = await heldMove(id);
      const cardId = await club.save(people.player);
      const asked = await club.silently('charge', effect, () => confirm(kept, cardId));
      expect(asked.body).toMatchObject({ status: 'paying' });
      for (const code of [
        (await holdMove(id)).body['code'],
        (await people.player.put(`/booking/${id}`, { ...dearer, startsAt: at('2026-11-25T12:00'), slots: 2 }))
          .body['code'],
        (await post(id, 'cancel', { fee: 0 })).body['code'],
      ])
        expect(['move_under_way', 'slot_taken']).toContain(code);
      club.bank.server.pass(301);
      await club.work();
      await club.work();
      await club.hear();
      expect(await read(id)).toMatchObject({ status: 'booked', price: 2800 });
      expect(await club.count('payment')).toBe(2);
    },
  );

  it('when the bank answers late too, where nobody has that time; else the difference goes back once', async () => {
    for (const isFree of [true, false]) {
      await given.begin();
      const id = await paid();
      const kept = await heldMove(id);
      const cardId = await club.save(people.player);
      await club.silently('charge', 'done', () => confirm(kept, cardId));
      await passTo(new Date(club.bank.server.clock.now() + 30 * 60_000 + 1000).toISOString());
      await due();
      expect(await read(kept)).toMatchObject({ status: 'expired' });
      if (!isFree) expect((await hold(at('2026-11-25T18:00'), people.referee)).status).toBe(201);
      await club.work();
      await club.work();
      expect(await read(id)).toMatchObject({ status: 'booked', price: isFree ? 2800 : 2000 });
      expect(await refunds()).toMatchObject(isFree ? [] : [{ amount: 800, state: 'succeeded' }]);
      expect(await club.share()).toBe(isFree ? 2688 : 1920);
      expect(await mails()).toEqual(['booking', 'booking']);
    }
  });

  it('for nobody where the booking is called off while the bank is asked: the difference goes back too', async () => {
    const id = await paid();
    const kept = await heldMove(id);
    const cardId = await club.save(people.player);
    await club.silently('charge', 'done', () => confirm(kept, cardId));
    const { db } = club.bank.server.store;
    await db.updateTable('table_bookings').set({ status: 'cancelled' }).where('id', '=', id).execute();
    club.bank.server.pass(301);
    await club.work();
    await club.work();
    expect(await read(kept)).toMatchObject({ status: 'refunded' });
    expect((await refunds()).map(({ amount }) => amount)).toEqual([800]);
  });

  it('which is let go where the booking is cancelled before it is paid', async () => {
    const id = await paid();
    const kept = await heldMove(id);
    expect((await post(id, 'cancel', { fee: 0 })).status).toBe(200);
    expect((await confirm(kept, await club.save(people.player))).body['code']).toBe('hold_expired');
    expect((await hold(at('2026-11-25T16:30'), people.referee)).status).toBe(201);
  });

  it('only where it may be moved, is dearer, and is paid by card as the booking was', async () => {
    const id = await paid();
    expect((await holdMove(id, { startsAt: wednesday, slots: 4 })).body['code']).toBe('invalid_request');
    expect((await hold(wednesday, people.referee, { ...dearer, movesId: id })).status).toBe(404);
    const kept = await heldMove(id);
    for (const payBy of ['credit', 'atClub'])
      expect((await post(kept, 'confirm', { payBy })).body['code']).toBe('payment_not_offered');
    expect((await post(kept, 'confirm', { payBy: 'card' })).body['code']).toBe('invalid_request');
    await passTo('2026-11-24T21:00:01Z');
    expect((await holdMove(id)).body['code']).toBe('fee_changed');
  });
});

describe('A-1.43 a booking for 2000 that is paid', () => {
  /** Half an hour longer costs 2600, half an hour shorter 1400. */
  const to = (slots: number) => ({ tableId, startsAt: wednesday, slots });
  const moveTo = (id: number, slots: number, client = people.player) =>
    client.put(`/booking/${id}`, to(slots));

  it('by card, pays 600 by card before it goes to a time for 2600', async () => {
    const id = await paid();
    const kept = await heldMove(id, to(5));
    expect(await read(kept, people.player)).toMatchObject({ price: 2600, moves: { due: 600 } });
    expect((await confirm(kept, await club.save(people.player))).body).toMatchObject({ status: 'moved' });
    expect(await read(id)).toMatchObject({ price: 2600 });
  });

  it('by card, goes to no time that costs less more than a card takes, and is told so', async () => {
    const id = await paid();
    await club.bank.server.store.db
      .updateTable('table_bookings')
      .set({ price: 2551 })
      .where('id', '=', id)
      .execute();
    const { status, body } = await holdMove(id, to(5));
    expect([status, body['code'], body['message']]).toEqual([
      409,
      'amount_small',
      'That time costs USD 0.49 more, and a card can be asked for USD 0.50 at the least. Please choose another time.',
    ]);
    expect(await read(id)).toMatchObject({ status: 'booked', price: 2551 });
  });

  it('by card, has 600 go back to the card where it goes to a time for 1400', async () => {
    const id = await paid();
    expect((await moveTo(id, 3)).body).toMatchObject({ difference: -600, booking: { price: 1400 } });
    await club.work();
    expect(await refunds()).toMatchObject([{ amount: 600, state: 'succeeded' }]);
  });

  it('by credit, pays 600 by credit for a time for 2600, and has it back there', async () => {
    await setCredit(2600);
    const id = await given.held();
    expect((await post(id, 'confirm', { payBy: 'credit' })).status).toBe(200);
    expect((await moveTo(id, 5)).body).toMatchObject({ difference: 600, booking: { price: 2600 } });
    expect(await ownCredit()).toBe(0);
    expect((await moveTo(id, 3)).body).toMatchObject({ difference: -1200, booking: { price: 1400 } });
    expect(await ownCredit()).toBe(1200);
  });

  it('is moved late by its club and not by its player, who would have to pay a fee', async () => {
    const id = await paid();
    await passTo('2026-11-24T21:00:01Z');
    expect((await moveTo(id, 3)).body['code']).toBe('fee_changed');
    expect((await moveTo(id, 3, people.club)).body).toMatchObject({ difference: -600 });
  });
});

const setCredit = async (balance: number) => {
  const now = await ownCredit();
  if (balance === now) return;
  const body = {
    clubId: 1,
    userId: given.userId,
    kind: 'adjustment',
    amount: balance - now,
    reason: 'Test',
  };
  expect((await people.club.post('/credit/entry', body)).status).toBe(201);
};
async function ownCredit(): Promise<number> {
  const { rows } = (await people.player.get('/credit/mine')).body as {
    rows: { club: { clubId: number }; balance: number }[];
  };
  return rows.find(({ club: { clubId } }) => clubId === 1)?.balance ?? 0;
}

describe('A-1.51 credit first, and the card for the rest', () => {
  beforeEach(() => setCredit(1000));
  const both = async (card: string = cards.works) => {
    const id = await given.held();
    return { id, answer: await confirm(id, await club.save(people.player, card), { useCredit: true }) };
  };

  it('pays a table of which the card is asked for what the credit lacks', async () => {
    const { id, answer } = await both();
    expect(answer.body).toMatchObject({ status: 'booked', payBy: 'card', creditPart: 1000 });
    expect(await ownCredit()).toBe(0);
    expect(await club.share()).toBe(960);
    expect(await read(id)).toMatchObject({ ifCancelledNow: { fee: 0, refund: 2000 } });
  });

  it('pays 2178 with the 1000 that are there and 1178 from a card, or owes all of it when that is declined', async () => {
    const { db } = club.bank.server.store;
    const id = await given.held();
    await db.updateTable('table_bookings').set({ price: 2178 }).where('id', '=', id).execute();
    const declining = await club.save(people.player, cards.declinesLater);
    expect((await confirm(id, declining, { useCredit: true })).body).toMatchObject({
      status: 'held',
      price: 2178,
      creditPart: 0,
    });
    expect(await ownCredit()).toBe(1000);
    // One transaction of the database has marked the card as failed and given the credit back.
    const { rows } = await sql<{ is_one: boolean }>`
      select t.xmin = e.xmin as is_one from transactions t
      join credit_entries e on e.booking_id = t.booking_id and e.kind = 'reversal' and e.amount = 1000
      where t.booking_id = ${id} and t.status = 'failed'`.execute(db);
    expect(rows).toEqual([{ is_one: true }]);
    const good = await club.save(people.player);
    expect((await confirm(id, good, { useCredit: true })).body).toMatchObject({
      status: 'booked',
      creditPart: 1000,
    });
    const paidBy = db.selectFrom('transactions').select(['amount', 'status']).where('booking_id', '=', id);
    expect(await paidBy.orderBy('id').execute()).toEqual([
      { amount: 1178, status: 'failed' },
      { amount: 1178, status: 'succeeded' },
    ]);
    expect(await ownCredit()).toBe(0);
  });

  it('leaves the card what it can take, where the credit nearly suffices', async () => {
    await setCredit(1980);
    const { answer } = await both();
    expect(answer.body).toMatchObject({ status: 'booked', payBy: 'card', creditPart: 1950 });
    expect(await ownCredit()).toBe(30);
  });

  it('pays what costs less than a card takes by credit, or says so before the card is asked', async () => {
    const { db } = club.bank.server.store;
    const id = await given.held();
    await db.updateTable('table_bookings').set({ price: 49 }).where('id', '=', id).execute();
    await setCredit(48);
    const cardId = await club.save(people.player);
    for (const useCredit of [false, true]) {
      const { status, body } = await confirm(id, cardId, { useCredit });
      expect([status, body['code'], body['message']]).toEqual([
        409,
        'amount_small',
        'A card can be asked for USD 0.50 at the least. Please pay in another way.',
      ]);
    }
    expect(await read(id, people.player)).toMatchObject({ status: 'held' });
    expect(await club.count('payment')).toBe(0);
    await setCredit(49);
    expect((await confirm(id, cardId, { useCredit: true })).body).toMatchObject({ payBy: 'credit' });
  });

  it('and needs no card where the credit suffices', async () => {
    await setCredit(2500);
    const { answer } = await both();
    expect(answer.body).toMatchObject({ status: 'booked', payBy: 'credit', creditPart: 0 });
    expect(await ownCredit()).toBe(500);
    expect(await club.count('payment')).toBe(0);
  });

  it('which is there again in the same moment in which the card is declined', async () => {
    const { id, answer } = await both(cards.declinesLater);
    expect(answer.body).toMatchObject({ status: 'held', creditPart: 0 });
    expect(await ownCredit()).toBe(1000);
    const { rows } = (await people.player.get('/credit/entry?clubId=1&limit=2')).body as { rows: object[] };
    expect(rows).toMatchObject([
      { kind: 'reversal', amount: 1000, bookingId: id },
      { kind: 'payment', amount: -1000, bookingId: id },
    ]);
    const again = await confirm(id, await club.save(people.player), { useCredit: true });
    expect(again.body).toMatchObject({ status: 'booked', creditPart: 1000 });
  });

  it.each([
    ['the bank has never heard of it', 'none', 0],
    ['the bank answers too late', 'done', 1],
  ] as const)(
    'which comes back whole where %s and somebody else has the table',
    async (_why, effect, back) => {
      const id = await given.held();
      const cardId = await club.save(people.player);
      await club.silently('charge', effect, () => confirm(id, cardId, { useCredit: true }));
      expect(await ownCredit()).toBe(0);
      await passTo(new Date(club.bank.server.clock.now() + 30 * 60_000 + 1000).toISOString());
      await due();
      expect((await hold(wednesday, people.referee)).status).toBe(201);
      await club.work();
      await club.work();
      expect(await ownCredit()).toBe(1000);
      expect(await refunds()).toMatchObject(back === 0 ? [] : [{ amount: 1000, state: 'succeeded' }]);
      expect(await club.share()).toBe(0);
    },
  );

  it('and what goes back goes to the card first, and then to the credit', async () => {
    await setRules({ lateFeeBp: 2500 });
    const { id } = await both();
    await passTo('2026-11-24T21:00:01Z');
    expect((await post(id, 'cancel', { fee: 500 })).status).toBe(200);
    await club.work();
    expect(await refunds()).toMatchObject([{ amount: 1000, state: 'succeeded' }]);
    expect(await ownCredit()).toBe(500);
  });

  it('save for the fee where nobody comes', async () => {
    await setRules({ noShowFeeBp: 2500 });
    const { id } = await both();
    await passTo('2026-11-25T21:15:00Z');
    await due();
    await club.work();
    expect(await read(id)).toMatchObject({ status: 'noShow', fee: 500 });
    expect(await refunds()).toMatchObject([{ amount: 1000, state: 'succeeded' }]);
    expect(await ownCredit()).toBe(500);
  });

  it('all of it becomes credit where its player chooses that, and nobody else may', async () => {
    const { id } = await both();
    const asClub = await post(id, 'cancel', { fee: 0, refundTo: 'credit' }, people.club);
    expect([asClub.status, asClub.body['code']]).toEqual([400, 'invalid_request']);
    expect((await post(id, 'cancel', { fee: 0, refundTo: 'credit' })).status).toBe(200);
    await club.work();
    expect(await ownCredit()).toBe(2000);
    expect(await refunds()).toEqual([]);
    expect(await club.share()).toBe(960);
  });

  it('and what the club would have is only proposed', async () => {
    await setRules({ refundTo: 'credit' });
    const { id } = await both();
    expect(await read(id)).toMatchObject({ ifCancelledNow: { refundTo: 'credit' } });
    expect((await post(id, 'cancel', { fee: 0 })).status).toBe(200);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([1000]);
    expect(await ownCredit()).toBe(1000);
  });
});

it('a club finds what cards have not taken back, until it has become credit', async () => {
  const id = await paid(cards.refusesRefunds);
  expect((await post(id, 'cancel', { fee: 0 })).status).toBe(200);
  await club.work();
  const found = async (client = people.club) =>
    (await client.get('/schedule/club/1?date=2026-12-20')).body['refusedRefunds'];
  expect(await found()).toMatchObject([{ bookingId: id, amount: 2000, currency: 'USD' }]);
  expect(await found(people.player)).toEqual([]);
  const { refundId } = (await read(id))['refund'] as { refundId: number };
  expect((await people.club.post(`/credit/refund/${refundId}`, undefined)).status).toBe(200);
  expect(await found()).toEqual([]);
});
