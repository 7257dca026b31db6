import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { termsVersion } from '#domain/terms/version.ts';
import { toldOf } from '#tests/audit/entries.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const newcomer = 'new@baulk.example';
const first = 'first@baulk.example';
const player = 'player@baulk.example';
const address = '/user/update/eula';

const users = () => server.store.db.updateTable('users');
const userOf = (email: string) =>
  server.store.db
    .selectFrom('users')
    .select(['id', 'terms_version', 'terms_accepted_at', 'first_signed_in_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

beforeEach(async () => {
  const none = { terms_version: null, terms_accepted_at: null, first_signed_in_at: null };
  await users().set(none).where('email', '=', newcomer).execute();
  await users().set({ first_signed_in_at: null }).where('email', '=', first).execute();
});

async function signedIn(email: string, shouldRemember = false): Promise<TestClient> {
  const client = server.client();
  await client.signIn(email, { shouldRemember });
  return client;
}

/** Sends a token in the body or the query, as a client without the bearer header does. */
const inBody = (client: TestClient, more = {}) =>
  client.put(address, { token: client.token, ...more }, { token: null });
const inQuery = (client: TestClient) =>
  client.put(`${address}?token=${client.token}`, undefined, { token: null });

const judged = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer;
  return status === 200 ? 200 : `${status} ${String(body['code'])}`;
};

describe('a sign-in', () => {
  it('A-4.14 with the terms not accepted answers so, and a token that may do nothing else', async () => {
    const client = server.client();
    const answer = await client.signIn(newcomer);
    expect(answer).toMatchObject({ eulaNotAccepted: true, userInfo: { email: newcomer, firstLogin: true } });
    expect(await judged(client.get('/profile'))).toBe('403 terms_pending');
  });

  it('A-4.15 for the first time answers so, and a token that may do nothing else', async () => {
    const client = server.client();
    const answer = await client.signIn(first);
    expect(answer).toMatchObject({ eulaNotAccepted: false, userInfo: { firstLogin: true } });
    expect(await judged(client.get('/profile'))).toBe('403 terms_pending');
  });

  it('that accepts the terms is one entry of the audit', async () => {
    const client = await signedIn(newcomer);
    const before = (await toldOf(server.store, newcomer)).length;
    await client.put(address, {});
    const told = (await toldOf(server.store, newcomer)).slice(before);
    expect(told).toMatchObject([{ operation: 'acceptTerms', isOwn: true, fields: ['termsVersion'] }]);
  });

  it('asks again when the terms have a new version', async () => {
    await users().set({ terms_version: '2025-01' }).where('email', '=', player).execute();
    const client = server.client();
    const answer = await client.signIn(player);
    expect(answer).toMatchObject({ eulaNotAccepted: true, userInfo: { firstLogin: false } });
    expect((await client.put(address, {})).body).toMatchObject({ eulaNotAccepted: false });
    expect((await server.client().signIn(player)).eulaNotAccepted).toBe(false);
  });
});

describe('accepting the terms', () => {
  it('A-7.24 answers as the sign-in does, with a new token for everything', async () => {
    const client = await signedIn(newcomer);
    const { status, body } = await client.put(address, { version: termsVersion });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      eulaNotAccepted: false,
      userInfo: { email: newcomer, firstLogin: false },
      clubs: expect.any(Array),
    });
    expect(body['token']).toMatch(/^[\w-]{43}$/);
    expect(body['token']).not.toBe(client.token);
    client.token = String(body['token']);
    expect(await judged(client.get('/profile'))).toBe(200);
  });

  it('is kept with its version and its moment', async () => {
    const client = await signedIn(newcomer);
    await client.put(address, {});
    const user = await userOf(newcomer);
    expect(user.terms_version).toBe(termsVersion);
    const now = server.clock.now();
    expect(Math.abs(now - (user.terms_accepted_at?.getTime() ?? 0))).toBeLessThan(60_000);
    expect(user.first_signed_in_at).toEqual(user.terms_accepted_at);
  });

  it('makes the first sign-in complete', async () => {
    const client = await signedIn(first);
    const { body } = await client.put(address, {});
    expect(body).toMatchObject({ userInfo: { firstLogin: false } });
    expect((await server.client().signIn(first)).userInfo.firstLogin).toBe(false);
  });

  it('again leaves the moment of the first sign-in as it was', async () => {
    const before = await userOf(player);
    await users().set({ terms_version: '2025-01' }).where('email', '=', player).execute();
    await (await signedIn(player)).put(address, {});
    expect((await userOf(player)).first_signed_in_at).toEqual(before.first_signed_in_at);
  });

  it('keeps the choice of Remember Me', async () => {
    const lasting = async (shouldRemember: boolean) => {
      const { body } = await (await signedIn(first, shouldRemember)).put(address, {});
      return Date.parse(String(body['tokenExpiresAt'])) - Date.parse(String(body['serverNow']));
    };
    expect(await lasting(true)).toBe(30 * 24 * 3_600_000);
    await users().set({ first_signed_in_at: null }).where('email', '=', first).execute();
    expect(await lasting(false)).toBe(12 * 3_600_000);
  });

  it('spends the pending token', async () => {
    const client = await signedIn(newcomer);
    expect((await inBody(client)).status).toBe(200);
    expect(await judged(inBody(client))).toBe('401 unauthorised');
    expect(await judged(client.put(address, {}))).toBe('401 unauthorised');
    expect(await judged(client.get('/signout'))).toBe('401 unauthorised');
  });

  it('ten times at once with one token opens one session', async () => {
    const client = await signedIn(newcomer);
    const { id } = await userOf(newcomer);
    const opened = async () => {
      const full = server.store.db
        .selectFrom('sessions')
        .where('user_id', '=', id)
        .where('kind', '=', 'full');
      return (await full.select('id').execute()).length;
    };
    const before = await opened();
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.put(address, {})));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(401)]);
    expect((await opened()) - before).toBe(1);
  });
});

describe('the pending token', () => {
  it.each([
    ['as a bearer', (client: TestClient) => client.put(address, {})],
    ['as a bearer, without a body', (client: TestClient) => client.put(address, undefined)],
    ['in the body', (client: TestClient) => inBody(client)],
    ['in the query', (client: TestClient) => inQuery(client)],
  ])('is taken %s', async (_place, accept) => {
    expect(await judged(accept(await signedIn(newcomer)))).toBe(200);
  });

  it.each([
    ['a bearer and the query', (it: TestClient) => it.put(`${address}?token=${it.token}`, {})],
    ['a bearer and the body', (it: TestClient) => it.put(address, { token: it.token })],
    [
      'the query and the body',
      (it: TestClient) => it.put(`${address}?token=${it.token}`, { token: it.token }, { token: null }),
    ],
    [
      'the query twice',
      (it: TestClient) => it.put(`${address}?token=${it.token}&token=x`, {}, { token: null }),
    ],
  ])('is refused in %s at once, and stays good', async (_places, accept) => {
    const client = await signedIn(newcomer);
    expect(await judged(accept(client))).toBe('400 invalid_request');
    expect(await judged(inBody(client))).toBe(200);
  });

  it.each([
    ['none', (it: TestClient) => it.put(address, {}, { token: null }), '401 unauthorised'],
    [
      'an unknown one',
      (it: TestClient) => it.put(address, { token: 'x' }, { token: null }),
      '401 unauthorised',
    ],
    [
      'an empty one',
      (it: TestClient) => it.put(`${address}?token=`, {}, { token: null }),
      '400 invalid_request',
    ],
  ])('is missed where there is %s', async (_case, accept, expected) => {
    expect(await judged(accept(server.client()))).toBe(expected);
  });

  it.each([
    ['as a bearer', (it: TestClient) => it.put(address, {})],
    ['in the body', (it: TestClient) => inBody(it)],
    ['in the query', (it: TestClient) => inQuery(it)],
  ])('S1 is worth nothing in a foreign browser %s', async (_place, accept) => {
    const owner = await signedIn(newcomer);
    const thief = server.client();
    thief.token = owner.token;
    expect(await judged(accept(thief))).toBe('401 session_unbound');
    expect(await judged(accept(owner))).toBe(200);
  });

  it.each([
    ['as a bearer', (it: TestClient) => it.put(address, {})],
    ['in the body', (it: TestClient) => inBody(it)],
    ['in the query', (it: TestClient) => inQuery(it)],
  ])('is too old after an hour %s', async (_place, accept) => {
    const client = await signedIn(newcomer);
    server.pass(3600);
    expect(await judged(accept(client))).toBe('401 session_expired');
    expect((await userOf(newcomer)).terms_version).toBeNull();
  });

  it('of a person who was suspended meanwhile is refused', async () => {
    const client = await signedIn(newcomer);
    await users().set({ status_id: 2 }).where('email', '=', newcomer).execute();
    expect(await judged(inBody(client))).toBe('401 unauthorised');
    await users().set({ status_id: 1 }).where('email', '=', newcomer).execute();
  });
});

describe('a token for everything', () => {
  it('accepts the terms as a bearer, and is replaced', async () => {
    const client = await signedIn(player);
    const { status, body } = await client.put(address, {});
    expect(status).toBe(200);
    expect(await judged(client.get('/profile'))).toBe('401 unauthorised');
    client.token = String(body['token']);
    expect(await judged(client.get('/profile'))).toBe(200);
  });

  it('S8 does not last longer for it', async () => {
    const client = server.client();
    const { tokenExpiresAt } = await client.signIn(player);
    server.pass(3600);
    const { body } = await client.put(address, {});
    const gained = Date.parse(String(body['tokenExpiresAt'])) - Date.parse(tokenExpiresAt);
    expect(gained).toBeLessThan(1_000);
  });

  it.each([
    ['body', (it: TestClient) => inBody(it)],
    ['query', (it: TestClient) => inQuery(it)],
  ])('is refused in the %s', async (_place, accept) => {
    const client = await signedIn(player);
    expect(await judged(accept(client))).toBe('401 unauthorised');
    expect(await judged(client.get('/profile'))).toBe(200);
  });
});

describe('a version of the terms', () => {
  it.each(['2025-12', 'x', '2026-011'])(
    'that is not in force (%s) is refused, and nothing is kept',
    async (version) => {
      const client = await signedIn(newcomer);
      expect(await judged(client.put(address, { version }))).toBe('409 terms_outdated');
      expect((await userOf(newcomer)).terms_version).toBeNull();
      expect(await judged(client.put(address, { version: termsVersion }))).toBe(200);
    },
  );

  it.each([{ version: 5 }, { version: '' }, { version: 'x'.repeat(41) }, { accepted: true }, [], 'text'])(
    'that is no version (%j) is refused',
    async (body) => {
      const client = await signedIn(newcomer);
      expect(await judged(client.put(address, body))).toMatch(/^4(00|15) /);
      expect((await userOf(newcomer)).terms_version).toBeNull();
    },
  );
});
