import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { ownPlace, startProduct, type Product } from '#tests/support/process.ts';
import { TestClient } from '#tests/support/server.ts';

const clock = stillClock();
let store: Store;
let here: FastifyInstance;
let there: FastifyInstance;
beforeAll(async () => {
  store = await testDatabase();
  here = await buildTestApp({ store, clock });
  there = await buildTestApp({ store, clock });
});
afterAll(async () => {
  await here.close();
  await there.close();
  await store.close();
});

const guest = 'guest@baulk.example';

/** The same browser, answered by the other process. */
function elsewhere(client: TestClient): TestClient {
  const other = new TestClient(there);
  other.token = client.token;
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

async function signedIn(email = guest, shouldRemember = false): Promise<TestClient> {
  const client = new TestClient(here);
  await client.signIn(email, { shouldRemember });
  return client;
}

const statusOf = async (client: TestClient, path = '/profile') => (await client.get(path)).status;

describe('two processes over one database', () => {
  it('know each other’s sessions', async () => {
    const client = await signedIn();
    expect(await statusOf(elsewhere(client))).toBe(200);
  });

  it('S3 end a session for both', async () => {
    const client = await signedIn();
    expect(await statusOf(elsewhere(client), '/signout')).toBe(204);
    expect(await statusOf(client)).toBe(401);
  });

  it('S4 judge by what either has changed', async () => {
    const client = await signedIn('staff@baulk.example');
    const change = (role: number) =>
      store.db
        .updateTable('users')
        .set({ role_id: role })
        .where('email', '=', 'staff@baulk.example')
        .execute();
    await change(5);
    expect((await client.get('/profile')).body).toMatchObject({ roleId: 5 });
    await change(2);
  });

  it('S8 count the use of a session together', async () => {
    const client = await signedIn('staff@baulk.example');
    const other = elsewhere(client);
    for (let n = 0; n < 4; n += 1) {
      clock.pass(1_000);
      expect(await statusOf(n % 2 === 0 ? other : client)).toBe(200);
    }
    clock.pass(1_800);
    expect(await statusOf(other)).toBe(401);
  });

  it('let terms be accepted at the one that did not sign in, and once in all', async () => {
    const client = await signedIn('new@baulk.example');
    const other = elsewhere(client);
    const answers = await Promise.all(
      [client, other, client, other].map((one) => one.put('/user/update/eula', {})),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  it('count guesses together', async () => {
    const email = 'desk2@baulk.example';
    const guess = (n: number) =>
      new TestClient(n % 2 === 0 ? here : there).post('/login', { email, password: 'wrong' });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n)));
    const judged = answers.filter(({ status }) => status === 401).length;
    expect(judged).toBeGreaterThan(0);
    expect(judged).toBeLessThanOrEqual(5);
  });

  it('spend one budget of an address', async () => {
    const guess = (n: number) => {
      const client = new TestClient(n % 2 === 0 ? here : there);
      client.address = '198.51.100.99';
      return client.post('/login', { email: `someone${n}@baulk.example`, password: 'wrong' });
    };
    const statuses: number[] = [];
    for (let n = 0; n < 104; n += 1) statuses.push((await guess(n)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.slice(100)).toEqual([429, 429, 429, 429]);
  });

  it('know a browser that has signed in at either', async () => {
    const owner = await signedIn('club2@baulk.example');
    const email = 'club2@baulk.example';
    for (let n = 0; n < 6; n += 1) await new TestClient(here).post('/login', { email, password: 'wrong' });
    const other = elsewhere(owner);
    await other.signIn(email);
    expect(await statusOf(other)).toBe(200);
  });
});

/** The embedded database belongs to one process; only a server can be shared by two that are started apart. */
const shared = process.env['TEST_DATABASE_URL'] ? ['PostgreSQL'] : [];

describe.each(shared)('two processes of the product that start at once over one %s', () => {
  const call = ({ address }: Product, path: string, more: RequestInit = {}) =>
    fetch(`${address}/api${path}`, more);

  it('make one demo, and share its people and their sessions', { timeout: 120_000 }, async () => {
    const place = await ownPlace();
    const products = await Promise.all([startProduct(place.env), startProduct(place.env)]);
    const [one, other] = products;
    const body = JSON.stringify({ email: 'player@baulk.example', password: demoPassword });
    const headers = { 'content-type': 'application/json' };
    const { token } = (await (await call(one, '/login', { method: 'POST', headers, body })).json()) as {
      token: string;
    };
    const bearer = { headers: { authorization: `Bearer ${token}` } };
    expect((await call(other, '/profile', bearer)).status).toBe(200);
    expect((await call(other, '/signout', bearer)).status).toBe(204);
    expect((await call(one, '/profile', bearer)).status).toBe(401);
    for (const { child } of products) child.kill('SIGTERM');
    expect(await Promise.all(products.map(({ exited }) => exited))).toEqual([0, 0]);
    await place.remove();
  });
});
