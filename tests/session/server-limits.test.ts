import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { accountFor, callOperation, isEnding, operations, titleOf } from '#tests/support/operations.ts';
import { TestClient } from '#tests/support/server.ts';

const clock = stillClock();
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await testDatabase();
  app = await buildTestApp({ store, clock });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type Kind = { shouldRemember?: boolean; isBrowser?: boolean };

async function signedIn(email: string, { shouldRemember = false, isBrowser = true }: Kind = {}) {
  const client = new TestClient(app);
  client.isBrowser = isBrowser;
  const answer = await client.signIn(email, { shouldRemember });
  const lasts = (Date.parse(answer.tokenExpiresAt) - Date.parse(answer.serverNow)) / 1000;
  return { client, lasts };
}

const judged = async (client: TestClient) => {
  const { status, body } = await client.get('/profile');
  return status === 200 ? 'alive' : body['code'];
};

const staff = ['owner', 'staff', 'club', 'desk'].map((name) => `${name}@baulk.example`);
const sessions: [kind: string, email: string, Kind, idle: number, absolute: number][] = [
  ...staff.map((email): (typeof sessions)[number] => ['in a browser', email, {}, 30 * minute, 12 * hour]),
  ...staff.map((email): (typeof sessions)[number] => [
    'remembered',
    email,
    { shouldRemember: true },
    14 * day,
    7 * day,
  ]),
  ['in a browser', 'player@baulk.example', {}, 2 * hour, 12 * hour],
  ['remembered', 'player@baulk.example', { shouldRemember: true }, 14 * day, 30 * day],
  ['of an app', 'owner@baulk.example', { isBrowser: false }, hour, hour],
  ['of an app, remembered', 'player@baulk.example', { isBrowser: false, shouldRemember: true }, hour, hour],
];

describe.each(sessions)('S8 a session %s of %s', (_kind, email, kind, idle, absolute) => {
  const unused = Math.min(idle, absolute);

  it('ends when it is not used', async () => {
    const [used, late] = [await signedIn(email, kind), await signedIn(email, kind)];
    clock.pass(unused - 1);
    expect(await judged(used.client)).toBe('alive');
    clock.pass(1);
    expect(await judged(late.client)).toBe('session_expired');
  });

  it('ends at the latest when it has said, however much it is used', async () => {
    const { client, lasts } = await signedIn(email, kind);
    expect(lasts).toBe(absolute);
    const step = Math.min(unused, absolute / 2) - 10;
    let elapsed = 0;
    while (elapsed + step < absolute) {
      clock.pass(step);
      elapsed += step;
      expect(await judged(client)).toBe('alive');
    }
    clock.pass(absolute - elapsed - 1);
    expect(await judged(client)).toBe('alive');
    clock.pass(1);
    expect(await judged(client)).toBe('session_expired');
  });
});

describe('S8 a session that ends when it is not used', () => {
  const email = 'staff@baulk.example';
  const idle = 30 * minute;

  it('is counted from the last use, to five seconds', async () => {
    const { client } = await signedIn(email);
    clock.pass(50);
    expect(await judged(client)).toBe('alive');
    clock.pass(idle - 5);
    expect(await judged(client)).toBe('alive');
    clock.pass(idle + 5);
    expect(await judged(client)).toBe('session_expired');
  });

  it('is not kept alive by what a page repeats every ten seconds', async () => {
    const [before, after] = [await signedIn(email), await signedIn(email)];
    for (let elapsed = 0; elapsed < idle - 10; elapsed += 10) {
      clock.pass(10);
      await before.client.get('/config');
      await after.client.get('/health');
    }
    clock.pass(5);
    expect(await judged(before.client)).toBe('alive');
    clock.pass(10);
    expect(await judged(after.client)).toBe('session_expired');
  });

  it.each(operations.filter((operation) => !isEnding(operation)).map((it) => [titleOf(it), it] as const))(
    'is kept alive or not by %s, as the contract says',
    async (_title, operation) => {
      const { client } = await signedIn(accountFor(operation));
      const idleOf = accountFor(operation) === 'player@baulk.example' ? 2 * hour : idle;
      clock.pass(idleOf - minute);
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      await callOperation(app, operation, {
        headers: { authorization: `Bearer ${client.token}`, cookie, 'sec-fetch-site': 'same-origin' },
      });
      clock.pass(2 * minute);
      const isActivity = operation['x-activity'] !== false;
      expect(await judged(client)).toBe(isActivity ? 'alive' : 'session_expired');
    },
  );
});

it('S8 a token that may only accept the terms lasts an hour', async () => {
  const { client, lasts } = await signedIn('new@baulk.example', { shouldRemember: true });
  expect(lasts).toBe(hour);
  clock.pass(hour);
  const { status, body } = await client.put('/user/update/eula', {});
  expect([status, body['code']]).toEqual([401, 'session_expired']);
});
