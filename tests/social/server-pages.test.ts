import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { somebodyAt, startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const open = (url: string) => server.app.inject({ url });
const sandbox = (query: string) => open(`/social/sandbox?${query}`);

/** The fragment that a person's link of the sandbox leads back with. */
function tokenIn(page: string, name: string): URLSearchParams {
  const href = new RegExp(`href="/social/return#([^"]+)">${name}`).exec(page)?.[1] ?? '';
  return new URLSearchParams(href.replaceAll('&amp;', '&'));
}

describe('the sandbox, where no keys are set', () => {
  it('offers people, of whom the provider says what Google would say, and whom the server takes', async () => {
    const client = somebodyAt(server.app);
    const { body: asked } = await client.post('/social/nonce', undefined);
    const page = await sandbox(`provider=google&nonce=${String(asked['nonce'])}&state=a-state`);
    expect(page.statusCode).toBe(200);
    const told = tokenIn(page.body, 'Lucía Arango');
    expect(told.get('state')).toBe('a-state');
    const idTokenString = told.get('id_token');
    const { status, body } = await client.post('/google/login', { idTokenString });
    expect([status, body['isNewPlayer']]).toEqual([200, true]);
    expect((await client.post('/google/login', { idTokenString })).body['code']).toBe('social_refused');
  });

  it('takes no token that it has not written, for this provider and in time', async () => {
    const client = somebodyAt(server.app);
    const { body: asked } = await client.post('/social/nonce', undefined);
    const page = await sandbox(`provider=google&nonce=${String(asked['nonce'])}&state=s`);
    const token = tokenIn(page.body, 'Lucía Arango').get('id_token') ?? '';
    const code = async (path: string, body: object) => (await client.post(path, body)).body['code'];
    expect(await code('/facebook/login', { accessToken: token })).toBe('social_refused');
    expect(await code('/google/login', { idTokenString: `${token.slice(0, -6)}AAAAAA` })).toBe(
      'social_refused',
    );
    expect(await code('/google/login', { idTokenString: 'sbx-' })).toBe('social_refused');
    server.pass(700);
    expect(await code('/google/login', { idTokenString: token })).toBe('social_refused');
  });

  it('I4 shows what was made up as text, and runs nothing', async () => {
    const page = await sandbox(
      `provider=google&nonce=n&state=s&firstName=${encodeURIComponent('"><script>x')}`,
    );
    expect(page.body).not.toContain('<script>');
    expect(page.body).toContain('&lt;script&gt;x');
    expect(page.headers['content-security-policy']).not.toContain('script-src');
  });

  it('shows nobody to whom comes without an attempt', async () => {
    for (const query of ['provider=google', 'provider=google&nonce=n&state=%22', 'provider=google&nonce=n']) {
      expect((await sandbox(query)).body).not.toContain('/social/return#');
    }
    expect((await sandbox('provider=nobody')).statusCode).toBe(404);
  });

  it('comes back to a page that runs one script, ours, and can be shown in no frame', async () => {
    const { headers, body } = await open('/social/return');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[^ ']+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(body.match(/<script>/g)).toHaveLength(1);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('production', () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://baulk.example', SECRET_KEY: 'k'.repeat(40) };

  it('has no provider without keys', () => {
    expect(readConfiguration(env).providers).toEqual({ google: null, facebook: null });
  });

  it('has those whose keys are set, and asks them and nobody else', () => {
    const { providers } = readConfiguration({
      ...env,
      GOOGLE_CLIENT_ID: 'an app',
      FACEBOOK_APP_ID: '4711',
      FACEBOOK_APP_SECRET: 'a secret',
    });
    expect(providers).toMatchObject({
      google: { clientId: 'an app', keysAddress: 'https://www.googleapis.com/oauth2/v3/certs' },
      facebook: { appId: '4711', graphAddress: 'https://graph.facebook.com/v23.0' },
    });
  });

  it('says what is missing where half of a pair is set', () => {
    expect(() => readConfiguration({ ...env, FACEBOOK_APP_ID: '4711' })).toThrow('FACEBOOK_APP_SECRET');
  });

  it('has neither the sandbox nor the page that windows come back to, while nobody is switched on', async () => {
    const bare = await startServer({
      store: server.store,
      configuration: { providers: { google: null, facebook: null } },
    });
    for (const url of ['/social/sandbox?provider=google&nonce=n&state=s', '/social/return']) {
      expect((await bare.app.inject({ url })).statusCode).toBe(404);
    }
    expect((await bare.client().get('/config')).body).toMatchObject({ modes: { social: [] } });
    await bare.close();
  });
});
