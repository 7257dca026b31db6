import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/accounts.ts';
import type { Store } from '#server/database/store.ts';
import { brokenStore, buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { TestClient } from '#tests/support/server.ts';

let store: Store;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

type Line = { reqId?: string; level: number; req?: object; res?: object; err?: object };

/** A server whose log lines are kept. */
async function logging(logLevel: string, from: Store = store) {
  const written: string[] = [];
  const logStream = { write: (line: string) => void written.push(line) };
  const app = await buildTestApp({ store: from, logLevel, logStream });
  return {
    app,
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Line),
  };
}

const planted = 'planted-secret-in-a-header';
const wrong = 'a-wrong-password-that-was-typed';

/** Goes a person's whole way, with every mistake on it, and answers all that must not be told. */
async function journey(app: FastifyInstance): Promise<string[]> {
  const email = 'new@baulk.example';
  const pending = { terms_version: null, terms_accepted_at: null, first_signed_in_at: null };
  await store.db.updateTable('users').set(pending).where('email', '=', email).execute();
  const client = new TestClient(app);
  const headers = {
    'user-agent': planted,
    referer: `https://x.example/?token=${planted}`,
    'x-request-id': planted,
  };
  await client.post('/login', { email, password: wrong }, { headers });
  await client.post('/login', { email, password: wrong, roleId: 1 }, { headers });
  await client.signIn(email, { shouldRemember: true });
  const secrets = [client.token ?? '', ...client.cookies.values()];
  const query = `token=${client.token}`;
  for (const url of [
    `/api/nothing?${query}`,
    `/api/login?${query}`,
    `/nothing?${query}`,
    `/api/%zz?${query}`,
  ]) {
    await app.inject({ url, headers });
  }
  const { body } = await client.put(`/user/update/eula?${query}`, undefined, { token: null });
  client.token = String(body['token']);
  secrets.push(client.token, ...client.cookies.values());
  await client.get('/profile', { headers });
  const feed = String((await client.put('/booking/calendar', {})).body['path']);
  expect((await app.inject({ url: feed })).statusCode).toBe(200);
  secrets.push(feed.slice('/api/calendar/'.length));
  const json = { 'content-type': 'application/json' };
  const payload = `{"email":"${email}","password":"${wrong}"`;
  await app.inject({ method: 'POST', url: '/api/login', headers: json, payload });
  await client.get('/signout', { headers });
  await client.get('/profile', { headers });
  return [...secrets, email, wrong, demoPassword, planted, 'token=', 'Bearer', 'cookie', 'user-agent'];
}

describe.each(['trace', 'info'])('logs at the level %s', (level) => {
  let log: Awaited<ReturnType<typeof logging>>;
  let secrets: string[];
  beforeAll(async () => {
    log = await logging(level);
    secrets = await journey(log.app);
    await log.app.close();
  });

  it('tell of every request how it went', () => {
    const answered = log.lines().filter(({ res }) => res !== undefined);
    expect(answered.length).toBeGreaterThanOrEqual(11);
    expect(answered.map(({ res }) => res)).toContainEqual({ statusCode: 401 });
    const asked = log.lines().flatMap(({ req }) => (req ? [req] : []));
    expect(asked).toContainEqual({ method: 'PUT', path: '/api/user/update/eula' });
    expect(asked).toContainEqual({ method: 'GET', path: '/api/nothing' });
  });

  it('hold no token, cookie, password, address, header or query', () => {
    const text = log.text().toLowerCase();
    expect(secrets.length).toBeGreaterThan(12);
    expect(secrets.filter((secret) => text.includes(secret.toLowerCase()))).toEqual([]);
    expect(text).not.toContain('?');
  });

  it('name the request in every line', () => {
    const nameless = log.lines().filter(({ reqId }) => !/^[0-9a-f-]{36}$/.test(reqId ?? ''));
    expect(nameless).toEqual([]);
  });
});

describe('a refusal', () => {
  it('names the request as the log does', async () => {
    const log = await logging('info');
    const { requestId } = (await log.app.inject('/api/nothing')).json<{ requestId: string }>();
    await log.app.close();
    expect(log.lines().map(({ reqId }) => reqId)).toEqual([requestId, requestId]);
  });
});

describe('a fault', () => {
  const email = 'victim@baulk.example';
  const leaky = Object.assign(new Error(`invalid input syntax for type integer: "${wrong}"`), {
    code: '22P02',
    detail: `Key (email)=(${email}) already exists.`,
    query: 'select',
    params: [email, wrong],
  });

  async function faulty(error: Error) {
    const log = await logging('warn', brokenStore(error));
    const answer = await log.app.inject({
      method: 'POST',
      url: `/api/login?token=${planted}`,
      payload: { email, password: wrong },
    });
    await log.app.close();
    return { log, answer };
  }

  it('is logged once, with the id that its answer has, and where it happened', async () => {
    const { log, answer } = await faulty(new Error('The database has gone wild.'));
    const [line, ...rest] = log.lines();
    expect(rest).toEqual([]);
    expect(line).toMatchObject({
      level: 50,
      reqId: answer.json<{ requestId: string }>().requestId,
      err: { message: 'The database has gone wild.', stack: expect.stringMatching(/^\s+at /) },
    });
  });

  it('is logged without the values that it was about', async () => {
    const { log, answer } = await faulty(leaky);
    expect(answer.statusCode).toBe(500);
    expect(log.lines()).toMatchObject([{ err: { code: '22P02' } }]);
    const text = log.text();
    expect([email, wrong, planted, 'params'].filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('keeps the code of the database and its plain words', async () => {
    const error = Object.assign(new Error('relation "users" does not exist'), { code: '42P01' });
    const { log } = await faulty(error);
    expect(log.lines()).toMatchObject([{ err: { code: '42P01', message: error.message } }]);
  });
});

describe('what is no request', () => {
  it('leaves nothing of its bytes in the log', async () => {
    const log = await logging('trace');
    await log.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = log.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').resume();
    socket.write(
      `GET /api/profile HTTP/1.1\r\nAuthorization: Bearer ${planted}\r\nContent-Length: five\r\n\r\n`,
    );
    await once(socket, 'close');
    await log.app.close();
    const bytes = [...Buffer.from(planted)].join(',');
    expect([planted, bytes].filter((secret) => log.text().includes(secret))).toEqual([]);
  });
});
