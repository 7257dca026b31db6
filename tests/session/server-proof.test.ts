import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountFor, builtOperations, callOperation, titleOf } from '#tests/support/operations.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

const quarter = 15 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => server.store.db.deleteFrom('sessions').execute());
afterAll(() => server.close());

async function signedIn(email: string): Promise<TestClient> {
  const client = server.client();
  await client.signIn(email);
  return client;
}

async function idOf(email: string): Promise<number> {
  const { id } = await server.store.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

const prove = (client: TestClient, password = 'Baulk#2026') => client.post('/session/proof', { password });

/** What asks for the password again, by who does it; each as a call that names nothing that is there. */
const dangerous: [string, string, (client: TestClient) => ReturnType<TestClient['get']>][] = [
  ['shows a stream key', 'club@baulk.example', (client) => client.post('/channel/reveal/999999', undefined)],
  ['deletes a club', 'owner@baulk.example', (client) => client.delete('/club/999999')],
  ['connects payments', 'club@baulk.example', (client) => client.get('/createConnectAccountLink/999999')],
  ['takes payments away', 'club@baulk.example', (client) => client.delete('/club/999999/stripe-account')],
  ['sets a pin', 'player@baulk.example', (client) => client.put('/profile', { pin: '4711' })],
  [
    'sets a maintenance pin',
    'player@baulk.example',
    (client) => client.put('/profile', { maintenancePin: '4711' }),
  ],
  [
    'sets a phone of another country',
    'player@baulk.example',
    (client) => client.put('/profile', { countryCode: 'CA,+1' }),
  ],
  [
    'gives an office of another club',
    'owner@baulk.example',
    async (client) => client.put('/player', { userId: await idOf('desk@baulk.example'), clubs: [1, 3] }),
  ],
  [
    'sets another phone',
    'player@baulk.example',
    (client) => client.put('/profile', { mobile: '3105550143' }),
  ],
  ['signs out everywhere', 'player@baulk.example', (client) => client.delete('/session', {})],
  [
    'gives another role',
    'owner@baulk.example',
    async (client) => client.put('/player', { userId: await idOf('guest@baulk.example'), roleId: 4 }),
  ],
  [
    'adds somebody to an office',
    'owner@baulk.example',
    (client) =>
      client.post('/player', {
        firstName: 'Rosa',
        lastName: 'Vidal',
        email: 'rosa.vidal@example.org',
        roleId: 2,
        clubs: [],
      }),
  ],
];

describe('what the contract marks', () => {
  const marked = builtOperations.filter((operation) => 'x-proof' in operation);

  it.each(marked.map((operation) => [titleOf(operation), operation] as const))(
    'S8 %s asks for the password again',
    async (_title, operation) => {
      const client = await signedIn(accountFor(operation));
      server.pass(quarter);
      const { statusCode, body } = await callOperation(server.app, operation, {
        headers: {
          authorization: `Bearer ${client.token ?? ''}`,
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'sec-fetch-site': 'same-origin',
        },
      });
      expect([statusCode, JSON.parse(body)]).toMatchObject([403, { code: 'password_again' }]);
    },
  );

  it('S8 are these', () => {
    expect(marked.map(({ operationId }) => operationId).toSorted()).toEqual([
      'beginSecondFactor',
      'createConnectAccountLink',
      'deleteClub',
      'deleteStripeAccount',
      'erasePersonalData',
      'exportPersonalData',
      'removeSecondFactor',
      'renewRecoveryCodes',
      'resetSecondFactor',
      'revealStreamKey',
    ]);
  });
});

describe('what is dangerous asks for the password again', () => {
  it.each(dangerous)('whoever %s, a quarter of an hour after the sign-in', async (_, email, act) => {
    const client = await signedIn(email);
    server.pass(quarter);
    const refused = await act(client);
    expect([refused.status, refused.body['code']]).toEqual([403, 'password_again']);
    expect((await prove(client)).status).toBe(204);
    expect((await act(client)).body['code']).not.toBe('password_again');
  });

  it('what is ordinary asks for nothing', async () => {
    const player = await signedIn('player@baulk.example');
    server.pass(quarter);
    expect((await player.get('/profile')).status).toBe(200);
    expect((await player.put('/profile', { city: 'Cali' })).status).toBe(200);
    const other = await signedIn('player@baulk.example');
    const rows = (await other.get('/session')).body['rows'] as { sessionId: string; isCurrent: boolean }[];
    const sessionId = rows.find(({ isCurrent }) => !isCurrent)?.sessionId;
    server.pass(quarter);
    expect((await other.delete('/session', { sessionId })).status).toBe(204);
  });

  it('a proof lasts for a quarter of an hour and for one session alone', async () => {
    const here = await signedIn('player@baulk.example');
    const there = await signedIn('player@baulk.example');
    server.pass(quarter);
    await prove(here);
    expect((await there.delete('/session', {})).body['code']).toBe('password_again');
    server.pass(quarter);
    expect((await here.delete('/session', {})).body['code']).toBe('password_again');
  });

  it('nothing of a refused change is kept', async () => {
    const player = await signedIn('player@baulk.example');
    server.pass(quarter);
    const before = (await player.get('/profile')).body;
    await player.put('/profile', { city: 'Medellin', mobile: '3105550199' });
    const after = (await player.get('/profile')).body;
    expect([after['city'], after['mobile']]).toEqual([before['city'], before['mobile']]);
  });

  it('a wrong password proves nothing, and guesses are counted with those of the sign-in', async () => {
    const client = await signedIn('guest@baulk.example');
    server.pass(quarter);
    const wrong = await prove(client, 'Corner#2025');
    expect([wrong.status, wrong.body['code'], wrong.body['fields']]).toEqual([
      400,
      'password_wrong',
      { password: expect.any(String) },
    ]);
    expect((await client.delete('/session', {})).body['code']).toBe('password_again');
    for (let guess = 0; guess < 5; guess += 1) await prove(client, 'Corner#2025');
    expect((await prove(client)).status).toBe(429);
  });

  it('who has no password is told how to go on', async () => {
    const client = await signedIn('referee@baulk.example');
    await server.store.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', 'referee@baulk.example')
      .execute();
    expect((await prove(client)).body['code']).toBe('password_unset');
  });

  it('accepting the terms does not stand for the password', async () => {
    const client = await signedIn('new@baulk.example');
    server.pass(quarter);
    const { body } = await client.put('/user/update/eula', {}, { token: client.token });
    client.token = String(body['token']);
    expect((await client.put('/profile', { pin: '4711' })).body['code']).toBe('password_again');
  });
});
