import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAsCaller } from '#server/database/caller-context.ts';
import { ProviderFault } from '#server/payments/port.ts';
import { orderRefund } from '#server/payments/refunding.ts';
import { insertCharge, sendCharge } from '#server/payments/sending.ts';
import type { TestClient } from '#tests/support/server.ts';
import { cards, openClub, silent, type OpenClub } from './open-club.ts';

let club: OpenClub;
let player: TestClient;
let [playerId, guestId] = [0, 0];
beforeAll(async () => {
  club = await openClub();
  player = club.bank.server.client();
  const { db } = club.bank.server.store;
  const idOf = (email: string) =>
    db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  playerId = (await idOf('player@baulk.example')).id;
  guestId = (await idOf('guest@baulk.example')).id;
});
afterAll(() => club.bank.server.close());
beforeEach(async () => {
  await club.begin();
  await player.signIn('player@baulk.example');
});

type Paid = { amount?: number; fee?: number; card?: string };

/** A payment to the club that went through, of which the association has the fee. */
async function paid({ amount = 2000, fee = 80, card = cards.works }: Paid = {}): Promise<number> {
  const { bank } = club;
  const { store, clock } = bank.server;
  const cardId = await club.save(player, card);
  const { customer_id: customerId } = await store.db
    .selectFrom('payment_customers')
    .select('customer_id')
    .executeTakeFirstOrThrow();
  const { provider_id: accountId } = await store.db
    .selectFrom('payment_accounts')
    .select('provider_id')
    .executeTakeFirstOrThrow();
  const at = new Date(clock.now());
  const charge = await insertCharge(store.db, {
    ref: `payment-${amount}-${fee}`,
    kind: 'memberPayment',
    status: 'processing',
    amount,
    fee,
    currency: 'USD',
    club_id: club.clubId,
    user_id: playerId,
    description: 'Table 4',
    provider: 'sandbox',
    customer_id: customerId,
    card_id: cardId,
    destination_id: accountId,
    sent_at: at,
    due_at: at,
    created_at: at,
  });
  if (!charge) throw new Error('The payment is there already.');
  const { provider, outbox } = bank;
  await sendCharge({ db: store.db, provider, outbox, clock: () => clock.now(), onFault: () => {} }, charge);
  return charge.id;
}

const order = (transactionId: number, amount: number, key = `key-${amount}`) =>
  orderRefund(club.bank.server.store.db, {
    transactionId,
    amount,
    key,
    at: new Date(club.bank.server.clock.now()),
  });
const refunds = () =>
  club.bank.server.store.db
    .selectFrom('transaction_refunds')
    .select(['amount', 'fee_back', 'state', 'reason'])
    .orderBy('id')
    .execute();
const payment = () =>
  club.bank.server.store.db
    .selectFrom('transactions')
    .select(['status', 'refunded', 'fee_refunded'])
    .executeTakeFirstOrThrow();

describe('a payment goes back', () => {
  it('in part, and the association gives back the same part of its fee', async () => {
    const id = await paid();
    await order(id, 1000);
    expect(await refunds()).toEqual([{ amount: 1000, fee_back: 40, state: 'pending', reason: null }]);
    await club.work();
    expect(await refunds()).toMatchObject([{ state: 'succeeded' }]);
    expect(await payment()).toEqual({ status: 'succeeded', refunded: 1000, fee_refunded: 40 });
    expect(await club.share()).toBe(2000 - 80 - (1000 - 40));
    const { body } = await player.get('/transaction');
    expect(body['totals']).toEqual([{ currency: 'USD', amount: 1000, fee: 40, count: 1 }]);
  });

  it('whole in three parts, whose parts of the fee add up to it', async () => {
    const id = await paid({ amount: 1000, fee: 80 });
    for (const [part, amount] of [333, 333, 334].entries()) await order(id, amount, `part-${part}`);
    expect((await refunds()).map(({ fee_back: fee }) => fee)).toEqual([27, 26, 27]);
    await club.work();
    expect(await payment()).toEqual({ status: 'refunded', refunded: 1000, fee_refunded: 80 });
    expect(await club.share()).toBe(0);
    await club.hear();
    expect(await payment()).toEqual({ status: 'refunded', refunded: 1000, fee_refunded: 80 });
  });

  it('once under one key, and never more of it than was paid', async () => {
    const id = await paid();
    const first = await order(id, 2000, 'all');
    expect(await order(id, 2000, 'all')).toBe(first);
    await expect(order(id, 1, 'more')).rejects.toThrow(/no more goes back/);
    await club.work();
    await club.work();
    expect(await club.count('refund')).toBe(1);
  });

  it('at the order of who paid or of who got it, and of nobody else', async () => {
    const id = await paid();
    const as = (userId: number, roleId: number, clubs: number[], key: string) =>
      runAsCaller({ userId, roleId, clubs }, () => order(id, 500, key));
    await expect(as(guestId, 5, [], 'guest')).rejects.toThrow(/not the caller's/);
    await expect(as(10, 3, [2], 'other-club')).rejects.toThrow(/not the caller's/);
    await as(playerId, 5, [], 'own');
    await as(3, 3, [1], 'club');
    expect(await refunds()).toHaveLength(2);
  });

  it('not where the card takes nothing back: it says so, and the club keeps what it has', async () => {
    const id = await paid({ card: cards.refusesRefunds });
    await order(id, 2000);
    await club.work();
    expect(await refunds()).toMatchObject([{ state: 'failed', reason: 'refused' }]);
    expect(await payment()).toMatchObject({ status: 'succeeded', refunded: 0 });
    expect(await club.share()).toBe(1920);
    await club.work();
    expect(await club.count('refund')).toBe(0);
  });

  it('once where the provider was silent, also where only its answer was lost', async () => {
    const id = await paid();
    await order(id, 1000);
    await club.work(silent(club.bank.provider, 'refund', 'none'));
    expect(await refunds()).toMatchObject([{ state: 'pending' }]);
    club.bank.server.pass(301);
    await club.work(silent(club.bank.provider, 'refund', 'done'));
    expect(await refunds()).toMatchObject([{ state: 'pending' }]);
    club.bank.server.pass(301);
    await club.work();
    expect(await refunds()).toMatchObject([{ state: 'succeeded' }]);
    expect(await club.count('refund')).toBe(1);
    expect(await club.share()).toBe(960);
  });

  it('once where the answer was lost so long ago that the provider has forgotten the key', async () => {
    const id = await paid();
    await order(id, 1000);
    await club.work(silent(club.bank.provider, 'refund', 'done'));
    club.bank.server.pass(2 * 86_400);
    const { provider } = club.bank;
    const forgetful = { ...provider, refund: () => Promise.reject(new ProviderFault('refused')) };
    await club.work(forgetful);
    expect(await refunds()).toMatchObject([{ state: 'succeeded' }]);
    expect(await payment()).toMatchObject({ refunded: 1000 });
  });

  it('as the provider tells it, also where the bank turns it down in the end', async () => {
    const id = await paid();
    await order(id, 2000);
    const { provider } = club.bank;
    await club.work({
      ...provider,
      refund: async (wish) => ({ ...(await provider.refund(wish)), state: 'pending' as const }),
    });
    expect(await refunds()).toMatchObject([{ state: 'pending' }]);
    await club.hear();
    expect(await refunds()).toMatchObject([{ state: 'succeeded' }]);
    expect(await payment()).toMatchObject({ status: 'refunded', refunded: 2000 });
    const turned = async (refundId: string) => ({
      ...(await provider.fetchRefund(refundId)),
      state: 'failed' as const,
    });
    await club.bank.server.store.db
      .updateTable('provider_events')
      .set({ state: 'waiting', settled_at: null, locked_until: null })
      .where('type', '=', 'refund.updated')
      .execute();
    await club.bank.work({ ...provider, fetchRefund: turned });
    expect(await refunds()).toMatchObject([{ state: 'failed' }]);
    expect(await payment()).toMatchObject({ status: 'succeeded', refunded: 0, fee_refunded: 0 });
  });

  it('C-4.40 before a club can be taken off the provider', async () => {
    const id = await paid();
    await order(id, 1000);
    const owner = club.bank.server.client();
    await owner.signIn('club@baulk.example');
    const remove = () =>
      club.bank.server.app.inject({
        method: 'DELETE',
        url: '/api/club/1/stripe-account',
        headers: {
          'sec-fetch-site': 'same-origin',
          authorization: `Bearer ${owner.token}`,
          cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
    expect((await remove()).json()).toMatchObject({
      code: 'money_pending',
      message: expect.stringContaining('payment-2000-80') as string,
    });
  });
});
