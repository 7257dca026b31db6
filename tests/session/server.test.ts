import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { newToken } from '#server/services/tokens.ts';
import { buildTestApp, stillClock } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { TestClient } from '#tests/support/server.ts';

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await testDatabase();
  app = await buildTestApp({ store, clock: stillClock() });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const guest = 'guest@baulk.example';

async function signedIn(email: string): Promise<TestClient> {
  const client = new TestClient(app);
  await client.signIn(email);
  return client;
}

const change = (email: string, to: { role_id?: number; status_id?: number }) =>
  store.db.updateTable('users').set(to).where('email', '=', email).execute();

const judged = async (client: TestClient, path: string) => {
  const { status, body } = await client.get(path);
  return status === 200 ? 200 : `${status} ${String(body['code'])}`;
};

describe('a token', () => {
  it('S1 is worth nothing in another browser', async () => {
    const owner = await signedIn(guest);
    const thief = new TestClient(app);
    thief.token = owner.token;
    expect(await judged(thief, '/profile')).toBe('401 session_unbound');
    expect(await judged(owner, '/profile')).toBe(200);
  });

  it('S1 is worth nothing with the cookie of another session', async () => {
    const owner = await signedIn(guest);
    const thief = await signedIn('player@baulk.example');
    thief.token = owner.token;
    expect(await judged(thief, '/profile')).toBe('401 session_unbound');
  });

  it('S1 cannot pretend to come from an app without cookies', async () => {
    const owner = await signedIn(guest);
    const thief = new TestClient(app);
    thief.isBrowser = false;
    thief.token = owner.token;
    expect(await judged(thief, '/profile')).toBe('401 session_unbound');
  });

  it('S1 that comes without its cookie leaves one line in the sign-in history, however often', async () => {
    const owner = await signedIn(guest);
    const thief = new TestClient(app);
    thief.token = owner.token;
    for (let n = 0; n < 3; n += 1) await thief.get('/profile');
    const { id } = await store.db
      .selectFrom('sessions')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const lines = await store.db
      .selectFrom('sign_in_history')
      .select(['outcome', 'user_id'])
      .where('session_id', '=', id)
      .where('outcome', '=', 'refused')
      .execute();
    expect(lines).toHaveLength(1);
  });

  it('needs no cookie where none was given, as for an app', async () => {
    const phone = new TestClient(app);
    phone.isBrowser = false;
    await phone.signIn(guest);
    expect(phone.cookies.size).toBe(0);
    expect(await judged(phone, '/profile')).toBe(200);
  });

  it.each(['Basic dTpw', 'Bearer', 'Bearer ', 'Bearer a b', 'bearer', ''])(
    'is what %j is not',
    async (authorization) => {
      const { status, body } = await new TestClient(app).get('/profile', { headers: { authorization } });
      expect([status, body['code']]).toEqual([401, 'unauthorised']);
    },
  );

  it('that has ended keeps nobody from what is open to everyone', async () => {
    const client = await signedIn(guest);
    await client.get('/signout');
    expect(await judged(client, '/config')).toBe(200);
  });
});

describe('signing out', () => {
  it('S3, A-7.13 ends the session at once and for good', async () => {
    const client = await signedIn(guest);
    const cookies = [...client.cookies];
    expect(await client.get('/signout')).toMatchObject({ status: 204, body: {} });
    for (const [name, value] of cookies) client.cookies.set(name, value);
    expect(await judged(client, '/profile')).toBe('401 unauthorised');
    expect(await judged(client, '/signout')).toBe('401 unauthorised');
  });

  it('takes the cookie out of the browser', async () => {
    const client = await signedIn(guest);
    const { headers } = await client.get('/signout');
    expect(headers['clear-site-data']).toBe('"cache"');
    expect(String(headers['set-cookie'])).toMatch(
      /^baulk-session=; .*Path=\/; Expires=Thu, 01 Jan 1970.*; HttpOnly; SameSite=Strict$/,
    );
  });

  it('ends no other session of the same person', async () => {
    const here = await signedIn(guest);
    const elsewhere = await signedIn(guest);
    await here.get('/signout');
    expect(await judged(elsewhere, '/profile')).toBe(200);
  });

  it('is refused to who is not signed in', async () => {
    expect(await judged(new TestClient(app), '/signout')).toBe('401 unauthorised');
  });

  it('twice at once ends it once', async () => {
    const client = await signedIn(guest);
    const answers = await Promise.all([client.get('/signout'), client.get('/signout')]);
    expect(answers.map(({ status }) => status).toSorted()).not.toContain(500);
    const lines = await store.db
      .selectFrom('sign_in_history')
      .innerJoin('sessions', 'sessions.id', 'sign_in_history.session_id')
      .select('sessions.id')
      .where('outcome', '=', 'signed_out')
      .orderBy('sessions.id', 'desc')
      .execute();
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});

describe('what changes in the middle of a session', () => {
  it('S4 a lower role counts from the next call on, and so does a higher one', async () => {
    const email = 'owner@baulk.example';
    const client = await signedIn(email);
    expect(await judged(client, '/mobile-apps')).not.toBe('403 forbidden');
    await change(email, { role_id: 5 });
    expect(await judged(client, '/mobile-apps')).toBe('403 forbidden');
    expect((await client.get('/profile')).body).toMatchObject({ roleId: 5 });
    await change(email, { role_id: 1 });
    expect(await judged(client, '/mobile-apps')).not.toBe('403 forbidden');
  });

  it.each([
    ['suspended', 2],
    ['inactive', 5],
  ])('S4 a person made %s is out at the next call', async (_word, status) => {
    const email = 'referee@baulk.example';
    const client = await signedIn(email);
    await change(email, { status_id: status });
    expect(await judged(client, '/profile')).toBe('401 unauthorised');
    expect(await judged(client, '/signout')).toBe('401 unauthorised');
    await change(email, { status_id: 1 });
  });

  it('S4 a person taken out of a club has it no longer', async () => {
    const client = await signedIn('player@baulk.example');
    const clubs = async () => (await client.get('/profile')).body['clubs'] as { clubId: number }[];
    const [first] = await clubs();
    await store.db
      .deleteFrom('club_members')
      .where('club_id', '=', first?.clubId ?? 0)
      .where('user_id', '=', Number((await client.get('/profile')).body['userId']))
      .execute();
    expect((await clubs()).map(({ clubId }) => clubId)).not.toContain(first?.clubId);
  });
});

describe('secrets that were planted before the sign-in', () => {
  const secretsOf = (client: TestClient) => [client.token, ...client.cookies.values()];

  it('S10 are replaced, whatever they are', async () => {
    for (const planted of [newToken(), 'x', '']) {
      const client = new TestClient(app);
      client.token = planted;
      client.cookies.set('baulk-session', planted).set('baulk-device', planted);
      await client.signIn(guest);
      expect(secretsOf(client)).toHaveLength(3);
      expect(secretsOf(client)).not.toContain(planted);
    }
  });

  it('S10 are replaced at every sign-in of one browser', async () => {
    const client = new TestClient(app);
    const seen = new Set<string | null>();
    for (let n = 0; n < 4; n += 1) {
      await client.signIn(guest);
      for (const secret of secretsOf(client)) seen.add(secret);
    }
    expect(seen.size).toBe(12);
  });

  it('S10 give who planted them no part of the session', async () => {
    const attacker = await signedIn(guest);
    const victim = new TestClient(app);
    victim.token = attacker.token;
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    await victim.signIn('player@baulk.example');
    expect((await attacker.get('/profile')).body).toMatchObject({ email: guest });
    attacker.token = victim.token;
    expect(await judged(attacker, '/profile')).toBe('401 session_unbound');
  });

  it('S10 do not make the browser of who planted them a known one', async () => {
    const attacker = await signedIn(guest);
    const victim = new TestClient(app);
    victim.cookies.set('baulk-device', attacker.cookies.get('baulk-device') ?? '');
    await victim.signIn('desk2@baulk.example');
    const guess = (client: TestClient) =>
      client.post('/login', { email: 'desk2@baulk.example', password: 'wrong' });
    for (let n = 0; n < 6; n += 1) await guess(new TestClient(app));
    expect((await guess(attacker)).status).toBe(429);
  });

  it('a browser that several people share stays known to each of them', async () => {
    const shared = new TestClient(app);
    const people = ['club@baulk.example', 'desk@baulk.example'];
    for (const email of people) await shared.signIn(email);
    for (const email of people) {
      for (let n = 0; n < 6; n += 1) await new TestClient(app).post('/login', { email, password: 'wrong' });
      await shared.signIn(email);
    }
  });
});
