import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/database/store.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { mailsTo, tokenTo } from '#tests/mail/inbox.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { isFullAttack, randomFrom, sizeOf } from '#tests/support/attack.ts';
import { testDatabase } from '#tests/support/database.ts';
import { TestClient } from '#tests/support/server.ts';

const clock = stillClock();
const random = randomFrom();
const processes = isFullAttack ? 8 : 2;
let store: Store;
let apps: FastifyInstance[];
beforeAll(async () => {
  store = await testDatabase();
  apps = await Promise.all(Array.from({ length: processes }, () => buildTestApp({ store, clock })));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await store.close();
});

const appAt = (n: number): FastifyInstance => apps[n % apps.length] as FastifyInstance;
let calls = 0;
/** Somebody at a network address that nobody has called from before. */
function somebody(): TestClient {
  calls += 1;
  const client = new TestClient(appAt(calls));
  client.address = `10.${30 + Math.floor(calls / 62_500)}.${Math.floor(calls / 250) % 250}.${calls % 250}`;
  return client;
}

const forgot = (email: string) => somebody().put('/user/forgotPassword', { email });
const set = (token: string, password = 'Corner#2026') =>
  somebody().put('/user/setPassword', { token, password, confirmPassword: password });

describe('P1 a link', { timeout: 120_000 }, () => {
  it('is taken once by as many as use it at once, in whichever process', async () => {
    const email = 'guest@baulk.example';
    await forgot(email);
    const token = await tokenTo(appAt(0), email);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => set(token, `Corner#20${n + 10}`)));
    const taken = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(taken).toHaveLength(1);
    // A machine that is too busy says so with 503, and takes nothing.
    const others = answers.filter(({ status }) => status !== 200 && status !== 503);
    expect(others.map(({ body }) => body['code'])).toEqual(others.map(() => 'link_invalid'));
    expect(others.length).toBeGreaterThan(0);
    const password = `Corner#20${(taken[0] ?? 0) + 10}`;
    await somebody().signIn(email, { password });
  });

  it('cannot be guessed, cut off or changed', async () => {
    const email = 'staff@baulk.example';
    await forgot(email);
    const token = await tokenTo(appAt(0), email);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const pick = () => letters[Math.floor(random() * letters.length)] ?? 'A';
    const size = sizeOf(2_000);
    const statuses = new Set<number>();
    for (let n = 0; n < size; n += 1) {
      const place = Math.floor(random() * token.length);
      let other = pick();
      while (other === token[place]) other = pick();
      const changed = [
        `${token.slice(0, place)}${other}${token.slice(place + 1)}`,
        token.slice(0, place),
        Array.from({ length: 43 }, pick).join(''),
      ][n % 3];
      // The last sign of a token has two bits that mean nothing.
      if (Buffer.from(changed ?? '', 'base64url').equals(Buffer.from(token, 'base64url'))) continue;
      statuses.add((await set(changed ?? '')).status);
    }
    expect([...statuses]).toEqual([400]);
    expect((await set(token)).status).toBe(200);
  });
});

describe('P4 asking for links to one address', { timeout: 600_000 }, () => {
  it('mails five an hour at most and answers alike each time', async () => {
    const email = 'club2@baulk.example';
    const size = sizeOf(1_000);
    const answers = new Set<string>();
    for (let n = 0; n < size; n += 1) {
      const { status, body } = await forgot(email);
      answers.add(`${status} ${JSON.stringify(body)}`);
    }
    const mails = await mailsTo(appAt(0), email);
    process.stderr.write(`P4: ${size} asked, ${mails.length} mails\n`);
    expect(answers.size).toBe(1);
    expect(mails).toHaveLength(5);
  });
});

describe('O12 an address that changes hands', () => {
  it('leaves the one before no password, no session and no link', async () => {
    const email = 'referee@baulk.example';
    const before = somebody();
    await before.signIn(email);
    await forgot(email);
    const old = await tokenTo(appAt(0), email);
    await forgot(email);
    await set(await tokenTo(appAt(0), email));
    expect((await before.get('/profile')).status).toBe(401);
    expect((await set(old)).body['code']).toBe('link_invalid');
    const { status } = await somebody().post('/login', { email, password: demoPassword });
    expect(status).toBe(401);
  });
});

describe('L1 guessing the present password from inside a session', { timeout: 120_000 }, () => {
  it('is slowed and ends like guessing at the sign-in', async () => {
    const email = 'desk@baulk.example';
    const client = somebody();
    await client.signIn(email);
    const size = sizeOf(1_000);
    let judged = 0;
    for (let n = 0; n < size; n += 1) {
      const { body } = await client.put('/user/changePassword', {
        currentPassword: `guess ${n}`,
        password: 'Corner#2026',
        confirmPassword: 'Corner#2026',
      });
      if (body['code'] === 'password_wrong') judged += 1;
    }
    expect(judged).toBe(5);
  });
});
