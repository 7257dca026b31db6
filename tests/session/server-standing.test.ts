import { afterAll, beforeAll, expect, it } from 'vitest';
import { idleEndHeader } from '#domain/session/limits.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function signedIn(name: string) {
  const client = server.client();
  const { userInfo } = await client.signIn(`${name}@baulk.example`);
  return { client, userId: userInfo.userId };
}

it('C-3.49 an open page is told of a membership as soon as it has begun, and of its end', async () => {
  const { client, userId } = await signedIn('guest');
  const clubsOf = async () => (await client.get('/standing')).body['clubs'];
  expect(await clubsOf()).toEqual([]);
  const now = new Date(server.clock.now());
  const member = { club_id: 2, user_id: userId, status: 'member', requested_at: now, member_since: now };
  await server.store.db.insertInto('club_members').values(member).execute();
  expect(await clubsOf()).toMatchObject([{ clubId: 2 }]);
  await server.store.db.deleteFrom('club_members').where('user_id', '=', userId).execute();
  expect(await clubsOf()).toEqual([]);
});

it('an open page is told of a role that was changed', async () => {
  const { client, userId } = await signedIn('desk');
  expect((await client.get('/standing')).body).toMatchObject({ userId, roleId: 4 });
  await server.store.db.updateTable('users').set({ role_id: 5 }).where('id', '=', userId).execute();
  expect((await client.get('/standing')).body).toMatchObject({ userId, roleId: 5 });
});

it('an open page is told that its session was ended elsewhere', async () => {
  const { client } = await signedIn('club');
  const { client: elsewhere } = await signedIn('club');
  expect((await client.get('/standing')).status).toBe(200);
  expect((await elsewhere.delete('/session', {})).status).toBe(204);
  expect((await client.get('/standing')).status).toBe(401);
});

it('S8 asking how one stands is no use of the session, which ends all the same', async () => {
  const { client } = await signedIn('owner');
  const ends = (await client.get('/profile')).headers[idleEndHeader.toLowerCase()];
  for (let asked = 0; asked < 119; asked += 1) {
    server.pass(15);
    const { status, headers } = await client.get('/standing');
    expect([status, headers[idleEndHeader.toLowerCase()]]).toEqual([200, ends]);
  }
  server.pass(16);
  expect((await client.get('/standing')).status).toBe(401);
});

it('B9 an open page is told that a club was switched off, and on again', async () => {
  const { client } = await signedIn('club');
  const clubsOf = async () => (await client.get('/standing')).body['clubs'] as { clubId: number }[];
  const [club] = await clubsOf();
  expect(club).toMatchObject({ isActive: true });
  const turn = (status_id: number) =>
    server.store.db
      .updateTable('clubs')
      .set({ status_id })
      .where('id', '=', club?.clubId ?? 0)
      .execute();
  await turn(2);
  expect(await clubsOf()).toContainEqual({ ...club, isActive: false });
  await turn(1);
  expect(await clubsOf()).toContainEqual(club);
});
