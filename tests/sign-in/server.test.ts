import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '#server/demo/accounts.ts';
import { testPasswords } from '#tests/support/database.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const credentials = (email: string, password = demoPassword) => ({ email, password, shouldRemember: false });

describe('signing in', () => {
  it.each(demoAccounts.filter(({ email }) => !email.startsWith('suspended')))(
    'lets $email in with the shared password',
    async ({ email, roleId }) => {
      const answer = await server.client().signIn(email);
      expect(answer.userInfo).toMatchObject({ email, roleId });
    },
  );

  it('A-3.28, A-3.29 answers token, user and clubs', async () => {
    const answer = await server.client().signIn('player@baulk.example');
    expect(answer.token).toMatch(/^[\w-]{43}$/);
    expect(answer.eulaNotAccepted).toBe(false);
    expect(answer.clubs).toHaveLength(2);
    expect(answer.clubs?.[0]).toHaveProperty('clubName');
  });

  it('A-4.04, A-4.05 asks nobody for the terms again who has accepted them while registering, and everybody else', async () => {
    const first = credentials('first@baulk.example');
    const asked = server.client();
    const { body: pending } = await asked.post('/login', first);
    expect(pending).toMatchObject({ eulaNotAccepted: false, userInfo: { firstLogin: true } });
    const refused = await asked.get('/profile', { token: String(pending['token']) });
    expect(refused.body['code']).toBe('terms_pending');
    const client = server.client();
    const { body: full } = await client.post('/login', { ...first, first: true });
    expect(full).toMatchObject({ eulaNotAccepted: false, userInfo: { firstLogin: false } });
    expect((await client.get('/profile', { token: String(full['token']) })).status).toBe(200);
    const { body: unread } = await server
      .client()
      .post('/login', { ...credentials('new@baulk.example'), first: true });
    expect(unread['eulaNotAccepted']).toBe(true);
  });

  it('takes the address in any spelling', async () => {
    const answer = await server.client().signIn('  OWNER@Baulk.Example');
    expect(answer.userInfo.email).toBe('owner@baulk.example');
  });

  it.each([
    ['an address that nobody has', 'nobody@baulk.example', demoPassword],
    ['a wrong password', 'staff@baulk.example', 'Baulk#2027'],
    ['a suspended account', 'suspended@baulk.example', demoPassword],
    ['a password of another case', 'staff@baulk.example', demoPassword.toLowerCase()],
  ])('refuses %s with one and the same answer', async (_case, email, password) => {
    const { status, body, headers } = await server.client().post('/login', credentials(email, password));
    expect(status).toBe(401);
    expect(body).toEqual({
      message: 'Invalid email id or password',
      code: 'invalid_credentials',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('L6 tells passwords apart that differ in their 73rd byte only', async () => {
    const { store } = server;
    const long = `Aa1#${'x'.repeat(80)}`;
    const hash = await testPasswords.hash(long);
    await store.db
      .updateTable('users')
      .set({ password_hash: hash })
      .where('email', '=', 'desk2@baulk.example')
      .execute();
    const other = `${long.slice(0, 72)}y${long.slice(73)}`;
    const refused = await server.client().post('/login', credentials('desk2@baulk.example', other));
    const taken = await server.client().post('/login', credentials('desk2@baulk.example', long));
    expect([refused.status, taken.status]).toEqual([401, 200]);
  });

  it('keeps neither token nor password in the database', async () => {
    const answer = await server.client().signIn('guest@baulk.example');
    const { rows } = await server.store.db
      .selectFrom('sessions')
      .selectAll()
      .execute()
      .then((sessions) => ({ rows: JSON.stringify(sessions) }));
    expect(rows).not.toContain(answer.token);
    const users = await server.store.db.selectFrom('users').select('password_hash').execute();
    expect(users.every(({ password_hash: hash }) => hash === null || hash.startsWith('$argon2id$'))).toBe(
      true,
    );
  });

  it('writes every attempt into the sign-in history', async () => {
    const count = () =>
      server.store.db
        .selectFrom('sign_in_history')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const client = server.client();
    await client.signIn('referee@baulk.example');
    await client.get('/signout');
    await client.post('/login', credentials('referee@baulk.example', 'wrong'));
    expect((await count()).n - before.n).toBe(3);
  });
});

describe('bad input to a sign-in', () => {
  it.each([
    ['no password', { email: 'a@b.example' }, 400, 'invalid_request'],
    ['a password that is a number', { email: 'a@b.example', password: 5 }, 400, 'invalid_request'],
    ['an unknown field', { ...credentials('a@b.example'), roleId: 1 }, 400, 'invalid_request'],
    ['an array', [], 400, 'invalid_request'],
    ['a body over the limit', credentials('a@b.example', 'x'.repeat(70_000)), 413, 'body_too_large'],
  ])('answers %s with the right status and words', async (_case, body, status, code) => {
    const answer = await server.client().post('/login', body);
    expect(answer.status).toBe(status);
    expect(answer.body['code']).toBe(code);
    expect(answer.body['message']).toMatch(/\.$/);
  });

  it.each([
    ['text/plain', 415],
    ['application/xml', 415],
    ['application/json', 400],
    [' application/json', 400],
    ['application/json;', 400],
    ['APPLICATION/JSON', 400],
    ['application/json\t; charset=utf-8', 400],
  ])('I2 takes no unchecked body under the content type %j', async (type, status) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type },
      payload: '{"email": 5}',
    });
    expect([status, 415]).toContain(response.statusCode);
  });

  it.each(['{', '', 'null', '{"email":"a@b.example","password":"x","__proto__":{"a":1}}'])(
    'refuses the body %j',
    async (payload) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect(response.statusCode).toBe(400);
    },
  );

  it('refuses a request without any body', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/api/login' });
    expect(response.statusCode).toBe(400);
  });
});
