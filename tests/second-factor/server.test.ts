import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

const password = 'Baulk#2026';
const quarter = 15 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() + later * 1000 });

async function signedIn(email: string): Promise<TestClient> {
  const client = server.client();
  await client.signIn(email);
  return client;
}

type Factor = { client: TestClient; secret: string; recoveryCodes: string[] };

/** Somebody with an authenticator; the step in which it was confirmed is over. */
async function withFactor(email: string): Promise<Factor> {
  const client = await signedIn(email);
  const begun = await client.post('/second-factor', undefined);
  expect(begun.status).toBe(200);
  const secret = String(begun.body['secret']);
  const confirmed = await client.put('/second-factor', { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  server.pass(30);
  return { client, secret, recoveryCodes: confirmed.body['recoveryCodes'] as string[] };
}

const login = (email: string, code?: string, client = server.client()) =>
  client.post('/login', { email, password, ...(code === undefined ? {} : { code }) });

async function idOf(email: string): Promise<number> {
  const { id } = await server.store.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

async function auditOf(email: string): Promise<string[]> {
  const rows = await server.store.db
    .selectFrom('audit_entries')
    .select('operation')
    .where('kind', '=', 'user')
    .where('record_id', '=', await idOf(email))
    .orderBy('id')
    .execute();
  return rows.map(({ operation }) => operation);
}

describe('setting up an authenticator', () => {
  it('counts only once a code has confirmed it, and shows ten recovery codes that are kept as hashes', async () => {
    const email = 'guest@baulk.example';
    const client = await signedIn(email);
    const begun = (await client.post('/second-factor', undefined)).body;
    expect(begun['address']).toMatch(/^otpauth:\/\/totp\/.+guest%40baulk\.example\?issuer=/);
    expect((await client.get('/second-factor')).body).toEqual({ since: null, codesLeft: 0 });
    expect((await login(email)).status).toBe(200);

    const secret = String(begun['secret']);
    const wrong = await client.put('/second-factor', { code: '000000' });
    expect([wrong.status, wrong.body['code']]).toEqual([400, 'second_factor_wrong']);
    const { status, body } = await client.put('/second-factor', { code: codeOf(secret) });
    expect(status).toBe(200);
    const codes = body['recoveryCodes'] as string[];
    expect(new Set(codes).size).toBe(10);
    expect((await client.get('/second-factor')).body).toMatchObject({
      since: expect.any(String),
      codesLeft: 10,
    });
    expect((await client.get('/profile')).body['hasSecondFactor']).toBe(true);
    const kept = JSON.stringify(await server.store.db.selectFrom('recovery_codes').selectAll().execute());
    expect(codes.some((code) => kept.includes(code) || kept.includes(code.replaceAll('-', '')))).toBe(false);
    const [factor] = await server.store.db.selectFrom('second_factors').selectAll().execute();
    expect(factor?.sealed_secret.includes(Buffer.from(secret))).toBe(false);
    expect(await auditOf(email)).toEqual(['confirmSecondFactor']);
    const again = await client.post('/second-factor', undefined);
    expect([again.status, again.body['code']]).toEqual([409, 'second_factor_on']);
  });

  it('asks for the password again, and so does what takes it away or renews its codes', async () => {
    const client = await signedIn('staff@baulk.example');
    server.pass(quarter);
    for (const answer of [
      await client.post('/second-factor', undefined),
      await client.delete('/second-factor'),
      await client.post('/second-factor/recovery-codes', undefined),
    ]) {
      expect([answer.status, answer.body['code']]).toEqual([403, 'password_again']);
    }
  });

  it('is refused to who has no password, for no code is asked for at another provider', async () => {
    const email = 'desk@baulk.example';
    const client = await signedIn(email);
    const id = await idOf(email);
    await server.store.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    expect((await client.post('/second-factor', undefined)).body['code']).toBe('second_factor_no_password');
  });
});

describe('signing in with an authenticator', () => {
  const email = 'player@baulk.example';
  let factor: Factor;
  beforeAll(async () => {
    factor = await withFactor(email);
  });

  it('asks for the code only once the password is right', async () => {
    const right = await login(email);
    expect([right.status, right.body['code']]).toEqual([401, 'second_factor_needed']);
    const wrong = await server.client().post('/login', { email, password: 'Corner#2025' });
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'invalid_credentials']);
    expect(wrong.body).not.toHaveProperty('token');
  });

  it('a code signs in once, the one before and the one after count too, and no other', async () => {
    const code = codeOf(factor.secret);
    expect((await login(email, code)).status).toBe(200);
    expect((await login(email, code)).body['code']).toBe('second_factor_wrong');
    // One that was used stays used, whichever comes after it.
    expect((await login(email, codeOf(factor.secret, -30))).body['code']).toBe('second_factor_wrong');
    expect((await login(email, codeOf(factor.secret, 30))).status).toBe(200);
    server.pass(120);
    expect((await login(email, codeOf(factor.secret, 90))).body['code']).toBe('second_factor_wrong');
    expect((await login(email, codeOf(factor.secret, -90))).body['code']).toBe('second_factor_wrong');
    server.pass(900);
  });

  it('of two sign-ins at once with one code, one is let in', async () => {
    const code = codeOf(factor.secret);
    const answers = await Promise.all([login(email, code), login(email, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    server.pass(900);
  });

  it('a recovery code stands for the authenticator once, however it is written, and its owner is told', async () => {
    const [one = ''] = factor.recoveryCodes;
    expect((await login(email, one.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(email, one)).body['code']).toBe('second_factor_wrong');
    const client = server.client();
    client.token = String((await login(email, codeOf(factor.secret), client)).body['token']);
    expect((await client.get('/second-factor')).body['codesLeft']).toBe(9);
    const renewed = await client.post('/second-factor/recovery-codes', undefined);
    expect(renewed.status).toBe(200);
    server.pass(900);
    expect((await login(email, factor.recoveryCodes[1])).body['code']).toBe('second_factor_wrong');
    expect((await login(email, (renewed.body['recoveryCodes'] as string[])[0])).status).toBe(200);
    server.pass(900);
  });

  it('guesses of the code are counted with those of the password', async () => {
    for (let guess = 0; guess < 5; guess += 1) await login(email, '000000');
    expect((await login(email, codeOf(factor.secret))).status).toBe(429);
    server.pass(900);
    for (let asked = 0; asked < 12; asked += 1) {
      expect((await login(email)).body['code']).toBe('second_factor_needed');
    }
  });
});

describe('an authenticator that is taken away', () => {
  it('by its owner: the password alone signs in again', async () => {
    const email = 'referee@baulk.example';
    const { client, secret } = await withFactor(email);
    expect((await client.delete('/second-factor')).status).toBe(204);
    expect((await client.delete('/second-factor')).status).toBe(204);
    expect((await login(email)).status).toBe(200);
    expect((await client.put('/second-factor', { code: codeOf(secret) })).status).toBe(409);
    expect((await auditOf(email)).slice(-2)).toEqual(['confirmSecondFactor', 'removeSecondFactor']);
  });

  it('by the association, for who has lost it: all sessions end, audit and owner are told', async () => {
    const email = 'club2@baulk.example';
    const { client } = await withFactor(email);
    const owner = await signedIn('owner@baulk.example');
    const id = await idOf(email);
    const club = await signedIn('club@baulk.example');
    const told = async (client: TestClient) =>
      (
        (await client.get('/player?group=members&search=restrepo')).body['rows'] as Record<string, unknown>[]
      ).find(({ userId }) => userId === id);
    expect((await told(owner))?.['hasSecondFactor']).toBe(true);
    // Who cannot switch it off is not told whose account is easier to get into.
    expect(await told(await signedIn('staff@baulk.example'))).not.toHaveProperty('hasSecondFactor');
    expect((await club.delete(`/user/${id}/second-factor`)).status).toBe(403);
    expect((await owner.delete(`/user/${id}/second-factor`)).status).toBe(204);
    expect((await client.get('/profile')).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect(await auditOf(email)).toContain('resetSecondFactor');
    const mails = await server.store.db
      .selectFrom('outbox')
      .select('template')
      .where('template', '=', 'accountChanged')
      .execute();
    expect(mails.length).toBeGreaterThan(0);
    expect((await owner.delete(`/user/${id}/second-factor`)).status).toBe(404);
  });
});

describe('an association that requires it', () => {
  it('keeps those who work for it or a club to their own account until it is set up, and players as they were', async () => {
    const configuration = readConfiguration({ SECOND_FACTOR: 'required' });
    const strict = await startServer({ configuration });
    try {
      expect((await strict.client().get('/config')).body['modes']).toMatchObject({
        secondFactor: 'required',
      });
      const owner = strict.client();
      await owner.signIn('owner@baulk.example');
      const refused = await owner.delete('/club/999999');
      expect([refused.status, refused.body['code']]).toEqual([403, 'second_factor_due']);
      expect((await owner.get('/profile')).status).toBe(200);
      const { secret } = (await owner.post('/second-factor', undefined)).body;
      const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({
        timestamp: strict.clock.now(),
      });
      expect((await owner.put('/second-factor', { code })).status).toBe(200);
      expect((await owner.delete('/club/999999')).status).toBe(404);
      const player = strict.client();
      await player.signIn('player@baulk.example');
      expect((await player.get('/card')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
