import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '#server/demo/accounts.ts';
import { callOperation, operations, titleOf } from '#tests/support/operations.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
const callers = new Map<string, unknown>();
beforeAll(async () => {
  server = await startServer();
  server.app.addHook('onSend', async (request) => {
    callers.set(request.id, request.caller);
  });
});
afterAll(() => server.close());

const named = (list: typeof operations) => list.map((operation) => [titleOf(operation), operation] as const);
const closed = operations.filter((operation) => operation['x-access'].who !== 'anyone');
const open = operations.filter((operation) => operation['x-access'].who === 'anyone');
const beyondTerms = closed.filter((operation) => operation['x-access'].who !== 'pending');

const cookiesOf = (client: TestClient) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function headersOf(email: string): Promise<Record<string, string>> {
  const client = server.client();
  await client.signIn(email);
  return {
    authorization: `Bearer ${client.token}`,
    cookie: cookiesOf(client),
    'sec-fetch-site': 'same-origin',
  };
}

describe('S2 the cookie without the token', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = (await headersOf('owner@baulk.example'))['cookie'] ?? '';
  });

  it('is tried on every operation that not everyone may call', () => {
    expect(closed.length).toBeGreaterThan(55);
  });

  it.each(named(closed))('is nobody to %s', async (_title, operation) => {
    const answer = await callOperation(server.app, operation, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'unauthorised']);
  });
});

describe('S7 a token that may only accept the terms', () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await headersOf('new@baulk.example');
  });

  it.each(named(beyondTerms))('is refused by %s', async (_title, operation) => {
    const answer = await callOperation(server.app, operation, { headers });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'terms_pending']);
  });

  it.each(named(open.filter(({ operationId }) => operationId !== 'signIn')))(
    'is nobody to %s, which is open to everyone',
    async (_title, operation) => {
      callers.clear();
      await callOperation(server.app, operation, { headers });
      expect([...callers.values()]).toEqual([null]);
    },
  );

  it('accepts the terms', async () => {
    const client = server.client();
    await client.signIn('first@baulk.example');
    expect((await client.put('/user/update/eula', {})).status).toBe(200);
  });

  it('signs out', async () => {
    const client = server.client();
    await client.signIn('new@baulk.example');
    expect((await client.get('/signout')).status).toBe(204);
    expect((await client.put('/user/update/eula', {})).status).toBe(401);
  });
});

describe.each([1, 2, 3, 4, 5])('role %i', (role) => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    const email = demoAccounts.find(({ roleId }) => roleId === role)?.email ?? '';
    headers = await headersOf(email);
  });

  it('is let to the operations that name it, and to no other', async () => {
    const wrong: string[] = [];
    for (const operation of beyondTerms) {
      const { who, roles = [] } = operation['x-access'];
      const { statusCode } = await callOperation(server.app, operation, { headers });
      const isLet = ![401, 403].includes(statusCode);
      if (isLet !== (who === 'signedIn' || roles.includes(role))) wrong.push(titleOf(operation));
    }
    expect(wrong).toEqual([]);
  });
});
