import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword, demoPin } from '#server/demo/accounts.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const pending = ['new@baulk.example', 'first@baulk.example', 'suspended@baulk.example'];
const active = demoAccounts.filter(({ email }) => !pending.includes(email));

async function profileOf(email: string) {
  const client = server.client();
  const answer = await client.signIn(email);
  return { client, answer, ...(await client.get('/profile')) };
}

describe('the own profile', () => {
  it.each(active)('A-7.17 of $email is that of nobody else', async ({ email, roleId }) => {
    const { status, body, answer } = await profileOf(email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...answer.userInfo, email, roleId, clubs: answer.clubs });
    expect(body['firstName']).toBeTypeOf('string');
  });

  it('A-3.32 has what the stored user holds', async () => {
    const { body } = await profileOf('player@baulk.example');
    expect(body).toMatchObject({ fullName: expect.any(String), firstLogin: false, isReferee: false });
    expect(body).toHaveProperty('profileImage');
    expect(body['fullName']).toBe(`${String(body['firstName'])} ${String(body['lastName'])}`);
  });

  it('tells when the session ends, and what time it is', async () => {
    const { body, answer } = await profileOf('player@baulk.example');
    expect(body['tokenExpiresAt']).toBe(answer.tokenExpiresAt);
    expect(Math.abs(Date.parse(String(body['serverNow'])) - server.clock.now())).toBeLessThan(60_000);
  });

  it('has the clubs of a member, and none that were merely asked', async () => {
    const { client, body } = await profileOf('guest@baulk.example');
    expect(body['clubs']).toEqual([]);
    const user = Number(body['userId']);
    const { id: club } = await server.store.db
      .selectFrom('clubs')
      .select('id')
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const membership = { club_id: club, user_id: user, status: 'requested' };
    await server.store.db.insertInto('club_members').values(membership).execute();
    expect((await client.get('/profile')).body['clubs']).toEqual([]);
    await server.store.db
      .updateTable('club_members')
      .set({ status: 'member', member_since: new Date(server.clock.now()) })
      .where('user_id', '=', user)
      .execute();
    expect((await client.get('/profile')).body['clubs']).toMatchObject([{ clubId: club }]);
  });

  it('says that there is a pin, never which', async () => {
    const { body } = await profileOf('referee@baulk.example');
    expect(body).toMatchObject({ hasPin: true, isReferee: true });
    expect((await profileOf('player@baulk.example')).body).toMatchObject({ hasPin: false });
    expect(JSON.stringify(body)).not.toContain(demoPin);
  });

  it.each(active)('of $email holds no secret', async ({ email }) => {
    const { body, answer } = await profileOf(email);
    const text = JSON.stringify(body);
    const secrets = ['argon2', '_hash', 'password', demoPassword, demoPin, answer.token];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('is never kept on the way', async () => {
    const { headers } = await profileOf('player@baulk.example');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is refused to a visitor', async () => {
    const { status, body } = await server.client().get('/profile');
    expect([status, body['code']]).toEqual([401, 'unauthorised']);
    expect(body['message']).toBe('Please login to continue.');
  });

  it.each(pending.slice(0, 2))('is refused to %s until the terms are accepted', async (email) => {
    const { status, body } = await profileOf(email);
    expect([status, body['code']]).toEqual([403, 'terms_pending']);
    expect(body['message']).toBe('Please accept the terms and conditions.');
  });
});
