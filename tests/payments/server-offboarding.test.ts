import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { freshClub } from './connecting.ts';
import { startStripeDouble, stripeSettings, type StripeDouble } from './stripe-double.ts';

let double: StripeDouble;
let server: TestServer;
let owner: TestClient;
let accountId: string;
beforeAll(async () => {
  double = await startStripeDouble();
  server = await startServer({
    configuration: { payments: { mode: 'stripe', ...stripeSettings(double.address) } },
  });
  owner = server.client();
  await owner.signIn(freshClub.email);
});
afterAll(async () => {
  await server.close();
  await double.close();
});
beforeEach(async () => {
  await owner.get(`/createConnectAccountLink/${freshClub.id}`);
  const row = await server.store.db
    .selectFrom('payment_accounts')
    .select('provider_id')
    .where('club_id', '=', freshClub.id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  accountId = row.provider_id ?? '';
  double.handIn(accountId, 'everything');
});

const state = async () =>
  (await owner.get(`/user/${freshClub.userId}/stripe-status?refresh=true`)).body['state'];
const remove = () => owner.delete(`/club/${freshClub.id}/stripe-account`);

/** Lets something happen after the last look at what stands against it, and before the provider is asked to delete. */
async function removeAfter(happens: () => void) {
  expect(await state()).toBe('connected');
  const reached = double.hold(/^GET \/v1\/disputes/, 'after');
  const answered = remove();
  await reached;
  happens();
  double.letGo();
  return answered;
}

describe('C-8.03 off-boarding that fails at Stripe', () => {
  it('is told so where money comes at the last moment, and the club stays connected', async () => {
    const answer = await removeAfter(() => double.setMoney(accountId, 2500));
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'offboarding_failed', message: 'Failed to delete Stripe account.' },
    });
    expect(await state()).toBe('connected');
    double.setMoney(accountId, 0);
    expect((await remove()).status).toBe(200);
    expect(await state()).toBe('not_connected');
  });

  it('is told so where Stripe does not answer, and is done when it is asked again', async () => {
    const answer = await removeAfter(() => double.fail('broken', 'broken', 'broken'));
    expect(answer).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    expect(await state()).toBe('connected');
    expect((await remove()).status).toBe(200);
    expect(await state()).toBe('not_connected');
  });

  it('is done where only the answer was lost', async () => {
    expect(await removeAfter(() => double.fail('lost'))).toMatchObject({
      status: 200,
      body: { message: 'Stripe account deleted successfully!' },
    });
    expect(await state()).toBe('not_connected');
  });
});
