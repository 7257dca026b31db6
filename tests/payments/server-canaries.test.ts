import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '#server/mail/outbox.ts';
import { startPayments } from '#server/payments/start.ts';
import { createStripe } from '#server/payments/stripe/provider.ts';
import type { Store } from '#server/database/store.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';
import { TestClient } from '#tests/support/server.ts';
import { freshClub } from './connecting.ts';
import { startStripeDouble, stripeSettings, type Fault, type StripeDouble } from './stripe-double.ts';

const keys = {
  secretKey: 'sk_test_canary1secret2key3',
  webhookSecrets: ['whsec_canary4platform', 'whsec_canary5accounts'],
};
const lines: string[] = [];
const answers: string[] = [];
const faults: string[] = [];
let store: Store;
let double: StripeDouble;
let app: FastifyInstance;
let settings: ReturnType<typeof stripeSettings>;
beforeAll(async () => {
  store = await testDatabase();
  double = await startStripeDouble();
  settings = { ...stripeSettings(double.address), ...keys };
  app = await buildTestApp({
    store,
    clock: stillClock(),
    configuration: { payments: { mode: 'stripe', ...settings } },
    logLevel: 'trace',
    logStream: { write: (line) => void lines.push(line) },
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    answers.push(`${JSON.stringify(reply.getHeaders())} ${String(payload)}`);
  });
});
afterAll(async () => {
  await app.close();
  await double.close();
  await store.close();
});

/** Signs an event with one of the endpoints' secrets, or with one that is nobody's. */
async function post(secret: string, accountId: string): Promise<string> {
  const clock = stillClock();
  const payload = JSON.stringify({
    id: `evt_${secret.length}_${secret.at(-1)}`,
    object: 'event',
    type: 'account.updated',
    created: Math.floor(clock.now() / 1000),
    livemode: false,
    account: accountId,
    data: { object: { id: accountId } },
  });
  const timestamp = Math.floor(clock.now() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  await app.inject({ method: 'POST', url: '/api/webhook/stripe', headers, payload });
  return signature;
}

/** Every call of payments once, and what must stay with the one who was told. */
async function everyCall(client: TestClient): Promise<string[]> {
  const club = freshClub.id;
  const told: unknown[] = [];
  told.push((await client.get(`/createConnectAccountLink/${club}`)).body['url']);
  await client.get(`/user/${freshClub.userId}/stripe-status?refresh=true`);
  const setup = await client.post('/card/setup', {});
  told.push(setup.body['url']);
  await client.post('/card', { setupId: setup.body['setupId'] ?? 'none', isDefault: true });
  await client.get('/card');
  await client.put('/card', { cardId: 'pm_none' });
  await client.delete('/card', { cardId: 'pm_none' });
  await client.get('/transaction');
  await client.get('/transaction/none');
  await client.get('/config');
  await client.delete(`/club/${club}/stripe-account`);
  return told.filter((url) => typeof url === 'string');
}

describe('W2 the keys of Stripe', () => {
  it('stand in no answer, no header, no log and no fault, however Stripe answers', async () => {
    const client = new TestClient(app);
    await client.signIn(freshClub.email);
    const links = await everyCall(client);
    const ways: Fault[] = ['busy', 'broken', 'page', 'odd', 'lost'];
    for (const way of ways) {
      double.fail(way);
      await client.get(`/user/${freshClub.userId}/stripe-status?refresh=true`);
      double.fail(way);
      await client.get(`/createConnectAccountLink/${freshClub.id}`);
    }
    double.fail('busy', 'busy', 'busy');
    expect((await client.get(`/createConnectAccountLink/${freshClub.id}`)).status).toBe(503);
    double.handIn('acct_1', 'everything');
    const { provider_id: accountId } = await store.db
      .selectFrom('payment_accounts')
      .select('provider_id')
      .where('club_id', '=', freshClub.id)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    double.fail(...Array.from({ length: 40 }, () => 'busy' as const));
    const signatures = [];
    for (const secret of [...keys.webhookSecrets, 'whsec_of_nobody']) {
      signatures.push(await post(secret, accountId ?? ''));
    }
    const stop = await startPayments({
      store,
      provider: createStripe(settings, { retries: 0 }),
      clock: stillClock().now,
      secrets: testSecrets,
      outbox: createOutbox({ secrets: testSecrets, clock: stillClock().now, mode: 'outbox' }),
      address: 'http://127.0.0.1:1',
      onFault: (fault) => void faults.push(JSON.stringify(fault)),
    });
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    await stop();

    const log = lines.join('');
    expect(log).toContain('/api/webhook/stripe');
    expect(answers.length).toBeGreaterThan(20);
    expect(double.heard.some(({ authorization }) => authorization.includes(keys.secretKey))).toBe(true);
    const canaries = [keys.secretKey, ...keys.webhookSecrets];
    const all = [log, ...answers, ...faults].join('\n');
    expect(canaries.filter((key) => all.includes(key) || all.includes(key.slice(0, -4)))).toEqual([]);
    expect(links).toHaveLength(2);
    const kept = [...links, ...signatures.map((signature) => signature.slice(-64)), client.token ?? ''];
    expect(kept.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
