import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '#server/services/tokens.ts';
import { randomFrom, sizeOf } from '#tests/support/attack.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const random = randomFrom();
const pick = (below: number) => Math.floor(random() * below);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

async function signedIn(email = 'guest@baulk.example'): Promise<TestClient> {
  const client = server.client();
  await client.signIn(email);
  return client;
}

async function statusesOf(count: number, call: (n: number) => Promise<{ status: number }>) {
  const statuses = new Map<number, number>();
  for (let n = 0; n < count; n += 1) {
    const { status } = await call(n);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return Object.fromEntries(statuses);
}

/** A token that was given out, with something wrong about it. */
function spoilt(token: string): string {
  const at = pick(token.length);
  const one = alphabet[(alphabet.indexOf(token[at] ?? 'A') + 1 + pick(63)) % 64] ?? '';
  const ways = [
    () => token.slice(0, at),
    () => token.slice(0, at) + one + token.slice(at + 1),
    () => token.slice(0, at) + token.slice(at + 1),
    () => token + one,
    () => token.toLowerCase(),
    () => token.split('').toReversed().join(''),
    () => `${token}${'x'.repeat(pick(9_000))}`,
    () => `${token.slice(0, at)}%00${token.slice(at)}`,
    () => `${token.slice(0, at)}=${token.slice(at)}`,
    () => Buffer.from(token, 'base64url').toString('base64'),
    () => Buffer.from(token, 'base64url').toString('hex'),
    () => `${token},${token}`,
    () => Buffer.from(token).toString('base64url'),
    () => newToken(),
    () => Array.from({ length: pick(100) }, () => String.fromCharCode(33 + pick(94))).join(''),
  ];
  return ways[pick(ways.length)]?.() ?? '';
}

const isRight = (token: string, owner: TestClient) => token === owner.token;

describe('S6 random, truncated and altered tokens', { timeout: 300_000 }, () => {
  it('are refused as a bearer, each of them', async () => {
    const owner = await signedIn();
    const statuses = await statusesOf(sizeOf(10_000), () => {
      const token = spoilt(owner.token ?? '');
      return isRight(token, owner) ? Promise.resolve({ status: 401 }) : owner.get('/profile', { token });
    });
    expect(statuses).toEqual({ 401: sizeOf(10_000) });
  });

  it('are refused as a cookie, each of them', async () => {
    const owner = await signedIn();
    const right = owner.cookies.get('baulk-session') ?? '';
    const statuses = await statusesOf(sizeOf(10_000), () => {
      const cookie = spoilt(right);
      if (cookie === right) return Promise.resolve({ status: 401 });
      return owner.get('/profile', { headers: { cookie: `baulk-session=${cookie}` } });
    });
    expect(statuses).toEqual({ 401: sizeOf(10_000) });
  });

  it('are refused where the terms are accepted, each of them', async () => {
    const owner = await signedIn('new@baulk.example');
    const statuses = await statusesOf(sizeOf(2_000), () => {
      const token = spoilt(owner.token ?? '').slice(0, 200) || 'x';
      if (isRight(token, owner)) return Promise.resolve({ status: 401 });
      return owner.put('/user/update/eula', { token }, { token: null });
    });
    expect(statuses).toEqual({ 401: sizeOf(2_000) });
    expect((await owner.put('/user/update/eula', {})).status).toBe(200);
  });

  it('leave the right one as good as it was', async () => {
    const owner = await signedIn();
    for (let n = 0; n < 20; n += 1) await owner.get('/profile', { token: spoilt(owner.token ?? '') });
    expect((await owner.get('/profile')).status).toBe(200);
  });
});

describe('stolen tokens', { timeout: 300_000 }, () => {
  it('S1 are refused without their cookie, 100 of 100', async () => {
    const owner = await signedIn();
    const thief = server.client();
    thief.token = owner.token;
    const statuses = await statusesOf(100, () => thief.get('/profile'));
    expect(statuses).toEqual({ 401: 100 });
  });

  it('S3 are refused after the sign-out, 100 of 100', async () => {
    const owner = await signedIn();
    const cookie = `baulk-session=${owner.cookies.get('baulk-session')}`;
    await owner.get('/signout');
    const replay = () => owner.get('/profile', { headers: { cookie } });
    expect(await statusesOf(100, replay)).toEqual({ 401: 100 });
  });

  it('S3 are refused by what was under way when the sign-out was answered', async () => {
    const owner = await signedIn();
    const calls = Array.from({ length: 20 }, () => owner.get('/profile'));
    await owner.get('/signout');
    await Promise.all(calls);
    expect((await owner.get('/profile')).status).toBe(401);
  });
});
