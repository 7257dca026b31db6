import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/demo/accounts.ts';
import { toldOf } from '#tests/audit/entries.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const change = (client: TestClient, currentPassword: string, password: string) =>
  client.put('/user/changePassword', { currentPassword, password, confirmPassword: password });

async function signedIn(email: string, more: { password?: string; shouldRemember?: boolean } = {}) {
  const client = server.client();
  await client.signIn(email, more);
  return client;
}

describe('changing the own password', () => {
  it('A-2.36, S5 ends all other sessions and goes on in a new one', async () => {
    const email = 'desk@baulk.example';
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)];
    const before = here.token;
    const { status, body } = await change(here, demoPassword, 'Corner#2026');
    expect(status).toBe(200);
    expect(body['token']).not.toBe(before);
    expect((await elsewhere.get('/profile')).status).toBe(401);
    expect((await here.get('/profile')).status).toBe(401);
    here.token = String(body['token']);
    expect((await here.get('/profile')).status).toBe(200);
    await expect(signedIn(email)).rejects.toThrow('401');
    await signedIn(email, { password: 'Corner#2026' });
    const told = (await mailsTo(server.app, email)).map(({ template }) => template);
    expect(told.filter((template) => template !== 'newDevice')).toEqual(['passwordChanged']);
  });

  it('keeps the choice to be remembered', async () => {
    const client = await signedIn('guest@baulk.example', { shouldRemember: true });
    const { headers } = await change(client, demoPassword, 'Corner#2026');
    expect(String(headers['set-cookie'])).toContain('Max-Age=2592000');
  });

  it('is one entry of the audit, which tells no password', async () => {
    const email = 'guest@baulk.example';
    const before = (await toldOf(server.store, email)).length;
    const client = await signedIn(email, { password: 'Corner#2026' });
    await change(client, 'Corner#2026', 'Corner#2027');
    const told = (await toldOf(server.store, email)).slice(before);
    expect(told).toMatchObject([{ operation: 'changePassword', isOwn: true, fields: ['password'] }]);
    expect(told[0]?.text).not.toContain('Corner#');
  });

  it('writes each session that it ends into the sign-in history', async () => {
    const email = 'referee@baulk.example';
    const clients = [await signedIn(email), await signedIn(email), await signedIn(email)];
    await change(clients[0] as TestClient, demoPassword, 'Corner#2026');
    const rows = await server.store.db
      .selectFrom('sign_in_history')
      .innerJoin('users', 'users.id', 'sign_in_history.user_id')
      .select('outcome')
      .where('users.email', '=', email)
      .where('outcome', '=', 'revoked')
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['Corner#2025', 'Corner#2026', 'Corner#2026', 'password_wrong', 'currentPassword'],
    [demoPassword, 'weak', 'weak', 'password_weak', 'password'],
    [demoPassword, 'Corner#2026', 'Corner#2027', 'passwords_differ', 'confirmPassword'],
    [demoPassword, 'Password1!', 'Password1!', 'password_guessable', 'password'],
    [demoPassword, 'Qwerty123!', 'Qwerty123!', 'password_guessable', 'password'],
    [demoPassword, 'Staff@baulk.example1', 'Staff@baulk.example1', 'password_guessable', 'password'],
  ])('S9 refuses %s, %s, %s', async (currentPassword, password, confirmPassword, code, field) => {
    const client = await signedIn('staff@baulk.example');
    const body = { currentPassword, password, confirmPassword };
    const answer = await client.put('/user/changePassword', body);
    expect([answer.status, answer.body['code']]).toEqual([400, code]);
    expect(Object.keys(answer.body['fields'] as object)).toEqual([field]);
    expect((await client.get('/profile')).status).toBe(200);
  });

  it('L7 counts wrong guesses with those of the sign-in', async () => {
    const email = 'club2@baulk.example';
    const client = await signedIn(email);
    for (let n = 0; n < 3; n += 1) await change(client, 'wrong', 'Corner#2026');
    for (let n = 0; n < 2; n += 1) await client.post('/login', { email, password: 'wrong' });
    const refused = await change(client, demoPassword, 'Corner#2026');
    expect([refused.status, refused.body['code']]).toEqual([429, 'too_many_attempts']);
    server.pass(Number(refused.headers['retry-after']));
    expect((await change(client, demoPassword, 'Corner#2026')).status).toBe(200);
  });

  it('is done once by two at the same time', async () => {
    const email = 'desk2@baulk.example';
    const clients = [await signedIn(email), await signedIn(email)];
    const answers = await Promise.all(
      clients.map((client, n) => change(client, demoPassword, `Corner#202${n}`)),
    );
    const [first, second] = answers.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    // The other one comes with a session that has ended, or with a password that was the current one a moment ago.
    expect([400, 401]).toContain(second);
  });

  it('needs a session with the terms accepted', async () => {
    expect((await change(server.client(), demoPassword, 'Corner#2026')).status).toBe(401);
    const pending = await signedIn('new@baulk.example');
    expect((await change(pending, demoPassword, 'Corner#2026')).status).toBe(403);
  });
});
