import { monitorEventLoopDelay } from 'node:perf_hooks';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/accounts.ts';
import type { Store } from '#server/database/store.ts';
import { Refusal } from '#server/http/problem.ts';
import { createPasswords } from '#server/services/passwords.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase, testPasswords, testSecrets } from '#tests/support/database.ts';
import { TestClient } from '#tests/support/server.ts';

let store: Store;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

describe('L5 a hundred sign-ins at once', () => {
  it('are judged as far as the server can, and the rest is told to wait', { timeout: 120_000 }, async () => {
    // Hashing at its real cost, since a fast one may keep pace with how fast calls arrive.
    const app = await buildTestApp({ store, passwords: createPasswords(testSecrets) });
    await new TestClient(app).post('/login', { email: 'warm@baulk.example', password: 'up' });
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 10);
    delay.enable();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const client = new TestClient(app);
        client.address = `10.3.${n}.1`;
        return client.post('/login', { email: `someone${n}@baulk.example`, password: demoPassword });
      }),
    );
    delay.disable();
    clearInterval(watch);
    const grown = (peak - before) / 2 ** 20;
    const p99 = delay.percentile(99) / 1e6;
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(count(401) + count(503)).toBe(100);
    expect(count(401)).toBeGreaterThanOrEqual(26);
    expect(count(503)).toBeGreaterThan(0);
    const waits = answers.filter(({ status }) => status === 503).map(({ headers }) => headers['retry-after']);
    expect(waits.every((wait) => Number(wait) > 0)).toBe(true);
    process.stderr.write(
      `L5: ${count(401)} judged, lag p99 ${p99.toFixed(0)} ms, +${grown.toFixed(0)} MiB\n`,
    );
    expect(grown).toBeLessThan(400);
    await app.close();
  });

  it('leave nothing behind that would keep a later one out', async () => {
    const passwords = createPasswords(testSecrets, cheap);
    const kept = await passwords.hash('right');
    const crowd = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.matches('x', null)));
    const refused = crowd.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(60 - 26);
    expect(await passwords.matches('right', kept)).toBe(true);
    expect(await passwords.matches('right', null)).toBe(false);
  });

  it('leave an account that does not exist as it is, however busy the server was at first', async () => {
    const passwords = createPasswords(testSecrets, cheap);
    const crowd = Array.from({ length: 40 }, () => passwords.matches('someone', null));
    await expect(passwords.matches('x', null)).rejects.toThrow('busy');
    await Promise.allSettled(crowd);
    expect(await passwords.matches('x', null)).toBe(false);
  });

  it('never cost the owner a sign-in because the hash is due for a new one', async () => {
    const busy = {
      ...testPasswords,
      isOutdated: () => true,
      hash: () => Promise.reject(new Refusal('busy')),
    };
    const app = await buildTestApp({ store, passwords: busy });
    await new TestClient(app).signIn('guest@baulk.example');
    await app.close();
  });
});

describe('L6 a password', () => {
  const email = 'guest@baulk.example';
  const long = `Aa1#${'é'.repeat(60)}`;

  it.each([
    ['an emoji', 'Aa1#🎱🎱', ['Aa1#🎱', 'Aa1#🎱🎱🎱', 'Aa1#🎱🏆']],
    ['spaces', ' Aa1# x ', ['Aa1# x', ' Aa1#  x ', 'Aa1#x']],
    ['quotes and SQL', `Aa1#'; drop table users; --`, [`Aa1#`, `Aa1#' or '1'='1`]],
    ['over 72 bytes', long, [`${long.slice(0, -1)}e`, `${long}é`, long.slice(0, 40)]],
  ])('with %s is matched exactly', async (_case, password, others) => {
    const app = await buildTestApp({ store });
    const hash = await testPasswords.hash(password);
    await store.db.updateTable('users').set({ password_hash: hash }).where('email', '=', email).execute();
    const tried = async (text: string) =>
      (await new TestClient(app).post('/login', { email, password: text })).status;
    for (const other of others) expect(await tried(other)).toBe(401);
    expect(await tried(password)).toBe(200);
    await app.close();
  });

  it.each([
    ['of a MiB', 'x'.repeat(2 ** 20), 413],
    ['of 129 characters', 'x'.repeat(129), 400],
    ['with a NUL', 'Aa1#\u0000x', 400],
    ['with half a character', 'Aa1#\ud83c', 400],
    ['of none', '', 400],
  ])('%s is refused before it is judged', async (_case, password, status) => {
    const app = await buildTestApp({ store });
    expect((await new TestClient(app).post('/login', { email, password })).status).toBe(status);
    await app.close();
  });
});

describe('L7 every path that judges a secret', () => {
  it('is counted: sign-in, change of password, proof of a session and of an owner judge one after it was counted', () => {
    const sources = globSync('server/**/*.ts').map((path) => [path, readFileSync(path, 'utf8')] as const);
    const judging = sources.filter(([, text]) => /\bmatches\(/.test(text)).map(([path]) => path);
    expect(judging.toSorted()).toEqual([
      'server/password/change.ts',
      'server/services/passwords.ts',
      'server/session/proof.ts',
      'server/sign-in/handlers.ts',
      'server/social/owner.ts',
    ]);
    const change = readFileSync('server/password/change.ts', 'utf8');
    expect(change.indexOf('throttle.begin(')).toBeGreaterThan(0);
    expect(change.indexOf('throttle.begin(')).toBeLessThan(change.indexOf('isPresent(parts'));
    const signIn = readFileSync('server/sign-in/handlers.ts', 'utf8');
    expect(signIn.indexOf('throttle.begin(')).toBeGreaterThan(0);
    expect(signIn.indexOf('throttle.begin(')).toBeLessThan(signIn.indexOf('isOwner(parts'));
    const proof = readFileSync('server/session/proof.ts', 'utf8');
    expect(proof.indexOf('throttle.begin(')).toBeGreaterThan(0);
    expect(proof.indexOf('throttle.begin(')).toBeLessThan(proof.indexOf('passwords.matches('));
    const owner = readFileSync('server/social/owner.ts', 'utf8');
    expect(owner.indexOf('throttle.begin(')).toBeGreaterThan(0);
    expect(owner.indexOf('throttle.begin(')).toBeLessThan(owner.indexOf('passwords.matches('));
  });
});
