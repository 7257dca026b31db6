import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleByEvent } from '#server/payments/settling.ts';
import { answerPayment, waitingPayments } from '#server/payments/sandbox/charges.ts';
import { orderRefund } from '#server/payments/refunding.ts';
import { cards, openClub, type OpenClub } from '#tests/payments/open-club.ts';
import type { TestClient } from '#tests/support/server.ts';
import { expectSums } from './sums.ts';

let club: OpenClub;
const people = {} as Record<'club' | 'club2' | 'player' | 'guest', TestClient>;
let userId = 0;
beforeAll(async () => {
  club = await openClub();
  const { store } = club.bank.server;
  const player = store.db.selectFrom('users').select('id').where('email', '=', 'player@baulk.example');
  userId = (await player.executeTakeFirstOrThrow()).id;
  for (const name of ['club', 'club2', 'player', 'guest'] as const) people[name] = club.bank.server.client();
});
afterAll(async () => {
  await expectSums(club.bank.server.store);
  await club.bank.server.close();
});
beforeEach(async () => {
  await club.begin({ basisPoints: 400 });
  for (const [name, client] of Object.entries(people)) await client.signIn(`${name}@baulk.example`);
});

const clubId = 1;
type Wish = { amount?: unknown; clubId?: number; cardId?: string };
const buy = (more: Wish, { client = people.player, key = '' } = {}) =>
  client.post(
    '/credit/top-up',
    { clubId, amount: 2000, ...more },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const mine = async () =>
  (
    (await people.player.get('/credit/mine')).body['rows'] as {
      club: { clubId: number };
      balance: number;
      canTopUp: boolean;
    }[]
  ).find((row) => row.club.clubId === clubId);
const balance = async () => (await mine())?.balance ?? 0;
const entries = async () =>
  (await people.player.get(`/credit/entry?clubId=${clubId}&limit=20`)).body['rows'] as {
    kind: string;
    amount: number;
  }[];
const mails = async () => {
  const { db } = club.bank.server.store;
  return (await db.selectFrom('outbox').select('template').execute()).map(({ template }) => template);
};

describe('A-1.51 a member buys credit by card', () => {
  it('which is there at once, in the ledger of both, in the audit, and told by mail', async () => {
    const before = await balance();
    const bought = await buy({ cardId: await club.save(people.player) });
    expect([bought.status, bought.body]).toEqual([
      200,
      expect.objectContaining({ state: 'credited', amount: 2000, balance: before + 2000, reason: null }),
    ]);
    expect(await mine()).toMatchObject({ balance: before + 2000, canTopUp: true });
    expect(await entries()).toMatchObject([{ kind: 'topUp', amount: 2000 }, ...(await entries()).slice(1)]);
    expect(await club.share()).toBe(1920);
    for (const client of [people.player, people.club]) {
      const { body } = await client.get('/transaction?scope=members');
      expect(body['rows']).toMatchObject([
        { amount: 2000, fee: 80, status: 'succeeded', description: 'Credit at Brooklyn Rack House' },
      ]);
    }
    expect(await mails()).toEqual(['topUp']);
    await expectSums(club.bank.server.store);
  });

  it.each([
    ['is paid', true, 'succeeded', 2000, 1920],
    ['is declined', false, 'failed', 0, 0],
  ] as const)(
    'which waits for a bank that answers later, and then %s, once',
    async (_end, isPaid, status, more, share) => {
      const before = await balance();
      const { body } = await buy({ cardId: await club.save(people.player, cards.answersLater) });
      expect(body).toMatchObject({ state: 'paying', balance: before });
      const { store, clock } = club.bank.server;
      const [payment] = await waitingPayments(store.db);
      for (const answer of [isPaid, !isPaid]) {
        await answerPayment(store.db, payment?.id ?? '', answer, clock.now());
        await club.hear();
      }
      expect((await people.player.get(`/transaction/${String(body['ref'])}`)).body).toMatchObject({ status });
      expect(await balance()).toBe(before + more);
      expect(await club.share()).toBe(share);
      expect(await waitingPayments(store.db)).toEqual([]);
    },
  );

  it('C3 once under one key, at once and later, and nothing else under that key', async () => {
    const before = await balance();
    const cardId = await club.save(people.player);
    const wish = { cardId, amount: 700 };
    const both = await Promise.all([buy(wish, { key: 'one' }), buy(wish, { key: 'one' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await buy(wish, { key: 'one' })).body).toMatchObject({
      state: 'credited',
      balance: before + 700,
    });
    const other = await buy({ cardId, amount: 900 }, { key: 'one' });
    expect([other.status, other.body['code']]).toEqual([400, 'repeated_differently']);
    expect(await club.count('payment')).toBe(1);
    expect(await balance()).toBe(before + 700);
  });

  it('not by a card that is declined: it says why, and nothing is booked', async () => {
    const before = await entries();
    const { body } = await buy({ cardId: await club.save(people.player, cards.declinesLater) });
    expect(body).toMatchObject({ state: 'declined', reason: 'card_declined' });
    expect(await entries()).toEqual(before);
    expect(await mails()).toEqual([]);
    expect(await club.share()).toBe(0);
  });

  it('once where the provider was silent, or its answer was lost; a worker goes on and a mail tells the end', async () => {
    const before = await balance();
    const cardId = await club.save(people.player);
    for (const [turn, effect] of (['none', 'done'] as const).entries()) {
      const asked = await club.silently('charge', effect, () => buy({ cardId }, { key: effect }));
      expect([asked.status, asked.body['state']]).toEqual([200, 'paying']);
      expect(await balance()).toBe(before + turn * 2000);
      club.bank.server.pass(301);
      await club.work();
      await club.work();
      expect(await club.count('payment')).toBe(turn + 1);
      expect(await balance()).toBe(before + (turn + 1) * 2000);
      expect((await buy({ cardId }, { key: effect })).body).toMatchObject({ state: 'credited' });
    }
    await club.hear();
    expect(await balance()).toBe(before + 4000);
    expect(await mails()).toEqual(['topUp', 'topUp']);
  });

  it('and is told by mail of a decline that came when nobody was there any more', async () => {
    const cardId = await club.save(people.player, cards.declinesLater);
    await club.silently('charge', 'none', () => buy({ cardId }));
    club.bank.server.pass(301);
    await club.work();
    expect(await mails()).toEqual(['topUp']);
  });

  it('where the answer of the provider comes with an event, or is asked for by who waits', async () => {
    const before = await balance();
    const cardId = await club.save(people.player);
    await club.silently('charge', 'done', () => buy({ cardId }));
    await club.hear();
    expect(await balance()).toBe(before + 2000);
    expect(await mails()).toEqual(['topUp']);
  });

  it('at an own club that takes cards, by an own card', async () => {
    const cardId = await club.save(people.player);
    const { db } = club.bank.server.store;
    const { id: foreign } = await db
      .selectFrom('clubs as c')
      .select('c.id')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('club_members as m')
              .select('m.user_id')
              .whereRef('m.club_id', '=', 'c.id')
              .where('m.user_id', '=', userId),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    expect((await buy({ cardId, clubId: foreign })).status).toBe(404);
    expect((await buy({ cardId: 'card_of_nobody' })).body['code']).toBe('card_missing');
    expect((await buy({ cardId }, { client: people.guest })).status).toBe(404);
    expect((await buy({ cardId }, { client: people.club })).status).toBe(403);
    await db.updateTable('payment_accounts').set({ closed_at: new Date() }).execute();
    expect((await buy({ cardId })).body['code']).toBe('not_connected');
    expect(await mine()).toMatchObject({ canTopUp: false });
    expect(await club.count('payment')).toBe(0);
  });
});

describe('a payment that is given back by hand at the provider', () => {
  const giveBack = async () => {
    const { server, provider, outbox } = club.bank;
    const { db } = server.store;
    const { payment_id: paymentId } = await db
      .selectFrom('transactions')
      .select('payment_id')
      .executeTakeFirstOrThrow();
    if (paymentId === null) throw new Error('Nothing was paid.');
    const order = { key: 'by-hand', ref: 'by-hand', paymentId, amount: 2000, destination: null };
    await provider.refund(order);
    const parts = { db, provider, clock: () => server.clock.now(), outbox };
    for (let turn = 0; turn < 2; turn += 1) expect(await settleByEvent(parts, paymentId)).toBe(true);
  };
  const spendTo = async (left: number) => {
    const amount = left - (await balance());
    const entry = { clubId, userId, kind: 'adjustment', amount, reason: 'What was played' };
    if (amount !== 0) expect((await people.club.post('/credit/entry', entry)).status).toBe(201);
  };

  it.each([
    ['all of it', 2500, 2000, 500],
    ['what is left of it, where some has been spent', 700, 700, 0],
  ])('takes the credit back once: %s', async (_what, before, taken, left) => {
    await buy({ cardId: await club.save(people.player) });
    await spendTo(before);
    await giveBack();
    expect(await balance()).toBe(left);
    expect((await entries())[0]).toMatchObject({ kind: 'reversal', amount: -taken });
    expect(await mails()).toEqual(['topUp', 'topUp']);
    await expectSums(club.bank.server.store);
  });

  it('takes nothing back where all of it has been spent', async () => {
    await buy({ cardId: await club.save(people.player) });
    await spendTo(0);
    await giveBack();
    expect(await balance()).toBe(0);
    expect(await mails()).toEqual(['topUp']);
  });
});

describe('a refund that the card does not take', () => {
  const refused = async () => {
    await buy({ cardId: await club.save(people.player, cards.refusesRefunds) });
    const { db } = club.bank.server.store;
    const { id: transactionId } = await db.selectFrom('transactions').select('id').executeTakeFirstOrThrow();
    const at = new Date(club.bank.server.clock.now());
    return orderRefund(db, { transactionId, amount: 2000, key: 'refused', at });
  };
  const credit = (id: number, client = people.club) => client.post(`/credit/refund/${id}`, undefined);

  it('becomes credit where the club says so: once, and never beside the refund', async () => {
    const id = await refused();
    const before = await balance();
    expect((await credit(id)).body['code']).toBe('refund_not_refused');
    await club.work();
    for (const client of [people.club2, people.player, people.guest])
      expect([403, 404]).toContain((await credit(id, client)).status);
    const answers = await Promise.all([credit(id), credit(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balance()).toBe(before + 2000);
    expect((await entries())[0]).toMatchObject({ kind: 'refund', amount: 2000 });
    await club.work();
    expect(await club.count('refund')).toBe(0);
    await expect(refundMore()).rejects.toThrow(/no more goes back/);
    await expectSums(club.bank.server.store);
  });

  const refundMore = async () => {
    const { db } = club.bank.server.store;
    const { id: transactionId } = await db.selectFrom('transactions').select('id').executeTakeFirstOrThrow();
    return orderRefund(db, { transactionId, amount: 1, key: 'more', at: new Date() });
  };
});
