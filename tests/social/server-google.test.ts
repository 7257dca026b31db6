import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toldOf } from '#tests/audit/entries.ts';
import { codeTo } from '#tests/mail/inbox.ts';
import { sizeOf } from '#tests/support/attack.ts';
import { startServer, somebodyAt, type TestClient, type TestServer } from '#tests/support/server.ts';
import { startIssuer, type Issuer } from './issuer.ts';

const clientId = 'baulk.apps.example';

let server: TestServer;
let issuer: Issuer;
beforeAll(async () => {
  // The library's cache of keys goes by the machine's clock, and the server by its own, which follows it.
  vi.useFakeTimers({ toFake: ['Date'] });
  issuer = await startIssuer();
  const google = { clientId, issuers: [issuer.address], keysAddress: issuer.keysAddress };
  server = await startServer({ configuration: { providers: { google, facebook: null } } });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
  vi.useRealTimers();
});
const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1000);
// What was asked before belongs to a moment that is over.
beforeEach(() => pass(60));

const seconds = (): number => Math.floor(server.clock.now() / 1000);
let people = 0;

/** Claims of somebody whom nobody has met. */
function someone(more: Record<string, unknown> = {}): Record<string, unknown> {
  people += 1;
  return {
    iss: issuer.address,
    aud: clientId,
    sub: `subject-${people}`,
    email: `someone${people}@mail.example`,
    email_verified: true,
    given_name: 'Zofia',
    family_name: 'Łukasik',
    iat: seconds(),
    exp: seconds() + 3_600,
    ...more,
  };
}

async function nonceOf(client: TestClient): Promise<string> {
  const { status, body } = await client.post('/social/nonce', undefined);
  expect(status).toBe(201);
  return String(body['nonce']);
}

const judge = (client: TestClient, idTokenString: string, more: object = {}) =>
  client.post('/google/login', { idTokenString, ...more });

async function judged(client: TestClient, token: string, more: object = {}): Promise<string> {
  const { status, body } = await judge(client, token, more);
  return status === 200 ? '200' : `${status} ${String(body['code'])}`;
}

describe('somebody whom Google knows and nobody here', () => {
  it('A-7.09, A-7.10 becomes a player who has still to accept the terms, and signs in from then on', async () => {
    const client = somebodyAt(server.app);
    const claims = someone();
    const first = await judge(client, issuer.token({ ...claims, nonce: await nonceOf(client) }));
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      isNewPlayer: true,
      message: 'Player registered successfully.',
      eulaNotAccepted: true,
      userInfo: { fullName: 'Zofia Łukasik', email: claims['email'], roleId: 5 },
    });
    client.token = String(first.body['token']);
    const accepted = await client.put('/user/update/eula', {});
    expect(accepted.status).toBe(200);
    const again = await judge(client, issuer.token({ ...claims, nonce: await nonceOf(client) }));
    expect(again.body).toMatchObject({ isNewPlayer: false, eulaNotAccepted: false });
    expect(again.body['message']).toBeUndefined();
    client.token = String(again.body['token']);
    expect((await client.get('/profile')).body).toMatchObject({ email: claims['email'] });
    const told = await toldOf(server.store, String(claims['email']));
    expect(told.map(({ operation }) => operation)).toEqual(['signInWithGoogle', 'acceptTerms']);
  });

  it('is one player, however many come at once', async () => {
    const claims = someone();
    const clients = [1, 2, 3, 4].map(() => somebodyAt(server.app));
    const answers = await Promise.all(
      clients.map(async (client) =>
        judged(client, issuer.token({ ...claims, nonce: await nonceOf(client) })),
      ),
    );
    expect(answers).toContain('200');
    expect(answers.filter((answer) => answer.startsWith('5'))).toEqual([]);
    const { rows } = await countOf(String(claims['email']));
    expect(rows).toBe(1);
  });

  it('is called by the address where Google tells no name', async () => {
    const client = somebodyAt(server.app);
    const nameless = someone({ given_name: undefined, family_name: undefined });
    const { body } = await judge(client, issuer.token({ ...nameless, nonce: await nonceOf(client) }));
    expect(body).toMatchObject({ userInfo: { fullName: String(nameless['email']).split('@')[0] } });
  });

  it('may come without a browser, and then without a nonce', async () => {
    const phone = somebodyAt(server.app);
    phone.isBrowser = false;
    expect(await judged(phone, issuer.token(someone()))).toBe('200');
  });

  it('may send the token in the address, but not in both places', async () => {
    const phone = somebodyAt(server.app);
    phone.isBrowser = false;
    const token = issuer.token(someone());
    const both = await phone.post(`/google/login?idTokenString=${token}`, { idTokenString: token });
    expect([both.status, both.body['code']]).toEqual([400, 'invalid_request']);
    expect((await phone.post('/google/login', {})).status).toBe(400);
    expect((await phone.post(`/google/login?idTokenString=${token}`, undefined)).status).toBe(200);
  });
});

async function countOf(email: string): Promise<{ rows: number }> {
  const rows = await server.store.db.selectFrom('users').select('id').where('email', '=', email).execute();
  return { rows: rows.length };
}

describe('F1 an ID token', () => {
  const wrong: [string, (claims: Record<string, unknown>) => string][] = [
    ['for another audience', (claims) => issuer.token({ ...claims, aud: 'another.apps.example' })],
    ['for several audiences', (claims) => issuer.token({ ...claims, aud: [clientId, 'another'] })],
    ['asked for by another party', (claims) => issuer.token({ ...claims, azp: 'another.apps.example' })],
    ['of another issuer', (claims) => issuer.token({ ...claims, iss: 'https://accounts.example' })],
    [
      'with the algorithm none',
      (claims) => `${issuer.token(claims, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`,
    ],
    ['with the algorithm none and a signature', (claims) => issuer.token(claims, { alg: 'none' })],
    ['signed with the public key as a secret', (claims) => issuer.confused(claims)],
    ['signed by somebody else under the same key name', (claims) => issuer.forged(claims)],
    ['that has expired', (claims) => issuer.token({ ...claims, exp: seconds() - 60 })],
    ['of the future', (claims) => issuer.token({ ...claims, iat: seconds() + 600 })],
    ['made long ago', (claims) => issuer.token({ ...claims, iat: seconds() - 3_000 })],
    ['without an end', (claims) => issuer.token({ ...claims, exp: undefined })],
    ['without a subject', (claims) => issuer.token({ ...claims, sub: undefined })],
    ['without a nonce', (claims) => issuer.token({ ...claims, nonce: undefined })],
    ['with a nonce that is not ours', (claims) => issuer.token({ ...claims, nonce: 'x'.repeat(43) })],
    ['with critical headers', (claims) => issuer.token(claims, { crit: ['exp'] })],
    ['cut short', (claims) => issuer.token(claims).slice(0, -8)],
    ['that is none', () => 'a.b.c'],
  ];
  it.each(wrong)('%s is refused', async (_what, made) => {
    const client = somebodyAt(server.app);
    const claims = someone({ nonce: await nonceOf(client) });
    expect(await judged(client, made(claims))).toBe('401 social_refused');
    expect(await countOf(String(claims['email']))).toEqual({ rows: 0 });
    // The very same claims, said properly, are taken: nothing else was wrong with them.
    expect(await judged(client, issuer.token(claims))).toBe('200');
  });

  it('counts once, and so does its nonce', async () => {
    const client = somebodyAt(server.app);
    const claims = someone({ nonce: await nonceOf(client) });
    const token = issuer.token(claims);
    expect(await judged(client, token)).toBe('200');
    expect(await judged(client, token)).toBe('401 social_refused');
    expect(await judged(client, issuer.token({ ...claims, iat: seconds() - 1 }))).toBe('401 social_refused');
    const phone = somebodyAt(server.app);
    phone.isBrowser = false;
    const bare = issuer.token(someone());
    expect([await judged(phone, bare), await judged(phone, bare)]).toEqual(['200', '401 social_refused']);
  });

  it('comes too late ten minutes after its nonce', async () => {
    const client = somebodyAt(server.app);
    const nonce = await nonceOf(client);
    pass(601);
    expect(await judged(client, issuer.token(someone({ nonce })))).toBe('401 social_refused');
  });
});

describe('F2 the keys of the issuer', () => {
  it(
    'are read again when a token names another one, at most every half minute',
    { timeout: 120_000 },
    async () => {
      const client = somebodyAt(server.app);
      const tell = async () => judged(client, issuer.token(someone({ nonce: await nonceOf(client) })));
      expect(await tell()).toBe('200');
      issuer.rotate();
      pass(31);
      expect(await tell()).toBe('200');
      const before = issuer.asked();
      for (let n = 0; n < sizeOf(1_000); n += 1) {
        client.address = `10.41.${Math.floor(n / 250)}.${n % 250}`;
        const token = issuer.token(someone({ nonce: await nonceOf(client) }), { kid: `unknown-${n}` });
        expect(await judged(client, token)).toBe('401 social_refused');
      }
      process.stderr.write(`F2: ${sizeOf(1_000)} unknown keys, asked ${issuer.asked() - before} times\n`);
      expect(issuer.asked() - before).toBeLessThanOrEqual(1);
    },
  );

  it('stop counting within the hour after it has withdrawn them', async () => {
    const phone = somebodyAt(server.app);
    phone.isBrowser = false;
    expect(await judged(phone, issuer.token(someone()))).toBe('200');
    const later = seconds() + 3_600;
    const token = issuer.token(someone({ iat: later, exp: later + 600 }));
    issuer.rotate();
    pass(3_600);
    expect(await judged(phone, token)).toBe('401 social_refused');
  });

  it('that are known go on while it is away, and what it alone could say is told as its silence', async () => {
    const client = somebodyAt(server.app);
    const tell = async (header = {}) =>
      judged(client, issuer.token(someone({ nonce: await nonceOf(client) }), header));
    expect(await tell()).toBe('200');
    issuer.silence(true);
    pass(4_000);
    expect(await tell()).toBe('200');
    pass(31);
    expect(await tell({ kid: 'new' })).toBe('503 provider_unavailable');
    issuer.silence(false);
    pass(31);
    expect(await tell()).toBe('200');
  });
});

describe('F4 an address that has an account here', () => {
  const player = 'guest@baulk.example';

  it('is linked to nothing without its password, however well it is proved', async () => {
    const client = somebodyAt(server.app);
    const claims = someone({ email: 'Guest@Baulk.example', nonce: await nonceOf(client) });
    expect(await judged(client, issuer.token(claims))).toBe('409 social_email_taken');
    expect(
      await server.store.db
        .selectFrom('social_identities')
        .select('id')
        .where('subject', '=', String(claims['sub']))
        .execute(),
    ).toEqual([]);
    const wrong = await judged(client, issuer.token(claims), { password: 'Wrong#2026' });
    expect(wrong).toBe('401 invalid_credentials');
    const { status, body } = await judge(client, issuer.token(claims), { password: 'Baulk#2026' });
    expect([status, body['isNewPlayer']]).toEqual([200, false]);
    expect(body).toMatchObject({ userInfo: { email: player } });
    const next = somebodyAt(server.app);
    const again = await judged(next, issuer.token({ ...claims, nonce: await nonceOf(next) }));
    expect(again).toBe('200');
  });

  it('is not even looked at while the provider does not vouch for it', async () => {
    const client = somebodyAt(server.app);
    for (const email of [player, 'nobody-has-this@mail.example']) {
      const claims = someone({ email, email_verified: false, nonce: await nonceOf(client) });
      expect(await judged(client, issuer.token(claims), { password: 'Baulk#2026' })).toBe(
        '409 social_email_unproved',
      );
    }
  });

  it('may be proved by a code where Google does not vouch for it, and is then a new player’s', async () => {
    const client = somebodyAt(server.app);
    const email = 'proved-here@mail.example';
    const claims = someone({ email, email_verified: false, nonce: await nonceOf(client) });
    expect(await judged(client, issuer.token(claims), { email })).toBe('409 social_email_unproved');
    await client.post('/player/verify/email', { email });
    const code = await codeTo(server.app, email);
    const { body } = await client.post('/player/verify/code', { email, code });
    const grant = String(body['grant']);
    const answer = await judge(client, issuer.token(claims), { email, grant });
    expect([answer.status, answer.body['isNewPlayer']]).toEqual([200, true]);
  });

  it('L7 is guessed at through the same counter as the sign-in', async () => {
    const client = somebodyAt(server.app);
    const email = 'desk2@baulk.example';
    for (let n = 0; n < 5; n += 1) {
      const token = issuer.token(someone({ email, nonce: await nonceOf(client) }));
      await judged(client, token, { password: 'Wrong#2026' });
    }
    const elsewhere = await somebodyAt(server.app).post('/login', { email, password: 'Wrong#2026' });
    expect(elsewhere.status).toBe(429);
  });

  it('lets nobody in who is suspended', async () => {
    const client = somebodyAt(server.app);
    const claims = someone();
    await judge(client, issuer.token({ ...claims, nonce: await nonceOf(client) }));
    const set = (status_id: number) =>
      server.store.db
        .updateTable('users')
        .set({ status_id })
        .where('email', '=', String(claims['email']))
        .execute();
    await set(2);
    expect(await judged(client, issuer.token({ ...claims, nonce: await nonceOf(client) }))).toBe(
      '401 social_refused',
    );
  });
});

it('S9 nothing that is kept of a sign-in signs anyone in', async () => {
  const client = somebodyAt(server.app);
  const nonce = await nonceOf(client);
  const token = issuer.token(someone({ nonce }));
  await judge(client, token);
  const kept = await Promise.all([
    server.store.db.selectFrom('social_nonces').selectAll().execute(),
    server.store.db.selectFrom('social_tokens').selectAll().execute(),
  ]);
  expect(JSON.stringify(kept)).not.toContain(nonce);
  expect(JSON.stringify(kept)).not.toContain(token);
});
