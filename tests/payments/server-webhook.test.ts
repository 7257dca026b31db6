import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signEvent } from '#server/payments/sandbox/signature.ts';
import { testSecrets } from '#tests/support/database.ts';
import type { TestClient } from '#tests/support/server.ts';
import { openBank, type Bank } from './connecting.ts';

let bank: Bank;
let owner: TestClient;
let accountId: string;
beforeAll(async () => {
  bank = await openBank();
  owner = await bank.owner();
  await bank.link(owner);
  await bank.change('complete');
  const { db } = bank.server.store;
  const account = await db
    .selectFrom('sandbox_objects')
    .select('id')
    .where('kind', '=', 'account')
    .executeTakeFirstOrThrow();
  accountId = account.id;
});
afterAll(() => bank.server.close());
beforeEach(async () => {
  await bank.server.store.db.deleteFrom('provider_events').execute();
});

const eventOf = (given: Record<string, unknown> = {}): string =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'account.updated',
    created: Math.floor(bank.server.clock.now() / 1000),
    livemode: false,
    account: accountId,
    data: { object: { id: accountId } },
    ...given,
  });
const signed = (payload: string, seconds = 0): string =>
  signEvent(testSecrets, payload, bank.server.clock.now() + seconds * 1000);
const kept = () =>
  bank.server.store.db.selectFrom('provider_events').select(['event_id', 'state', 'fault']).execute();
const standings = () =>
  bank.server.store.db.selectFrom('payment_accounts').selectAll().orderBy('id').execute();

describe('W1 an event at the door', () => {
  it.each<[string, (payload: string) => [string, string]]>([
    ['without a signature', (payload) => [payload, '']],
    ['with a made-up signature', (payload) => [payload, `t=1,v1=${'0'.repeat(64)}`]],
    ['signed 301 seconds ago', (payload) => [payload, signed(payload, -301)]],
    ['changed after it was signed', (payload) => [payload.replace('false', 'true'), signed(payload)]],
    ['that is no event', () => ['[]', signed('[]')]],
  ])('%s is refused and not kept', async (_what, change) => {
    const [payload, signature] = change(eventOf());
    expect(await bank.post(payload, signature)).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it.each<[string, number]>([
    ['signed now', 0],
    ['signed 299 seconds ago', -299],
    ['of a provider whose clock is ahead', 3_600],
  ])('%s is kept before anything is done, and worked off afterwards', async (_what, seconds) => {
    const payload = eventOf();
    expect(await bank.post(payload, signed(payload, seconds))).toBe(200);
    expect(await kept()).toMatchObject([{ event_id: 'evt_1', state: 'waiting' }]);
    await bank.work();
    expect(await kept()).toMatchObject([{ event_id: 'evt_1', state: 'done' }]);
    expect(await bank.status(owner)).toMatchObject({ state: 'connected' });
  });

  it('that is signed a second time is the one that is kept, an hour later too', async () => {
    const payload = eventOf();
    for (let time = 0; time < 3; time += 1) {
      expect(await bank.post(payload, signed(payload))).toBe(200);
      await bank.work();
      bank.server.pass(3_600);
    }
    expect(await kept()).toHaveLength(1);
  });

  it('of real money is taken and does nothing where there is none', async () => {
    const payload = eventOf({ livemode: true });
    expect(await bank.post(payload, signed(payload))).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('of an account that nobody knows waits for a row that may be on its way, and is left alone after ten minutes', async () => {
    const payload = eventOf({ account: 'acct_of_nobody', data: { object: { id: 'acct_of_nobody' } } });
    const before = await standings();
    expect(await bank.post(payload, signed(payload))).toBe(200);
    await bank.work();
    expect(await kept()).toMatchObject([{ state: 'waiting', fault: 'unknown' }]);
    bank.server.pass(601);
    await bank.work();
    expect(await kept()).toMatchObject([{ state: 'ignored' }]);
    expect(await standings()).toEqual(before);
  });

  it('of a kind that says nothing about clubs, cards and payments is put aside', async () => {
    const payload = eventOf({ type: 'product.created', account: null, data: { object: { id: 'prod_1' } } });
    expect(await bank.post(payload, signed(payload))).toBe(200);
    await bank.work();
    expect(await kept()).toMatchObject([{ state: 'ignored' }]);
  });

  it('of another provider finds no door', async () => {
    const payload = eventOf();
    const headers = { 'content-type': 'application/json', 'stripe-signature': signed(payload) };
    const { app } = bank.server;
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/webhook/stripe', headers, payload });
    expect(statusCode).toBe(404);
    expect(await kept()).toEqual([]);
  });
});
