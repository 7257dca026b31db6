import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainEntries } from '#server/audit/chain.ts';
import { personalTables } from '#server/personal-data/tables.ts';
import { testSecrets } from '#tests/support/database.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

const quarter = 15 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function signedIn(email: string): Promise<TestClient> {
  const client = server.client();
  await client.signIn(email);
  return client;
}

async function idOf(email: string): Promise<number> {
  const { id } = await server.store.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

const operationsOf = async (id: number): Promise<string[]> =>
  (
    await server.store.db
      .selectFrom('audit_entries')
      .select('operation')
      .where('kind', '=', 'user')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ operation }) => operation);

describe('every table that names a person', () => {
  it('has a place among those that are told, kept or deleted, by each of its columns', async () => {
    const { rows } = await sql<{ place: string }>`
      select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(server.store.db);
    const known = new Set(
      Object.entries(personalTables).flatMap(([table, places]) =>
        places.map(({ column }) => `${table}.${column}`),
      ),
    );
    expect(rows.map(({ place }) => place).filter((place) => !known.has(place))).toEqual([]);
  });
});

describe('an export', () => {
  it('has what is kept of its person, without a secret, and stands in the audit', async () => {
    const email = 'player@baulk.example';
    const client = await signedIn(email);
    const { status, body } = await client.get(`/user/${await idOf(email)}/personal-data`);
    expect(status).toBe(200);
    const person = body['person'] as Record<string, unknown>;
    expect(person).toMatchObject({ email, firstName: 'Pilar', lastName: 'Montoya' });
    const records = body['records'] as Record<string, Record<string, unknown>[]>;
    expect(Object.keys(records)).toEqual(
      expect.arrayContaining(['sessions', 'signInHistory', 'clubMembers', 'matches']),
    );
    expect(JSON.stringify(body)).not.toMatch(/"\w*(hash|token|sealed|secret)\w*":/i);
    expect(await operationsOf(await idOf(email))).toContain('exportPersonalData');
  });

  it('asks for the password again, and of somebody else is for role 1 alone', async () => {
    const id = await idOf('player@baulk.example');
    const owner = await signedIn('owner@baulk.example');
    expect((await owner.get(`/user/${id}/personal-data`)).body['person']).toMatchObject({
      lastName: 'Montoya',
    });
    expect((await owner.get('/user/999999/personal-data')).status).toBe(404);
    for (const email of ['staff@baulk.example', 'club@baulk.example', 'guest@baulk.example']) {
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      const other = await signedIn(email);
      // oxlint-disable-next-line no-await-in-loop
      expect((await other.get(`/user/${id}/personal-data`)).status).toBe(404);
      // oxlint-disable-next-line no-await-in-loop
      expect((await other.delete(`/user/${id}/personal-data`)).status).toBe(404);
    }
    server.pass(quarter);
    for (const answer of [
      await owner.get(`/user/${id}/personal-data`),
      await owner.delete(`/user/${id}/personal-data`),
    ]) {
      expect([answer.status, answer.body['code']]).toEqual([403, 'password_again']);
    }
  });
});

describe('an erasure', () => {
  it('waits for what is open, and says what that is', async () => {
    const club = await signedIn('club@baulk.example');
    const refused = await club.delete(`/user/${await idOf('club@baulk.example')}/personal-data`);
    expect([refused.status, refused.body['code']]).toEqual([409, 'erasure_waits']);
    expect(refused.body['message']).toContain('point of contact');
    const owner = await signedIn('owner@baulk.example');
    expect(
      (await owner.delete(`/user/${await idOf('owner@baulk.example')}/personal-data`)).body['message'],
    ).toContain('the only account that runs');
    expect((await owner.get('/profile')).status).toBe(200);
  });

  it('leaves the results as those of a former member, and nothing that says who it was', async () => {
    const email = 'referee@baulk.example';
    const id = await idOf(email);
    const { db } = server.store;
    await db.deleteFrom('entries').where('user_id', '=', id).execute();
    const played = await db
      .selectFrom('matches')
      .select('id')
      .where('status_id', '=', 6)
      .whereRef('winner_id', '=', 'player2_id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('matches').set({ player1_id: id }).where('id', '=', played.id).execute();
    const matches = () =>
      db
        .selectFrom('matches')
        .select(['id', 'winner_id'])
        .where((eb) => eb.or([eb('player1_id', '=', id), eb('player2_id', '=', id)]))
        .orderBy('id')
        .execute();
    const before = await matches();
    expect(before).toContainEqual(expect.objectContaining({ id: played.id }));
    const client = await signedIn(email);
    const elsewhere = await signedIn(email);
    expect((await client.delete(`/user/${id}/personal-data`)).body).toEqual({});

    expect((await elsewhere.get('/profile')).status).toBe(401);
    expect((await server.client().post('/login', { email, password: 'Baulk#2026' })).status).toBe(401);
    const kept = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      first_name: 'Former',
      last_name: 'member',
      password_hash: null,
      mobile: null,
    });
    expect(await matches()).toEqual(before);
    for (const [table, places] of Object.entries(personalTables)) {
      for (const { column, fate } of places) {
        if (fate !== 'deleted') continue;
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const { rows } =
          await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
        expect([table, rows]).toEqual([table, []]);
      }
    }
    expect(await operationsOf(id)).toContain('erasePersonalData');
    const owner = await signedIn('owner@baulk.example');
    expect((await owner.get('/player?search=Cumberbatch&limit=20')).body['rows']).not.toContainEqual(
      expect.objectContaining({ userId: id }),
    );
    const former = await owner.get('/player?search=Former&limit=20');
    expect(former.body['rows']).toEqual([]);
    expect((await owner.get(`/player/${id}`)).status).toBe(404);
    // The address is free again.
    expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    expect((await owner.delete(`/user/${id}/personal-data`)).status).toBe(404);
  });

  it('of somebody whom the association has been asked to erase leaves one mail, which says so', async () => {
    const email = 'desk2@baulk.example';
    const id = await idOf(email);
    const owner = await signedIn('owner@baulk.example');
    const total = async () => Number((await owner.get('/player?limit=10')).body['total']);
    const before = await total();
    expect((await owner.delete(`/user/${id}/personal-data`)).status).toBe(204);
    expect(await total()).toBe(before - 1);
    expect(await operationsOf(id)).toContain('erasePersonalData');
    const { changes } = await server.store.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('operation', '=', 'erasePersonalData')
      .where('record_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(changes)).not.toMatch(/Daniela|Garza|desk2/);
  });

  it('leaves in the audit that fields of the person have changed, and not what they were', async () => {
    const email = 'guest@baulk.example';
    const id = await idOf(email);
    const owner = await signedIn('owner@baulk.example');
    const { body } = await owner.get(`/player/${id}`);
    const renamed = { userId: id, firstName: 'Augustus', mobile: '4165550199', countryCode: 'CA,+1' };
    const changed = await owner.put('/player', renamed, { headers: { 'if-match': String(body['version']) } });
    expect(changed.status).toBe(200);
    const told = async () => {
      const { rows } = (await owner.get(`/audit?kind=user&recordId=${id}&limit=20`)).body;
      return JSON.stringify(rows);
    };
    expect(await told()).toContain('Augustus');
    expect((await owner.delete(`/user/${id}/personal-data`)).status).toBe(204);
    expect(await told()).not.toMatch(/Augustus|Gus|Abernathy|4165550199/);
    await chainEntries(server.store.db, testSecrets);
    expect(await told()).toMatch(/"seal":"whole"/);
    expect(await told()).not.toMatch(/"seal":"(broken|pending)"/);
  });
});
