import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { millisecondsOf } from '#domain/licences/term.ts';
import { recordChange } from '#server/audit/record.ts';
import { deleteAs } from '#tests/clubs/deleting.ts';
import { clubPayload } from '#tests/clubs/payload.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Entry = components['schemas']['AuditEntry'];

let server: TestServer;
let owner: TestClient;
let ownerId: number;
/** A club of this file's own. */
let clubId: number;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  ownerId = (await owner.signIn('owner@baulk.example')).userInfo.userId;
  clubId = Number((await owner.post('/club', clubPayload())).body['id']);
});
afterAll(() => server.close());

async function entries(query = ''): Promise<Entry[]> {
  const { status, body } = await owner.get(`/audit?limit=100&${query}`);
  expect(status).toBe(200);
  return body['rows'] as Entry[];
}

const changed = (entry: Entry | undefined) =>
  Object.fromEntries((entry?.changes ?? []).map(({ field, before, after }) => [field, [before, after]]));

describe('a change of a club', () => {
  it('is told with who, what, when, and each field before and after', async () => {
    server.pass(60);
    const at = server.clock.now();
    expect((await owner.put('/club', { club: { clubId, city: 'Rosario' } })).status).toBe(200);
    const [entry] = await entries(`kind=club&recordId=${clubId}`);
    expect(entry).toMatchObject({
      operation: 'updateClub',
      user: { userId: ownerId },
      club: { clubId, name: 'Harbor City Cue Club' },
      record: { kind: 'club', id: clubId, name: 'Harbor City Cue Club' },
    });
    expect(changed(entry)).toEqual({ city: ['New Orleans', 'Rosario'] });
    expect(Math.abs(Date.parse(entry?.at ?? '') - at)).toBeLessThan(60_000);
  });

  it('is told of the point of contact by itself', async () => {
    const { body } = await owner.get(`/club/${clubId}`);
    const { userId } = body['user'] as { userId: number };
    await owner.put('/club', { club: { clubId }, user: { userId, fullName: 'Ada Byron' } });
    const [entry] = await entries(`kind=user&recordId=${userId}`);
    expect(entry).toMatchObject({ operation: 'updateClub', record: { name: 'Ada Byron' } });
    expect(changed(entry)['lastName']?.[1]).toBe('Byron');
  });

  it('is told once when it is switched, and not when it is switched to what it is', async () => {
    const before = (await entries('kind=club&recordId=6')).length;
    await owner.put('/club', { club: { clubId: 6, clubStatusId: 2 } });
    await owner.put('/club', { club: { clubId: 6, clubStatusId: 2 } });
    const after = await entries('kind=club&recordId=6');
    expect(after).toHaveLength(before + 1);
    expect(changed(after[0])).toEqual({ clubStatusId: ['1', '2'] });
  });

  it('is told of its making with its point of contact and its licence, once however often it is sent', async () => {
    const payload = clubPayload({
      club: { name: 'Audited Cue Club' },
      user: { email: 'audited@clubs.example' },
    });
    const headers = { 'idempotency-key': 'audited-club' };
    const { status, body } = await owner.post('/club', payload, { headers });
    expect(status).toBe(201);
    await owner.post('/club', payload, { headers });
    const told = await entries(`clubId=${Number(body['id'])}`);
    expect(told.map(({ record }) => record.kind).toSorted()).toEqual(['club', 'licence', 'user']);
    expect(new Set(told.map(({ operation }) => operation))).toEqual(new Set(['createClub']));
    const deleted = await deleteAs(server, owner, `/club/${Number(body['id'])}`);
    expect(deleted.status).toBe(200);
    const [last] = await entries(`clubId=${Number(body['id'])}`);
    expect(last).toMatchObject({ operation: 'deleteClub' });
    expect(changed(last)['name']).toEqual([payload.club.name, null]);
  });

  it('is not told where it is refused', async () => {
    const before = (await entries()).length;
    expect((await owner.put('/club', { club: { clubId, name: 'Another' } })).status).toBe(400);
    expect((await deleteAs(server, owner, '/club/2')).status).toBe(409);
    expect(await entries()).toHaveLength(before);
  });
});

describe('a change of a licence', () => {
  const term = { startDate: millisecondsOf('2026-12-01'), endDate: millisecondsOf('2027-12-01') };

  it('is told when one is added, changed and deleted', async () => {
    const { body } = await owner.post('/licence', { clubId: 14, numberOfLicence: 7, ...term });
    const id = Number(body['id']);
    const later = { startDate: millisecondsOf('2026-12-02'), endDate: millisecondsOf('2027-12-02') };
    await owner.put('/licence', { id, clubId: 14, numberOfLicence: 7, ...later });
    await deleteAs(server, owner, `/licence/${id}`);
    const told = await entries(`kind=licence&recordId=${id}`);
    expect(told.map(({ operation }) => operation)).toEqual([
      'deleteLicence',
      'updateLicence',
      'createLicence',
    ]);
    expect(changed(told[1])).toEqual({
      startDate: ['2026-12-01', '2026-12-02'],
      endDate: ['2027-12-01', '2027-12-02'],
    });
    expect(changed(told[0])['numberOfLicence']).toEqual(['7', null]);
  });

  it('is told when it is renewed, by the licence that begins', async () => {
    const { id } = await server.store.db
      .insertInto('licences')
      .values({ club_id: 14, count: 3, starts_on: '2025-12-01', ends_on: '2026-11-30' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { status, body } = await owner.post(`/licence/${id}/renew`, undefined);
    expect(status).toBe(201);
    const [entry] = await entries(`kind=licence&recordId=${Number(body['id'])}`);
    expect(entry).toMatchObject({ operation: 'renewLicence', club: { clubId: 14 } });
    expect(changed(entry)['renews']).toEqual([null, String(id)]);
  });
});

describe('the audit', () => {
  it('keeps what is told together with the change, or neither', async () => {
    const { db } = server.store;
    const before = (await entries()).length;
    const broken = db.transaction().execute(async (transaction) => {
      await recordChange(transaction, null, {
        operation: 'updateClub',
        record: { kind: 'club', id: 1, clubId: 1 },
        after: { name: 'Never' },
        at: new Date(),
      });
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await entries()).toHaveLength(before);
    const outside = recordChange(db, null, {
      operation: 'updateClub',
      record: { kind: 'club', id: 1, clubId: 1 },
      at: new Date(),
    });
    await expect(outside).rejects.toThrow('within the transaction');
  });

  it('is listed by who, what, where and when, page by page', async () => {
    await owner.put('/club', { club: { clubId, city: 'Lyon' } });
    const all = await entries();
    const byOperation = await entries('operation=updateClub');
    expect(byOperation.length).toBeLessThan(all.length);
    expect(byOperation.every(({ operation }) => operation === 'updateClub')).toBe(true);
    expect((await entries(`clubId=${clubId}`)).every(({ club }) => club?.clubId === clubId)).toBe(true);
    expect((await entries(`userId=${ownerId}`)).every(({ user }) => user?.userId === ownerId)).toBe(true);
    expect(await entries('userId=999999')).toEqual([]);
    const { body } = await owner.get('/audit?limit=2&pageNumber=2');
    expect(body['total']).toBe(all.length);
    expect((body['rows'] as Entry[]).map(({ id }) => id)).toEqual(all.slice(2, 4).map(({ id }) => id));
  });

  it('is listed by the days of the zone that is named', async () => {
    await server.store.db.transaction().execute((transaction) =>
      recordChange(transaction, null, {
        operation: 'updateClub',
        record: { kind: 'club', id: 21, clubId: 21 },
        after: { city: 'Auckland' },
        at: new Date('2026-11-10T20:00:00Z'),
      }),
    );
    const days = (day: string, zone: string) =>
      entries(`kind=club&recordId=21&from=${day}&to=${day}&timeZone=${zone}`);
    expect(await days('2026-11-10', 'UTC')).toHaveLength(1);
    expect(await days('2026-11-11', 'UTC')).toHaveLength(0);
    expect(await days('2026-11-11', 'Pacific/Auckland')).toHaveLength(1);
    expect((await owner.get('/audit?timeZone=Nowhere')).status).toBe(400);
  });

  it.each(['staff', 'club', 'desk', 'player'])('is not for %s', async (name) => {
    const client = server.client();
    await client.signIn(`${name}@baulk.example`);
    expect((await client.get('/audit')).status).toBe(403);
  });
});
