import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const token = 'a token that Prometheus has';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ configuration: { metricsToken: token } });
});
afterAll(() => server.close());

const ask = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

describe('O12 the figures of a process', () => {
  it('are told to who shows the token, and to nobody else', async () => {
    expect((await ask()).statusCode).toBe(401);
    expect((await ask('Bearer another')).statusCode).toBe(401);
    const { statusCode, headers, body } = await ask(`Bearer ${token}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/^process_cpu_seconds_total \d/m);
  });

  it('time answers by the pattern of their address, without an id or a name in it', async () => {
    const player = server.client();
    await player.signIn('player@baulk.example');
    await player.get('/match/1');
    const { body } = await ask(`Bearer ${token}`);
    expect(body).toMatch(
      /^http_request_duration_seconds_count\{method="POST",route="\/api\/login",status="200"\} 1$/m,
    );
    expect(body).toMatch(/route="\/api\/match\/:[^"]+"/);
    expect(body).not.toMatch(/match\/1"|@|Bearer/);
  });

  it('count the mails that wait, and the sessions that are open', async () => {
    const { body } = await ask(`Bearer ${token}`);
    for (const name of ['mails_waiting', 'mails_oldest_seconds', 'payments_pending', 'live_listeners']) {
      expect(body).toMatch(new RegExp(`^baulk_${name} \\d`, 'm'));
    }
    expect(Number(/^baulk_sessions_open (\d+)/m.exec(body)?.[1])).toBeGreaterThan(0);
  });

  it('are not there without a token, and a short token is refused at the start', async () => {
    const quiet = await startServer();
    expect((await quiet.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await quiet.close();
    expect(() => readConfiguration({ METRICS_TOKEN: 'short' })).toThrow(
      'METRICS_TOKEN must have 16 or more characters.',
    );
  });
});
