import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/database/store.ts';
import { provedAt, registrationOf } from '#tests/registration/registering.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { codeTo, tokenTo } from './inbox.ts';

const lines: string[] = [];
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await testDatabase('empty');
  app = await buildTestApp({
    store,
    clock: stillClock(),
    logLevel: 'trace',
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

describe('what the logs tell of a registration and a new password', () => {
  it('is that they happened, and neither code, grant, link, password nor address', async () => {
    const email = 'ada@logs.example';
    const { client, grant } = await provedAt(app, email);
    const code = await codeTo(app, email);
    await client.post('/player/register', { ...registrationOf(email), grant });
    await client.put('/user/forgotPassword', { email });
    const token = await tokenTo(app, email);
    const secrets = { token, password: 'Corner#2027', confirmPassword: 'Corner#2027' };
    expect((await client.put('/user/setPassword', secrets)).status).toBe(200);
    await client.put('/user/setPassword', { ...secrets, token: `${token}?` });

    const log = lines.join('');
    for (const path of [
      'verify/email',
      'verify/code',
      'player/register',
      'user/forgotPassword',
      'user/setPassword',
    ])
      expect(log).toContain(path);
    const hidden = [code, grant, token, 'Corner#2026', 'Corner#2027', 'ada@logs', encodeURIComponent(email)];
    expect(hidden.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
