import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '#server/mail/outbox.ts';
import { chargeClubs } from '#server/payments/billing.ts';
import { changeAccount } from '#server/payments/sandbox/accounts.ts';
import { settleSetup, testCardOf } from '#server/payments/sandbox/cards.ts';
import type { PaymentProvider } from '#server/payments/port.ts';
import { renewSubscriptions } from '#server/subscriptions/renewing.ts';
import { testSecrets } from '#tests/support/database.ts';
import { openBank, type Bank } from '#tests/payments/connecting.ts';
import type { TestClient } from '#tests/support/server.ts';

const works = '4242424242424242';
const worksToo = '5555555555554444';
const declinesLater = '4000000000000341';
/** The demo's Brooklyn club and a member of it. */
const clubId = 1;
const day = 86_400_000;

let bank: Bank;
let player: TestClient;
let guest: TestClient;
let owner: TestClient;
let club: TestClient;
let playerId: number;
let accountId: string;
let offerId: number;
beforeAll(async () => {
  bank = await openBank();
  [player, guest, owner] = [bank.server.client(), bank.server.client(), bank.server.client()];
  await player.signIn('player@baulk.example');
  await guest.signIn('guest@baulk.example');
  await owner.signIn('owner@baulk.example');
  club = bank.server.client();
  await club.signIn('club@baulk.example');
  const { db } = bank.server.store;
  const user = db.selectFrom('users').select('id').where('email', '=', 'player@baulk.example');
  playerId = (await user.executeTakeFirstOrThrow()).id;
});
afterAll(() => bank.server.close());

beforeEach(async () => {
  const { store, clock } = bank.server;
  const { db } = store;
  for (const table of [
    'outbox',
    'transactions',
    'member_subscriptions',
    'club_subscriptions',
    'payment_cards',
    'payment_customers',
    'payment_accounts',
    'sandbox_objects',
    'provider_events',
    'sandbox_events',
    'limits',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db
    .updateTable('clubs')
    .set({ platform_fee: '10', transaction_fee_cents: 30 })
    .where('id', '=', clubId)
    .execute();
  await db.updateTable('clubs').set({ monthly_charge_cents: null, monthly_charge_day: null }).execute();
  accountId = await bank.provider.createAccount({
    key: 'club:1:account:1',
    clubId,
    prefill: { club: 'Brooklyn', email: null, country: 'US', currency: 'USD' },
  });
  await changeAccount(db, accountId, 'complete', clock.now());
  const standing = JSON.stringify(await bank.provider.fetchAccount(accountId));
  const at = new Date(clock.now());
  await db
    .insertInto('payment_accounts')
    .values({
      club_id: clubId,
      provider: 'sandbox',
      attempt: 1,
      prefill: '{}',
      provider_id: accountId,
      standing,
      fetched_at: at,
      created_at: at,
    })
    .execute();
  const offer = {
    club_id: clubId,
    name: 'Adult membership',
    amount: 4550,
    currency: 'USD',
    interval: 'month',
  };
  const made = db.insertInto('club_subscriptions').values({ ...offer, created_by: 3, created_at: at });
  offerId = (await made.returning('id').executeTakeFirstOrThrow()).id;
});

async function saved(number = works, client = player): Promise<string> {
  const { store, clock } = bank.server;
  const setupId = String((await client.post('/card/setup', undefined)).body['setupId']);
  const card = testCardOf(number);
  if (!card) throw new Error('There is no such test card.');
  await settleSetup(store.db, setupId, { card, isConfirmed: true }, clock.now());
  return String((await client.post('/card', { setupId, isDefault: true })).body['cardId']);
}

const take = (cardId: string, client = player) => client.post(`/subscription/${offerId}`, { cardId });
const cardsOf = async (): Promise<string[]> =>
  ((await player.get('/card')).body['rows'] as { cardId: string }[]).map(({ cardId }) => cardId);

async function removeCard(cardId: string, insteadId?: string): Promise<unknown> {
  const answer = await bank.server.app.inject({
    method: 'DELETE',
    url: '/api/card',
    payload: { cardId, ...(insteadId === undefined ? {} : { insteadId }) },
    headers: {
      'sec-fetch-site': 'same-origin',
      authorization: `Bearer ${player.token}`,
      cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  return answer.json();
}

const change = (isRenewed: boolean) => player.put(`/subscription/${offerId}`, { isRenewed });
const standing = async (client = player) =>
  ((await client.get('/subscription')).body['rows'] as { id: number; taken: unknown }[]).find(
    ({ id }) => id === offerId,
  )?.taken;
const run = (provider: PaymentProvider = bank.provider): Promise<void> =>
  chargeClubs({
    db: bank.server.store.db,
    provider,
    clock: () => bank.server.clock.now(),
    outbox: createOutbox({ secrets: testSecrets, clock: () => bank.server.clock.now(), mode: 'outbox' }),
    onFault: () => {},
  });
const payments = async () => {
  const { db } = bank.server.store;
  const rows = await db.selectFrom('sandbox_objects').select('body').where('kind', '=', 'payment').execute();
  return rows.length;
};
const ledger = () =>
  bank.server.store.db
    .selectFrom('transactions')
    .select(['status', 'amount', 'fee', 'kind', 'club_id', 'user_id', 'turn', 'reason'])
    .orderBy('id')
    .execute();

/** The server's clock goes on by so many days; sessions are renewed, for they do not last. */
async function pass(days: number): Promise<void> {
  bank.server.pass(days * 86_400);
  await player.signIn('player@baulk.example');
}

describe('A-1.49 a member takes up a subscription', () => {
  it('of an own club, which is paid at once less the fee, stands in the ledger of both and in the audit', async () => {
    expect(await standing()).toBeNull();
    expect(await take(await saved())).toMatchObject({
      status: 200,
      body: { name: 'Adult membership', taken: { state: 'active', card: 'Visa ending 4242' } },
    });
    expect(await ledger()).toMatchObject([
      {
        status: 'succeeded',
        kind: 'memberPayment',
        amount: 4550,
        fee: 485,
        club_id: clubId,
        user_id: playerId,
        turn: 1,
      },
    ]);
    const seen = { rows: [{ amount: 4550, direction: 'out', description: 'Adult membership for a month' }] };
    expect((await player.get('/transaction')).body).toMatchObject(seen);
    const { body } = await owner.get('/audit?kind=memberSubscription');
    expect(JSON.stringify(body)).toContain('Adult membership, ');
    expect((body['rows'] as unknown[]).length).toBe(2);
  });

  it('once, in however many tabs and however often it is pressed', async () => {
    const card = await saved();
    const answers = await Promise.all([1, 2, 3, 4].map(() => take(card)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await take(card)).toMatchObject({ status: 200, body: { taken: { state: 'active' } } });
    await run();
    expect([await payments(), (await ledger()).length]).toEqual([1, 1]);
  });

  it('and nothing is taken up where the card is declined; another card takes it up', async () => {
    expect(await take(await saved(declinesLater))).toMatchObject({
      status: 200,
      body: { taken: { state: 'declined', reason: 'card_declined', retryAt: null } },
    });
    expect(await take(await saved())).toMatchObject({ status: 200, body: { taken: { state: 'active' } } });
    expect((await ledger()).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  it('neither of a club of others, nor by the card of somebody else, nor where the club is not connected', async () => {
    const card = await saved();
    expect((await take(await saved(works, guest), guest)).status).toBe(404);
    expect(await standing(guest)).toBeUndefined();
    expect(await take('card_of_nobody')).toMatchObject({ status: 409, body: { code: 'card_missing' } });
    await bank.server.store.db.deleteFrom('payment_accounts').execute();
    expect(await take(card)).toMatchObject({ status: 409, body: { code: 'not_connected' } });
    expect(await ledger()).toEqual([]);
  });

  it('that is sent as the server dies is paid once by who takes it up later', async () => {
    const { db } = bank.server.store;
    const card = await saved();
    await take(card);
    const back = { status: 'processing' as const, payment_id: null, settled_at: null };
    await db.updateTable('transactions').set(back).execute();
    await db.updateTable('member_subscriptions').set({ paid_until: null }).execute();
    expect(await standing()).toMatchObject({ state: 'paying' });
    bank.server.pass(400);
    await Promise.all([run(), run()]);
    expect([await standing(), await payments()]).toMatchObject([{ state: 'active' }, 1]);
  });

  it('and hears by the provider’s event what has become of its payment', async () => {
    const card = await saved();
    await take(card);
    const { db } = bank.server.store;
    const { payment_id: paid } = await db
      .selectFrom('transactions')
      .select('payment_id')
      .executeTakeFirstOrThrow();
    const back = { status: 'processing' as const, settled_at: null };
    await db.updateTable('transactions').set(back).execute();
    await db.updateTable('member_subscriptions').set({ paid_until: null }).execute();
    expect(paid).not.toBeNull();
    await bank.deliver();
    await bank.work();
    expect(await standing()).toMatchObject({ state: 'active' });
  });
});

describe('A-1.49 a member subscription', () => {
  it('is paid again when its month is over, once, however many look for it', async () => {
    await take(await saved());
    await pass(32);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await standing()).toMatchObject({ state: 'active' });
    expect((await ledger()).map(({ turn, status }) => [turn, status])).toEqual([
      [1, 'succeeded'],
      [2, 'succeeded'],
    ]);
    expect(await payments()).toBe(2);
  });

  it('that is ended lasts as long as it is paid, is not paid again, and can be taken up again', async () => {
    const card = await saved();
    await take(card);
    expect(await change(false)).toMatchObject({ status: 200, body: { taken: { state: 'ending' } } });
    expect(await change(false)).toMatchObject({ status: 200, body: { taken: { state: 'ending' } } });
    await pass(32);
    await run();
    expect([await standing(), await payments()]).toEqual([null, 1]);
    expect(await take(card)).toMatchObject({ status: 200, body: { taken: { state: 'active' } } });
  });

  it('that was to end goes on where its member says so', async () => {
    await take(await saved());
    await change(false);
    expect(await change(true)).toMatchObject({ status: 200, body: { taken: { state: 'active' } } });
    await pass(32);
    await run();
    expect(await payments()).toBe(2);
  });

  it('whose renewal is declined is told by mail, tried again twice, and over then', async () => {
    const { db } = bank.server.store;
    await take(await saved());
    const bad = JSON.stringify({ isDeclined: true, isRemoved: false });
    await db.updateTable('sandbox_objects').set({ body: bad }).where('kind', '=', 'card').execute();
    await pass(32);
    await run();
    expect(await standing()).toMatchObject({ state: 'overdue', reason: 'card_declined' });
    await pass(3);
    await run();
    await pass(4);
    await run();
    expect(await standing()).toMatchObject({ state: 'declined' });
    const mails = await db
      .selectFrom('outbox')
      .select('id')
      .where('template', '=', 'renewalDeclined')
      .execute();
    expect([mails.length, await payments()]).toEqual([3, 4]);
    await pass(40);
    await run();
    expect(await payments()).toBe(4);
  });

  it('is paid by the card that was chosen for it, whichever is the default then', async () => {
    const first = await saved();
    await saved(worksToo);
    const third = await saved(works);
    await removeCard(first);
    await player.put('/card', { cardId: (await cardsOf()).find((cardId) => cardId !== third) });
    const { body } = await take(third);
    const { db } = bank.server.store;
    const bad = JSON.stringify({ isDeclined: true, isRemoved: false });
    const others = db.updateTable('sandbox_objects').set({ body: bad }).where('kind', '=', 'card');
    await others.where('id', '!=', third).execute();
    await pass(32);
    expect(await standing()).toMatchObject({ card: (body['taken'] as { card: string }).card });
    await run();
    expect(await standing()).toMatchObject({ state: 'active' });
    const [charged] = await db.selectFrom('transactions').select('card_id').where('turn', '=', 2).execute();
    expect(charged?.card_id).toBe(third);
  });

  it('keeps its card until another one is named for it, which pays from then on', async () => {
    const [named, other] = [await saved(), await saved(worksToo)];
    await take(named);
    expect(await removeCard(named)).toMatchObject({ code: 'card_in_use' });
    expect(await removeCard(named, named)).toMatchObject({ code: 'card_in_use' });
    expect(await removeCard(named, 'card_of_nobody')).toMatchObject({ code: 'card_missing' });
    expect(await removeCard(named, other)).toEqual({ message: 'Your card was removed.' });
    expect(await standing()).toMatchObject({ state: 'active', card: 'Mastercard ending 4444' });
    await pass(32);
    await run();
    expect([await standing(), await payments()]).toMatchObject([{ state: 'active' }, 2]);
  });

  it('whose card was declined names the one that paid at last', async () => {
    const { db } = bank.server.store;
    const declined = await saved();
    await take(declined);
    const bad = JSON.stringify({ isDeclined: true, isRemoved: false });
    await db.updateTable('sandbox_objects').set({ body: bad }).where('id', '=', declined).execute();
    await pass(32);
    await run();
    const other = await saved(worksToo);
    await pass(3);
    await run();
    expect(await standing()).toMatchObject({ state: 'active', card: 'Mastercard ending 4444' });
    await player.put('/card', { cardId: declined });
    await pass(32);
    await run();
    const paid = await db.selectFrom('transactions').select('card_id').where('turn', '=', 3).execute();
    expect(paid).toEqual([{ card_id: other }]);
  });

  it('that is not paid ends at once where its member says so', async () => {
    const { db } = bank.server.store;
    await take(await saved());
    await db.deleteFrom('payment_cards').execute();
    await pass(32);
    await run();
    expect(await standing()).toMatchObject({ state: 'overdue', reason: 'no_card' });
    expect((await change(false)).status).toBe(200);
    await saved();
    await pass(10);
    await run();
    expect(await payments()).toBe(1);
  });

  it.each([
    ['the club is not connected any more', { table: 'payment_accounts' }],
    ['its member has left the club', { table: 'club_members' }],
  ] as const)('is over with what is paid where %s', async (_what, { table }) => {
    await take(await saved());
    const { db } = bank.server.store;
    const gone = db.deleteFrom(table).where('club_id', '=', clubId);
    const kept = await db
      .selectFrom('club_members')
      .selectAll()
      .where('club_id', '=', clubId)
      .where('user_id', '=', playerId)
      .executeTakeFirstOrThrow();
    await (
      table === 'club_members'
        ? db.deleteFrom('club_members').where('club_id', '=', clubId).where('user_id', '=', playerId)
        : gone
    ).execute();
    expect(await standing()).toMatchObject({ state: 'active' });
    await pass(32);
    await run();
    expect(await payments()).toBe(1);
    if (table === 'club_members') await db.insertInto('club_members').values(kept).execute();
    expect(await standing()).toBeNull();
  });

  it('that nobody renewed for months is paid for the month that has begun, and for no other one', async () => {
    await take(await saved());
    await pass(100);
    await run();
    expect((await ledger()).map(({ turn }) => turn)).toEqual([1, 4]);
    const { body } = await player.get('/subscription');
    const until = (body['rows'] as { taken: { paidUntil: string } }[])[0]?.taken.paidUntil ?? '';
    expect(Date.parse(until) - bank.server.clock.now()).toBeLessThan(31 * day);
  });
});

describe('C-4.39 a club that members are subscribed to', () => {
  const withdraw = async () => {
    await club.signIn('club@baulk.example');
    return club.delete(`/subscription/${offerId}`);
  };
  /** The provider pays the club out, and the club asks to be taken off. */
  const leave = async () => {
    await changeAccount(bank.server.store.db, accountId, 'payOut', bank.server.clock.now());
    await club.signIn('club@baulk.example');
    return club.delete(`/club/${clubId}/stripe-account`);
  };

  it('is not taken off, and is told how many they are; it is, when what it withdrew has ended', async () => {
    await take(await saved());
    expect(await leave()).toMatchObject({
      status: 409,
      body: {
        code: 'members_subscribed',
        message: expect.stringMatching(/^1 member still has a subscription/),
      },
    });
    expect(await withdraw()).toMatchObject({
      status: 200,
      body: {
        message:
          'Adult membership was withdrawn, and ends for 1 member at the end of the period already paid.',
      },
    });
    expect(await standing()).toMatchObject({ state: 'ending' });
    expect((await leave()).status).toBe(409);
    await pass(32);
    await run();
    expect([await payments(), await standing()]).toEqual([1, undefined]);
    expect(await leave()).toMatchObject({ status: 200 });
  });

  it('is taken off at once where nobody has one', async () => {
    expect(await leave()).toMatchObject({ status: 200 });
  });

  it('lets nobody take up what it withdrew, nor go on with it, however often it is withdrawn', async () => {
    const card = await saved();
    await take(card);
    const answers = await Promise.all([1, 2, 3].map(() => withdraw()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await change(true)).toMatchObject({ status: 409, body: { code: 'subscription_withdrawn' } });
    const rows = (await club.get('/club/subscription')).body['rows'];
    expect(rows).toMatchObject([{ name: 'Adult membership', members: 1, isWithdrawn: true }]);
    await pass(32);
    await run();
    expect(await take(card)).toMatchObject({ status: 409, body: { code: 'subscription_withdrawn' } });
  });

  it('ends at once what is not paid, and tries its payment no more', async () => {
    const { db } = bank.server.store;
    await take(await saved());
    await db.deleteFrom('payment_cards').execute();
    await pass(32);
    await run();
    expect(await standing()).toMatchObject({ state: 'overdue' });
    await withdraw();
    await saved();
    await pass(10);
    await run();
    expect(await payments()).toBe(1);
    expect(await leave()).toMatchObject({ status: 200 });
  });

  it('waits for a renewal that is under way, which is paid and then not again', async () => {
    await take(await saved());
    await pass(32);
    const { db } = bank.server.store;
    await renewSubscriptions(db, 'sandbox', bank.server.clock.now());
    await withdraw();
    expect(await standing()).toMatchObject({ state: 'paying' });
    await run();
    expect(await standing()).toMatchObject({ state: 'ending' });
    await pass(32);
    await run();
    expect([await payments(), await standing()]).toEqual([2, undefined]);
  });
});
