import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/accounts.ts';
import type { Store } from '#server/database/store.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { isFullAttack, sizeOf } from '#tests/support/attack.ts';
import { testDatabase } from '#tests/support/database.ts';
import { TestClient } from '#tests/support/server.ts';

const clock = stillClock();
const day = 24 * 3600;
const processes = isFullAttack ? 8 : 2;
let store: Store;
/** Processes over one database: what holds for one has to hold for all of them together. */
let apps: FastifyInstance[];
beforeAll(async () => {
  store = await testDatabase();
  apps = await Promise.all(Array.from({ length: processes }, () => buildTestApp({ store, clock })));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await store.close();
});
// No attack lives on what another one has spent.
beforeEach(async () => {
  clock.pass(2 * day);
  await store.db.deleteFrom('sign_in_throttle').execute();
});

const email = 'player@baulk.example';

/** A caller at one of so many network addresses, answered by one of the processes. */
function callerAt(n: number, addresses: number): TestClient {
  const client = new TestClient(apps[n % apps.length] as FastifyInstance);
  const place = n % addresses;
  client.address = `10.31.${Math.floor(place / 250)}.${place % 250}`;
  return client;
}

const guess = (client: TestClient, address = email) =>
  client.post('/login', { email: address, password: 'a wrong guess', shouldRemember: false });

function tally(statuses: readonly number[]): Record<string, number> {
  const groups = Map.groupBy(statuses, String);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

const tell = (row: string, calls: number, counts: Record<string, number>): void =>
  void process.stderr.write(`${row}: ${calls} calls, ${JSON.stringify(counts)}\n`);

describe('L1 guesses at one account over a day', { timeout: 600_000 }, () => {
  it('are judged a hundred times at most, from however many addresses', async () => {
    const calls = sizeOf(10_000);
    const statuses: number[] = [];
    const pause = (day - 60) / calls;
    for (let n = 0; n < calls; n += 1) {
      statuses.push((await guess(callerAt(n, 500))).status);
      clock.pass(pause);
    }
    const counts = tally(statuses);
    tell('L1', calls, counts);
    expect(counts['200']).toBeUndefined();
    expect(counts['401']).toBeGreaterThan(20);
    expect(counts['401']).toBeLessThanOrEqual(100);
    expect((counts['401'] ?? 0) + (counts['429'] ?? 0)).toBe(calls);
  });
});

describe('L2 a guess at each of many accounts from one address', { timeout: 600_000 }, () => {
  it('are judged a hundred times an hour', async () => {
    const calls = Math.max(150, sizeOf(10_000));
    const statuses: number[] = [];
    for (let n = 0; n < calls; n += 1) {
      statuses.push((await guess(callerAt(n * apps.length, 1), `stuffed${n}@attack.example`)).status);
    }
    const counts = tally(statuses);
    tell('L2', calls, counts);
    expect(counts).toEqual({ '401': 100, '429': calls - 100 });
  });
});

describe('L3 guesses at once', { timeout: 120_000 }, () => {
  it('are counted each, as many as are judged', async () => {
    const calls = Math.max(40, sizeOf(200));
    const answers = await Promise.all(Array.from({ length: calls }, (_, n) => guess(callerAt(n, 500))));
    const counts = tally(answers.map(({ status }) => status));
    tell('L3', calls, counts);
    const { failures } = await store.db
      .selectFrom('sign_in_throttle')
      .select('failures')
      .executeTakeFirstOrThrow();
    expect(failures).toBe(counts['401']);
    expect(failures).toBeLessThanOrEqual(5);
    expect(Object.keys(counts).every((status) => ['401', '429', '503'].includes(status))).toBe(true);
  });
});

describe('L4 an account that strangers lock', { timeout: 120_000 }, () => {
  it('is open to its owner in a browser that is known, 20 of 20', async () => {
    const owner = callerAt(0, 1);
    await owner.signIn(email);
    const statuses: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      for (let n = 0; n < sizeOf(100); n += 1) await guess(callerAt(round + n, 500));
      const login = { email, password: demoPassword, shouldRemember: false };
      statuses.push((await owner.post('/login', login)).status);
    }
    tell('L4', statuses.length, tally(statuses));
    expect(tally(statuses)).toEqual({ '200': 20 });
    expect((await guess(callerAt(7, 500))).status).toBe(429);
  });
});
