import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stillClock } from '#tests/support/app.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: stillClock() });
});
afterAll(() => server.close());

describe('the end of a session that nobody uses', () => {
  it('is told with each answer to whoever is signed in, and moved by use alone', async () => {
    const client = server.client();
    await client.signIn('desk@baulk.example');
    const told = async (path: string) => {
      const { headers } = await client.get(path);
      return Date.parse(String(headers['session-idle-until'])) - server.clock.now();
    };
    const half = 30 * 60_000;
    expect(await told('/profile')).toBe(half);
    server.pass(600);
    // What pages read by themselves is no use of a session, and the time goes on.
    expect(await told('/config')).toBe(half - 600_000);
    expect(await told('/profile')).toBe(half);
  });

  it('is told to nobody else', async () => {
    const { headers } = await server.client().get('/config');
    expect(headers).not.toHaveProperty('session-idle-until');
  });
});
