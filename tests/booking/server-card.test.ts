import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callOffLost } from '#server/booking/calling-off.ts';
import { expectSums } from '#tests/credit/sums.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import { cards } from '#tests/payments/open-club.ts';
import { openCardClub } from './card-club.ts';

const given = await openCardClub();
const { club, people, userId, tableId, at, wednesday, passTo, setRules } = given;
const { hold, held, confirm, paid, read, post, mails, due, refunds } = given;
afterAll(async () => {
  await expectSums(club.bank.server.store);
  await club.bank.server.close();
});
beforeEach(given.begin);

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
    const told = await mailsTo(club.bank.server.app, 'player@baulk.example');
    expect(told.map(({ subject }) => subject)).toEqual(['Your table at Brooklyn Rack House was gone']);
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

describe('a club leaves the payment provider while a table is being paid', () => {
  const paying = async (effect: 'none' | 'done') => {
    const id = await held();
    const cardId = await club.save(people.player);
    await club.silently('charge', effect, () => confirm(id, cardId));
    return { id, cardId };
  };
  const goOn = async () => {
    club.bank.server.pass(301);
    await club.work();
    await club.work();
    await club.hear();
  };

  it.each(['none', 'done'] as const)(
    'which it cannot before the bank has answered (%s): it is told of which payment, and the table is booked',
    async (effect) => {
      const { id } = await paying(effect);
      const { status, body } = await club.takeOff(people.club);
      expect([status, body['code']]).toEqual([409, 'money_pending']);
      expect(body['message']).toContain(`booking-${id}`);
      await goOn();
      expect(await read(id)).toMatchObject({ status: 'booked', payment: { state: 'succeeded' } });
      expect(await club.share()).toBe(1920);
    },
  );

  it('nor where the payment begins at the last moment, for its money is in the account by then', async () => {
    const id = await held();
    const cardId = await club.save(people.player);
    const answer = await club.takeOff(people.club, () => confirm(id, cardId));
    expect([answer.status, answer.body['code']]).toEqual([409, 'offboarding_failed']);
    expect(await read(id)).toMatchObject({ status: 'booked', payment: { state: 'succeeded' } });
    expect(await club.share()).toBe(1920);
  });

  it('and where that payment has not come to the provider, nobody is charged: the table is kept to be paid otherwise', async () => {
    let id = 0;
    const answer = await club.takeOff(people.club, async () => {
      ({ id } = await paying('none'));
    });
    expect(answer.status).toBe(200);
    await goOn();
    expect(await read(id)).toMatchObject({ status: 'held', payBy: null, payment: { state: 'failed' } });
    expect(await club.count('payment')).toBe(0);
    const told = await mailsTo(club.bank.server.app, 'player@baulk.example');
    expect(told.map(({ subject }) => subject)).toEqual(['Your table at Brooklyn Rack House is not booked']);
    expect(told[0]?.text).toContain('The club cannot be paid by card at the moment');
    const cardId = await club.save(people.player);
    expect((await confirm(id, cardId)).body['code']).toBe('payment_not_offered');
    expect((await post(id, 'confirm', { payBy: 'atClub' })).body).toMatchObject({ status: 'booked' });
  });

  it('or has its account closed by the provider: what was charged is booked, and no card is asked any more', async () => {
    const { id, cardId } = await paying('done');
    await club.close();
    await goOn();
    expect(await read(id)).toMatchObject({ status: 'booked', payBy: 'card' });
    expect(await club.count('payment')).toBe(1);
    const { bookingId: next } = (await hold(at('2026-11-26T16:00'))).body;
    expect((await confirm(next, cardId)).body['code']).toBe('payment_not_offered');
  });

  it('and the table is lost too: what cannot go back to the card becomes credit at the club’s word, once', async () => {
    const { id } = await paying('done');
    await club.close();
    await passTo(new Date(club.bank.server.clock.now() + 30 * 60_000 + 1000).toISOString());
    expect((await hold(wednesday, people.referee)).status).toBe(201);
    await club.hear();
    await club.work();
    const { refund, status } = await read(id);
    expect([status, refund]).toMatchObject(['refunding', { state: 'failed', amount: 2000 }]);
    const { refundId } = refund as { refundId: number };
    const credited = () => people.club.post(`/credit/refund/${refundId}`, undefined);
    expect([(await credited()).status, (await credited()).status]).toEqual([200, 409]);
    await club.work();
    expect(await read(id)).toMatchObject({ status: 'refunded', refund: { state: 'credited' } });
    expect(await club.count('refund')).toBe(0);
  });
});

describe('what was paid by card goes back', () => {
  it.each([
    ['for nothing a day before', '2026-11-24T20:59:59Z', 0, 2000],
    ['for half the price later', '2026-11-24T21:00:01Z', 1000, 1000],
  ])('where it is cancelled %s', async (_when, instant, fee, back) => {
    const id = await paid();
    await passTo(instant);
    expect((await read(id))['ifCancelledNow']).toEqual({ fee, refund: back, refundTo: 'source' });
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

  it('in part where it is moved to a cheaper time', async () => {
    const id = await paid();
    const moved = await people.player.put(`/booking/${id}`, {
      tableId,
      startsAt: at('2026-11-25T14:00'),
      slots: 4,
    });
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
