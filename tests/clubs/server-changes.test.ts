import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';
import { deleteAs } from './deleting.ts';
import { clubPayload } from './payload.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

const turn = (clubId: number, clubStatusId: number, client = owner) =>
  client.put('/club', { club: { clubId, clubStatusId } });
const clubOf = (id: number) =>
  server.store.db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const totals = async (): Promise<unknown[]> =>
  Promise.all(
    ['', 'clubStatusId=1', 'clubStatusId=2'].map(
      async (query) => (await owner.get(`/club?${query}`)).body['total'],
    ),
  );

async function countsInStep(): Promise<void> {
  const { db } = server.store;
  const kept = await sql`select status_id, n from club_counts where n <> 0 order by 1`.execute(db);
  const counted = await sql`
    select status_id, count(*) as n from clubs where deleted_at is null group by 1 order by 1`.execute(db);
  expect(kept.rows).toEqual(counted.rows);
}

/** A club in which nobody is but, where it has one, its point of contact. */
async function emptyClub(name: string): Promise<number> {
  const { db } = server.store;
  const pattern = await db.selectFrom('clubs').selectAll().where('id', '=', 2).executeTakeFirstOrThrow();
  const { id: _id, folded_name: _folded, licence_ends_on: _end, ...columns } = pattern;
  const { id } = await db
    .insertInto('clubs')
    .values({ ...columns, name, point_of_contact_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('C-4.18 the Active switch', () => {
  it('switches a club off and on, and tells so', async () => {
    const before = await totals();
    expect(await turn(2, 2)).toMatchObject({
      status: 200,
      body: { message: 'Club Billares Obelisco is inactive.' },
    });
    expect(await totals()).toEqual([before[0], Number(before[1]) - 1, Number(before[2]) + 1]);
    expect((await turn(2, 1)).body['message']).toBe('Club Billares Obelisco is active.');
    expect(await totals()).toEqual(before);
    await countsInStep();
  });

  it('makes another version of what it changes, and none where nothing changes', async () => {
    const { version } = await clubOf(6);
    await turn(6, 2);
    await turn(6, 2);
    expect((await clubOf(6)).version).toBe(version + 1);
    await turn(6, 1);
  });

  it('ends the same however many press it at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, place) => turn(7, 1 + (place % 2))));
    await turn(7, 1);
    expect((await clubOf(7)).status_id).toBe(1);
    await countsInStep();
  });

  it('knows no club that is not there', async () => {
    expect((await turn(9999, 1)).status).toBe(404);
  });

  it.each(['staff', 'club', 'desk', 'player'])('is not for %s', async (name) => {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    expect((await turn(1, 2, client)).status).toBe(403);
    expect((await clubOf(1)).status_id).toBe(1);
  });
});

describe('C-7.05 deleting a club', () => {
  it('is refused with the reason while the club has members', async () => {
    const { status, body } = await deleteAs(server, owner, '/club/2');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'club_in_use',
      message: 'This club has members or payments and cannot be deleted. Switch it off instead.',
    });
    expect((await clubOf(2)).deleted_at).toBeNull();
  });

  it('takes an empty one off every list and keeps its record', async () => {
    const id = await emptyClub('Nobody Plays Here');
    const before = await totals();
    expect(await deleteAs(server, owner, `/club/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'Nobody Plays Here was deleted.' },
    });
    expect((await owner.get(`/club?clubId=${id}`)).body['total']).toBe(0);
    expect(await totals()).toEqual([Number(before[0]) - 1, Number(before[1]) - 1, before[2]]);
    expect((await clubOf(id)).deleted_at).not.toBeNull();
    expect((await deleteAs(server, owner, `/club/${id}`)).status).toBe(404);
    expect((await turn(id, 1)).status).toBe(404);
    await countsInStep();
  });

  it('is possible while the point of contact alone belongs to it', async () => {
    const { db } = server.store;
    const id = await emptyClub('One Alone');
    await db.updateTable('clubs').set({ point_of_contact_id: 3 }).where('id', '=', id).execute();
    await db
      .insertInto('club_members')
      .values({ club_id: id, user_id: 3, status: 'member', member_since: new Date() })
      .execute();
    expect((await deleteAs(server, owner, `/club/${id}`)).status).toBe(200);
  });

  it('frees the address of a contact who has chosen no password, so that the club can be added again', async () => {
    const payload = clubPayload({
      club: { name: 'Added Twice' },
      user: { email: 'twice@harborcue.example' },
    });
    for (const _time of [1, 2]) {
      const added = await owner.post('/club', payload);
      expect(added.status).toBe(201);
      expect((await deleteAs(server, owner, `/club/${Number(added.body['id'])}`)).status).toBe(200);
    }
    const { db } = server.store;
    const left = db.selectFrom('users').select('id').where('email', '=', 'twice@harborcue.example');
    expect(await left.execute()).toEqual([]);
  });

  it('leaves a contact who has a password and no other club as a player, whose sessions end', async () => {
    const { db } = server.store;
    const added = await owner.post('/club', clubPayload({ user: { email: 'stays@harborcue.example' } }));
    await db
      .updateTable('users')
      .set({ status_id: 1 })
      .where('email', '=', 'stays@harborcue.example')
      .execute();
    expect((await deleteAs(server, owner, `/club/${Number(added.body['id'])}`)).status).toBe(200);
    const person = db
      .selectFrom('users')
      .select(['id', 'role_id'])
      .where('email', '=', 'stays@harborcue.example');
    const { id, role_id } = await person.executeTakeFirstOrThrow();
    expect(role_id).toBe(5);
    const offices = db.selectFrom('club_members').selectAll().where('user_id', '=', id);
    expect(await offices.execute()).toEqual([]);
  });

  it('happens once however many ask at once', async () => {
    const id = await emptyClub('Pressed Twice');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => deleteAs(server, owner, `/club/${id}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(7);
    await countsInStep();
  });

  it.each(['staff', 'club', 'desk', 'player'])('is not for %s', async (name) => {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    expect((await deleteAs(server, client, '/club/1')).status).toBe(403);
  });
});
