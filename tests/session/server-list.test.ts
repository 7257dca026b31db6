import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

const player = 'player@baulk.example';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

type Row = { sessionId: string; device: string; lastSeenAt: string; expiresAt: string; isCurrent: boolean };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
// Nobody is signed in when a claim begins, and no line of the history speaks of a session.
beforeEach(() => server.store.db.deleteFrom('sessions').execute());
afterAll(() => server.close());

async function signedIn(email = player, more: { shouldRemember?: boolean } = {}): Promise<TestClient> {
  const client = server.client();
  await client.signIn(email, more);
  return client;
}

async function rowsOf(client: TestClient): Promise<Row[]> {
  const { status, body } = await client.get('/session');
  expect(status).toBe(200);
  return body['rows'] as Row[];
}

const isAlive = async (client: TestClient): Promise<boolean> => (await client.get('/profile')).status === 200;

/** What the history says of the sessions of a person, the oldest first. */
async function historyOf(email: string): Promise<string[]> {
  const rows = await server.store.db
    .selectFrom('sign_in_history')
    .innerJoin('users', 'users.id', 'sign_in_history.user_id')
    .select(['sign_in_history.outcome', 'sign_in_history.id'])
    .where('users.email', '=', email)
    .where('sign_in_history.session_id', 'is not', null)
    .orderBy('sign_in_history.id')
    .execute();
  return rows.map(({ outcome }) => outcome);
}

describe('where one is signed in', () => {
  it('names this device first, then the one used last', async () => {
    const first = await signedIn();
    server.pass(60);
    const second = await signedIn();
    server.pass(60);
    const here = await signedIn();
    server.pass(60);
    await first.get('/profile');
    const rows = await rowsOf(here);
    expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    const own = async (client: TestClient) => (await rowsOf(client))[0]?.sessionId;
    expect(rows.map(({ sessionId }) => sessionId)).toEqual([
      await own(here),
      await own(first),
      await own(second),
    ]);
  });

  it('tells the browser and the system in words', async () => {
    const client = server.client();
    const { body } = await client.post(
      '/login',
      { email: player, password: 'Baulk#2026' },
      { headers: { 'user-agent': firefox } },
    );
    client.token = String(body['token']);
    expect((await rowsOf(client))[0]?.device).toBe('Firefox on Linux');
  });

  it('shows no session that is over, unused for too long, or waiting for the terms', async () => {
    const out = await signedIn();
    await out.get('/signout');
    await signedIn();
    const here = await signedIn(player, { shouldRemember: true });
    server.pass(3 * 60 * 60);
    expect(await rowsOf(here)).toHaveLength(1);
    const pending = await server.client().signIn('new@baulk.example');
    expect(pending.eulaNotAccepted).toBe(true);
    const kinds = await server.store.db.selectFrom('sessions').select('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toContain('pending');
  });

  it('says when a session ends if nothing more is done', async () => {
    const here = await signedIn();
    const [row] = await rowsOf(here);
    const two = 2 * 60 * 60 * 1000;
    expect(Date.parse(row?.expiresAt ?? '') - Date.parse(row?.lastSeenAt ?? '')).toBe(two);
  });

  it('tells nobody of the sessions of others, and holds no secret', async () => {
    const other = await signedIn('guest@baulk.example');
    const here = await signedIn();
    expect(await rowsOf(here)).toHaveLength(1);
    const text = JSON.stringify(await rowsOf(other));
    for (const secret of [other.token ?? '', ...other.cookies.values()]) expect(text).not.toContain(secret);
  });
});

describe('signing out there', () => {
  it('ends that session at its next call, and no other', async () => {
    const [there, third, here] = [await signedIn(), await signedIn(), await signedIn()];
    const id = (await rowsOf(there))[0]?.sessionId;
    expect(await here.delete('/session', { sessionId: id })).toMatchObject({ status: 204 });
    expect([await isAlive(there), await isAlive(third), await isAlive(here)]).toEqual([false, true, true]);
    expect(await rowsOf(here)).toHaveLength(2);
    expect(await historyOf(player)).toContain('revoked');
  });

  it('of this device takes its cookie too', async () => {
    const here = await signedIn();
    const id = (await rowsOf(here))[0]?.sessionId;
    const { status, headers } = await here.delete('/session', { sessionId: id });
    expect(status).toBe(204);
    expect(String(headers['set-cookie'])).toMatch(/^baulk-session=;/);
    expect(await isAlive(here)).toBe(false);
    expect((await historyOf(player)).at(-1)).toBe('signed_out');
  });

  it('A2 ends nobody else’s session, and says of it what it says of none', async () => {
    const victim = await signedIn('guest@baulk.example');
    const here = await signedIn();
    const foreign = (await rowsOf(victim))[0]?.sessionId;
    const answers = await Promise.all(
      [foreign, '999999999', '0', '-1', 'x', '1e3', '９'].map((sessionId) =>
        here.delete('/session', { sessionId }),
      ),
    );
    expect(answers.map(({ status, body }) => `${status} ${String(body['code'])}`)).toEqual(
      answers.map(() => '404 not_found'),
    );
    expect(await isAlive(victim)).toBe(true);
  });

  it('twice at once ends it once', async () => {
    const [there, here] = [await signedIn(), await signedIn()];
    const id = (await rowsOf(there))[0]?.sessionId;
    const answers = await Promise.all([1, 2].map(() => here.delete('/session', { sessionId: id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });
});

describe('signing out everywhere', () => {
  it('S3 with five sessions leaves none of them alive at the next call, in any process', async () => {
    const clients: TestClient[] = [];
    for (let n = 0; n < 5; n += 1) clients.push(await signedIn());
    const stranger = await signedIn('guest@baulk.example');
    const twin = await server.twin();
    expect(await clients[4]?.delete('/session', {})).toMatchObject({ status: 204 });
    expect(await Promise.all(clients.map(isAlive))).toEqual([false, false, false, false, false]);
    for (const { token, cookies } of clients) {
      const elsewhere = twin.client();
      elsewhere.token = token;
      for (const [name, value] of cookies) elsewhere.cookies.set(name, value);
      expect(await isAlive(elsewhere)).toBe(false);
    }
    expect(await isAlive(stranger)).toBe(true);
    const lines = await historyOf(player);
    expect(lines.filter((line) => line === 'revoked')).toHaveLength(4);
    expect(lines.filter((line) => line === 'signed_out')).toHaveLength(1);
    await twin.close();
  });

  it('ends sessions that wait for the terms as well', async () => {
    const waiting = await signedIn('first@baulk.example');
    const here = await signedIn('first@baulk.example');
    const accepted = await here.put('/user/update/eula', {});
    here.token = String(accepted.body['token']);
    expect((await here.delete('/session', {})).status).toBe(204);
    expect((await waiting.put('/user/update/eula', {})).status).toBe(401);
  });
});
