import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeTo } from '#tests/mail/inbox.ts';
import { somebodyAt, startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

const appId = '4711';
const appSecret = 'a secret of the app';

type Person = { id: string; debug?: object; me?: object | null | 'silent' };

/** What the stand-in for the provider knows of each token, and what it was asked. */
const tokens = new Map<string, Person>();
const asked: string[] = [];
let graph: Server;
let server: TestServer;
beforeAll(async () => {
  graph = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://graph');
    asked.push(request.url ?? '');
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const token = pathname === '/debug_token' ? (searchParams.get('input_token') ?? '') : bearer;
    const person = tokens.get(token);
    response.setHeader('content-type', 'application/json');
    const answer = (status: number, body: unknown) => response.writeHead(status).end(JSON.stringify(body));
    if (!person) return answer(400, { error: { message: 'unknown', code: 190 } });
    if (pathname === '/debug_token') {
      if (bearer !== `${appId}|${appSecret}`) return answer(400, { error: { code: 100 } });
      const expires = Math.floor(server.clock.now() / 1000) + 3_600;
      const data = { app_id: appId, type: 'USER', is_valid: true, user_id: person.id, expires_at: expires };
      return answer(200, { data: { ...data, ...person.debug } });
    }
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    if (searchParams.get('appsecret_proof') !== proof) return answer(400, { error: { code: 100 } });
    if (person.me === 'silent') return response;
    if (person.me === null) return answer(500, {});
    const known = {
      id: person.id,
      first_name: 'Tomás',
      last_name: 'Rey',
      email: `${person.id}@social.example`,
    };
    return answer(200, { ...known, ...person.me });
  });
  await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve));
  const graphAddress = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`;
  server = await startServer({
    configuration: { providers: { google: null, facebook: { appId, appSecret, graphAddress } } },
  });
});
afterAll(async () => {
  await server.close();
  graph.closeAllConnections();
  await new Promise((resolve) => graph.close(resolve));
});

let people = 1_000;

/** A token of somebody whom nobody has met. */
function tokenOf(more: Omit<Person, 'id'> = {}, id?: string): string {
  people += 1;
  const token = `facebook-token-${people}`;
  tokens.set(token, { id: id ?? String(people), ...more });
  return token;
}

async function judged(client: TestClient, accessToken: string, more: object = {}): Promise<string> {
  const { status, body } = await client.post('/facebook/login', { accessToken, ...more });
  return status === 200 ? '200' : `${status} ${String(body['code'])}`;
}

/** Proves an address to the server, as the code block of the form does; answers the grant. */
async function grantOf(client: TestClient, email: string): Promise<string> {
  await client.post('/player/verify/email', { email });
  const answer = await client.post('/player/verify/code', { email, code: await codeTo(server.app, email) });
  return String(answer.body['grant']);
}

describe('somebody whom Facebook knows and nobody here', () => {
  it('A-7.11, A-7.12 becomes a player with an address proved to us, never with the one Facebook tells', async () => {
    const client = somebodyAt(server.app);
    const token = tokenOf();
    expect(await judged(client, token)).toBe('409 social_email_unproved');
    const email = 'tomas.rey@mail.example';
    expect(await judged(client, token, { email })).toBe('409 social_email_unproved');
    const grant = await grantOf(client, email);
    const { status, body } = await client.post('/facebook/login', { accessToken: token, email, grant });
    expect([status, body['isNewPlayer'], body['message']]).toEqual([
      200,
      true,
      'Player registered successfully.',
    ]);
    expect(body).toMatchObject({ userInfo: { email, fullName: 'Tomás Rey' } });
    expect(await judged(client, token)).toBe('401 social_refused');
  });

  it('is answered alike whether or not the address has an account', async () => {
    const client = somebodyAt(server.app);
    const answers = await Promise.all(
      ['player@baulk.example', 'nobody-has-this@mail.example'].map((email) =>
        judged(client, tokenOf(), { email, password: 'Baulk#2026', grant: 'x'.repeat(43) }),
      ),
    );
    expect(answers).toEqual(['409 social_email_unproved', '409 social_email_unproved']);
  });
});

describe('F3 an access token', () => {
  it.each([
    ['of another app', { debug: { app_id: '4712' } }, '401 social_refused'],
    ['of a page', { debug: { type: 'PAGE' } }, '401 social_refused'],
    ['that is dead', { debug: { is_valid: false } }, '401 social_refused'],
    ['that has ended', { debug: { expires_at: 1 } }, '401 social_refused'],
    ['whose two answers name two people', { me: { id: '999' } }, '401 social_refused'],
    ['without a person', { debug: { user_id: undefined } }, '401 social_refused'],
    ['whose provider breaks in the middle', { me: null }, '503 provider_unavailable'],
  ])('%s is %s', async (_what, person, answer) => {
    expect(await judged(somebodyAt(server.app), tokenOf(person as Omit<Person, 'id'>))).toBe(answer);
  });

  it(
    'whose provider falls silent in the middle is told so within five seconds',
    { timeout: 5_000 },
    async () => {
      expect(await judged(somebodyAt(server.app), tokenOf({ me: 'silent' }))).toBe(
        '503 provider_unavailable',
      );
    },
  );

  it('that Facebook has never seen is refused', async () => {
    expect(await judged(somebodyAt(server.app), 'nonsense')).toBe('401 social_refused');
  });

  it('of a person never stands in the address that the person is asked by', async () => {
    const token = tokenOf();
    asked.length = 0;
    await judged(somebodyAt(server.app), token);
    expect(asked.filter((address) => address.startsWith('/me')).join()).not.toContain(token);
  });
});

it('A-2.114 a provider that is off is told as off, and not offered', async () => {
  const client = somebodyAt(server.app);
  const { status, body } = await client.post('/google/login', { idTokenString: 'a.b.c' });
  expect([status, body['code']]).toEqual([503, 'provider_not_configured']);
  const config = await client.get('/config');
  expect(config.body).toMatchObject({
    modes: { social: [{ provider: 'facebook', mode: 'live', clientId: appId }] },
  });
});
