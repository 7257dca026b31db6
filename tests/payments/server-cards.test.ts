import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleSetup, testCardOf } from '#server/payments/sandbox/cards.ts';
import { signEvent } from '#server/payments/sandbox/signature.ts';
import { testSecrets } from '#tests/support/database.ts';
import type { TestClient } from '#tests/support/server.ts';
import { openBank, type Bank } from './connecting.ts';

const works = '4242424242424242';
const other = '5555555555554444';
const declines = '4000000000000002';

let bank: Bank;
let player: TestClient;
let guest: TestClient;
beforeAll(async () => {
  bank = await openBank();
  [player, guest] = [bank.server.client(), bank.server.client()];
  await player.signIn('player@baulk.example');
  await guest.signIn('guest@baulk.example');
});
afterAll(() => bank.server.close());
beforeEach(async () => {
  const { db } = bank.server.store;
  await db.deleteFrom('payment_cards').execute();
  await db.deleteFrom('limits').execute();
});

const begin = async (client = player): Promise<string> => {
  const { status, body } = await client.post('/card/setup', undefined);
  expect(status).toBe(201);
  return String(body['setupId']);
};

async function choose(setupId: string, number: string, isConfirmed = true): Promise<void> {
  const card = testCardOf(number);
  if (!card) throw new Error('There is no such test card.');
  const { store, clock } = bank.server;
  await settleSetup(store.db, setupId, { card, isConfirmed }, clock.now());
}

async function saved(number = works, client = player, isDefault = false): Promise<string> {
  const setupId = await begin(client);
  await choose(setupId, number);
  const { status, body } = await client.post('/card', { setupId, isDefault });
  expect(status).toBe(201);
  return String(body['cardId']);
}

const cardsOf = async (client = player) =>
  ((await client.get('/card')).body['rows'] as { last4: string; isDefault: boolean }[]).map(
    ({ last4, isDefault }) => [last4, isDefault],
  );

const remove = async (cardId: string, client = player): Promise<number> => {
  const answer = await bank.server.app.inject({
    method: 'DELETE',
    url: '/api/card',
    payload: { cardId },
    headers: {
      'sec-fetch-site': 'same-origin',
      authorization: `Bearer ${client.token}`,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  return answer.statusCode;
};

describe('A-1.09 the cards of a player', () => {
  it('are saved by the page of the provider; the first is the default', async () => {
    expect(await cardsOf()).toEqual([]);
    await saved(works);
    await saved(other);
    expect(await cardsOf()).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
  });

  it('know one customer, however many cards are begun at once', async () => {
    await Promise.all([begin(guest), begin(guest), begin(guest)]);
    const { db } = bank.server.store;
    const customers = await db.selectFrom('payment_customers').selectAll().execute();
    expect(customers.filter(({ email }) => email === 'guest@baulk.example')).toHaveLength(1);
  });

  it('are saved once, however often the page comes back', async () => {
    const setupId = await begin();
    await choose(setupId, works);
    const answers = await Promise.all([1, 2, 3].map(() => player.post('/card', { setupId })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await cardsOf()).toHaveLength(1);
  });

  it.each([
    ['declined by its bank', declines, true],
    ['not confirmed by its owner', '4000002760003184', false],
  ])('are not saved where one is %s', async (_why, number, isConfirmed) => {
    const setupId = await begin();
    await choose(setupId, number, isConfirmed);
    expect(await player.post('/card', { setupId })).toMatchObject({
      status: 409,
      body: { code: 'card_declined', message: 'The card was declined. Please try another one.' },
    });
    expect(await cardsOf()).toEqual([]);
  });

  it('are not saved before the page of the provider is done, nor by somebody else, nor out of nothing', async () => {
    const setupId = await begin();
    expect(await player.post('/card', { setupId })).toMatchObject({ body: { code: 'card_unfinished' } });
    await choose(setupId, works);
    expect(await guest.post('/card', { setupId })).toMatchObject({
      status: 409,
      body: { code: 'card_unfinished' },
    });
    expect((await player.post('/card', { setupId: 'set_made_up' })).status).toBe(409);
  });

  it('have one default, which another one becomes and which passes on where it is removed', async () => {
    const [first, second] = [await saved(works), await saved(other)];
    expect((await player.put('/card', { cardId: second })).status).toBe(200);
    expect(await cardsOf()).toEqual([
      ['4444', true],
      ['4242', false],
    ]);
    await Promise.all([first, second, first, second].map((cardId) => player.put('/card', { cardId })));
    expect((await cardsOf()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
    await player.put('/card', { cardId: second });
    expect(await remove(second)).toBe(200);
    expect(await cardsOf()).toEqual([['4242', true]]);
    expect(await remove(second)).toBe(404);
  });

  it('A2 of somebody else are as if they were not there', async () => {
    const cardId = await saved(works, guest);
    expect([(await player.put('/card', { cardId })).status, await remove(cardId)]).toEqual([404, 404]);
    expect(await cardsOf(guest)).toEqual([['4242', true]]);
  });

  it('tell the audit that they were saved, made the default and removed, never a number', async () => {
    const [first, second] = [await saved(works), await saved(other)];
    await player.put('/card', { cardId: second });
    await player.put('/card', { cardId: second });
    await remove(first);
    const association = bank.server.client();
    await association.signIn('owner@baulk.example');
    const { body } = await association.get('/audit?kind=card&limit=4');
    const rows = body['rows'] as { operation: string; record: { name: string }; changes: unknown }[];
    expect(rows.map(({ operation, record }) => [operation, record.name])).toEqual([
      ['deleteCard', 'Visa ending 4242'],
      ['setDefaultCard', 'Mastercard ending 4444'],
      ['saveCard', 'Mastercard ending 4444'],
      ['saveCard', 'Visa ending 4242'],
    ]);
    expect(rows[1]?.changes).toEqual([{ field: 'isDefault', before: 'false', after: 'true' }]);
    expect(JSON.stringify(rows)).not.toContain(works);
  });

  it('never come with a number, nor with a link of the provider', async () => {
    await saved(works);
    const { rows } = await bank.server.store.db
      .selectFrom('payment_cards')
      .selectAll()
      .execute()
      .then((all) => ({ rows: JSON.stringify(all) }));
    expect(rows).not.toContain(works);
    expect(rows).not.toContain('/sandbox/card');
  });
});

describe('W1 a card that is removed at the provider', () => {
  const detached = async (cardId: string, id: string): Promise<void> => {
    const at = bank.server.clock.now();
    const payload = JSON.stringify({
      id,
      object: 'event',
      type: 'payment_method.detached',
      created: Math.floor(at / 1000),
      livemode: false,
      data: { object: { id: cardId } },
    });
    expect(await bank.post(payload, signEvent(testSecrets, payload, at))).toBe(200);
    await bank.work();
  };

  it('goes from the list, another one becomes the default, and the audit is told by nobody', async () => {
    const first = await saved(works, player, true);
    await saved(other);
    await bank.provider.removeCard(first);
    await bank.deliver();
    await bank.work();
    expect(await cardsOf()).toEqual([['4444', true]]);
    const { db } = bank.server.store;
    const told = await db
      .selectFrom('audit_entries')
      .select(['user_id', 'operation'])
      .where('kind', '=', 'card')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(told).toEqual({ user_id: null, operation: 'receiveProviderEvent' });
    await detached(first, 'evt_detached_again');
    expect(await cardsOf()).toHaveLength(1);
  });

  it('stays where the provider still has it, whatever an event says', async () => {
    const card = await saved();
    await detached(card, 'evt_detached_too_early');
    expect(await cardsOf()).toEqual([['4242', true]]);
  });
});
