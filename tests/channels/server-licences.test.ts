import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { millisecondsOf } from '#domain/licences/term.ts';
import { deleteAs } from '#tests/clubs/deleting.ts';
import { randomFrom, sizeOf } from '#tests/support/attack.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

/** A club without a licence; nobody else's test touches it. */
const clubId = 23;
const running = { starts_on: '2026-09-01', ends_on: '2027-09-01' };
const message = 'Number of license should be equal or more than twitch channel';

/** The club with so many licences in one row and so many channels, whatever it had before. */
async function given(count: number, channels: number, term = running): Promise<number> {
  const { db } = server.store;
  await db.deleteFrom('channels').where('club_id', '=', clubId).execute();
  await db.deleteFrom('licences').where('club_id', '=', clubId).execute();
  const { id } = await db
    .insertInto('licences')
    .values({ club_id: clubId, count, ...term })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into channels (club_id, name, name_key, sealed_key)
    select ${clubId}, 'Kept' || place, 'kept' || place, ${Buffer.alloc(40)}
    from generate_series(1, ${channels}::integer) as place`.execute(db);
  return id;
}

const lower = (id: number, numberOfLicence: number) =>
  owner.put('/licence', {
    id,
    clubId,
    numberOfLicence,
    startDate: millisecondsOf(running.starts_on),
    endDate: millisecondsOf(running.ends_on),
  });
const add = (channel: string) => owner.post('/channel', { clubId, channel, streamKey: 'k' });

async function counts(): Promise<{ licences: number; channels: number }> {
  const { rows } = await sql<{ licences: number; channels: number }>`
    select running_licences(${clubId}, '2026-11-20') as licences,
      (select count(*) from channels where club_id = ${clubId}) as channels`.execute(server.store.db);
  return rows[0] ?? { licences: 0, channels: 0 };
}

describe('C-5.12 the licences of a club are never fewer than its channels', () => {
  it('where their number is lowered', async () => {
    const id = await given(5, 3);
    expect(await lower(id, 2)).toMatchObject({ status: 409, body: { message } });
    expect(await counts()).toEqual({ licences: 5, channels: 3 });
    expect((await lower(id, 3)).status).toBe(200);
  });

  it('C-7.20 where one is deleted, unless others cover the channels', async () => {
    const id = await given(3, 3);
    expect(await deleteAs(server, owner, `/licence/${id}`)).toMatchObject({ status: 409, body: { message } });
    await server.store.db
      .insertInto('licences')
      .values({ club_id: clubId, count: 3, ...running })
      .execute();
    expect((await deleteAs(server, owner, `/licence/${id}`)).status).toBe(200);
    expect(await counts()).toEqual({ licences: 3, channels: 3 });
  });

  it('where the start of one that expires soon is moved away from today', async () => {
    const id = await given(4, 4, { starts_on: '2025-12-01', ends_on: '2026-12-01' });
    const moved = await owner.put('/licence', {
      id,
      clubId,
      numberOfLicence: 4,
      startDate: millisecondsOf('2026-11-25'),
      endDate: millisecondsOf('2027-11-25'),
    });
    expect(moved).toMatchObject({ status: 409, body: { message } });
  });

  it('and what has expired locks no channel that is there, only new ones', async () => {
    const id = await given(4, 4, { starts_on: '2024-12-01', ends_on: '2025-12-01' });
    expect(await add('TooMuch')).toMatchObject({ status: 409, body: { message } });
    const { rows } = (await owner.get(`/channel/club/${clubId}`)).body as { rows: { id: number }[] };
    const renamed = { id: rows[0]?.id, clubId, channel: 'StillChanged' };
    expect((await owner.put('/channel', renamed)).status).toBe(200);
    expect((await deleteAs(server, owner, `/licence/${id}`)).status).toBe(200);
  });

  it('C5 whatever two windows change at once, over and over', async () => {
    const random = randomFrom();
    for (let round = 0; round < sizeOf(1000); round += 1) {
      const id = await given(3, 2);
      const changes = [
        () => add(`One${round}`),
        () => lower(id, 2),
        () => (random() < 0.5 ? add(`Two${round}`) : deleteAs(server, owner, `/licence/${id}`)),
      ].toSorted(() => random() - 0.5);
      const answers = await Promise.all(changes.map((change) => change()));
      expect(answers.every(({ status }) => [200, 201, 404, 409].includes(status))).toBe(true);
      const { licences, channels } = await counts();
      expect(licences).toBeGreaterThanOrEqual(channels);
    }
  }, 900_000);
});
