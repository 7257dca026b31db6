import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/accounts.ts';
import { createPasswords } from '#server/services/passwords.ts';
import { testSecrets } from '#tests/support/database.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { standingClock } from '#tests/support/standing-clock.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer({ clock: standingClock() });
});
afterEach(() => server.close());

const email = 'player@baulk.example';
const guess = (client: TestClient, address = email) =>
  client.post('/login', { email: address, password: 'wrong', shouldRemember: false });

async function statusesOf(
  count: number,
  client: (n: number) => TestClient,
  address = email,
): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => guess(client(n), address)));
  return answers.map(({ status }) => status);
}

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

describe('guessing a password', () => {
  it('is slowed from the fifth failure on, and the wait is told', async () => {
    const client = server.client();
    for (let n = 0; n < 5; n += 1) expect((await guess(client)).status).toBe(401);
    const answer = await guess(client);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    server.pass(Number(answer.headers['retry-after']));
    expect((await guess(client)).status).toBe(401);
  });

  it('L1 ends after 20 in an hour and 100 in a day, from however many addresses', async () => {
    const day = 24 * 3600;
    const waitFor = (seconds: number): number => {
      server.pass(seconds);
      return seconds;
    };
    let evaluated = 0;
    let elapsed = 0;
    for (let n = 0; elapsed < day; n += 1) {
      const client = server.client();
      client.address = `10.0.${n % 200}.1`;
      const { status, headers } = await guess(client);
      if (status === 401) evaluated += 1;
      else elapsed += waitFor(Number(headers['retry-after']));
    }
    expect(evaluated).toBeGreaterThan(20);
    expect(evaluated).toBeLessThanOrEqual(100);
  }, 180_000);

  it('L3 lets 40 parallel guesses through as five', async () => {
    const statuses = await statusesOf(20, () => server.client());
    expect(count(statuses, 401)).toBeLessThanOrEqual(5);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });

  it('L2 ends for one network address after 100 accounts in an hour', async () => {
    const client = server.client();
    const statuses: number[] = [];
    for (let n = 0; n < 110; n += 1) statuses.push((await guess(client, `someone${n}@baulk.example`)).status);
    expect(count(statuses, 401)).toBe(100);
    expect(count(statuses, 429)).toBe(10);
  });

  it('L4 never keeps the owner out of a browser that is known', async () => {
    const owner = server.client();
    await owner.signIn(email);
    const stranger = server.client();
    stranger.address = '10.1.1.1';
    for (let n = 0; n < 8; n += 1) await guess(stranger);
    expect((await guess(stranger)).status).toBe(429);
    for (let n = 0; n < 3; n += 1) await owner.signIn(email);
  });

  it('forgets the failures when the owner signs in', async () => {
    const client = server.client();
    for (let n = 0; n < 4; n += 1) await guess(client);
    await client.signIn(email);
    for (let n = 0; n < 4; n += 1) expect((await guess(client)).status).toBe(401);
    await client.signIn(email);
  });

  it('does not count sign-ins that succeed', async () => {
    for (let n = 0; n < 25; n += 1) await server.client().signIn(email);
  });

  it('L5 answers what it cannot hash in time with 503 and a wait', async () => {
    // At full cost the calls come faster than they can be hashed, on whatever machine.
    const costly = await startServer({ store: server.store, passwords: createPasswords(testSecrets) });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const client = costly.client();
        client.address = `10.2.${n}.1`;
        return client.post('/login', { email: `someone${n}@baulk.example`, password: demoPassword });
      }),
    );
    await costly.close();
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect(answers.every(({ status }) => status === 503 || status === 401)).toBe(true);
  });
});
