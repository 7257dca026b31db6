import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { freshClub } from './connecting.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer({ configuration: { payments: { mode: 'off' } } });
  owner = server.client();
  await owner.signIn(freshClub.email);
});
afterAll(() => server.close());

describe('an installation without a payment provider', () => {
  it.each<[string, (client: TestClient) => Promise<{ status: number; body: Record<string, unknown> }>]>([
    ['where a club stands', (client) => client.get(`/user/${freshClub.userId}/stripe-status`)],
    ['a link', (client) => client.get(`/createConnectAccountLink/${freshClub.id}`)],
    ['off-boarding', (client) => client.delete(`/club/${freshClub.id}/stripe-account`)],
    ['the cards', (client) => client.get('/card')],
    ['a page for a card', (client) => client.post('/card/setup', {})],
    ['keeping a card', (client) => client.post('/card', { setupId: 'cs_1', isDefault: false })],
    ['another default', (client) => client.put('/card', { cardId: 'pm_1' })],
    ['removing a card', (client) => client.delete('/card', { cardId: 'pm_1' })],
    [
      'an event',
      (client) => client.post('/webhook/stripe', {}, { headers: { 'stripe-signature': 't=1,v1=0' } }),
    ],
  ])('says so to who asks for %s', async (_what, ask) => {
    expect(await ask(owner)).toMatchObject({ status: 503, body: { code: 'provider_not_configured' } });
  });

  it('tells everybody that payments are off, and what was paid before can still be read', async () => {
    expect((await server.client().get('/config')).body).toMatchObject({ modes: { payments: 'off' } });
    expect((await owner.get('/transaction')).status).toBe(200);
  });
});
