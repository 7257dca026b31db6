import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubPayload } from './payload.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let owner: TestClient;
let club: TestClient;
beforeAll(async () => {
  server = await startServer();
  [owner, club] = [server.client(), server.client()];
  await owner.signIn('owner@baulk.example');
  await club.signIn('club@baulk.example');
});
afterAll(() => server.close());

/** So many days after that of the tests. */
const daysOn = (days: number): number => Date.parse('2026-11-20') + days * 24 * 3_600_000;

type Row = { version: string; [field: string]: unknown };

/** A row of a list, by its id. */
async function rowOf(
  client: TestClient,
  list: string,
  [key, id]: [string, number],
): Promise<Row | undefined> {
  const { body } = await client.get(list);
  return (body['rows'] as Row[]).find((row) => row[key] === id);
}

const made = async (client: TestClient, address: string, body: object): Promise<number> => {
  const answer = await client.post(address, body);
  expect(answer.status).toBe(201);
  return Number(answer.body['id']);
};

const licence = async (start: number, end: number) =>
  made(owner, '/licence', { clubId: 1, numberOfLicence: 5, startDate: start, endDate: end });

/** Each kind of record: who keeps it, where its list is, and what somebody else does to it meanwhile. */
const kinds = [
  {
    kind: 'licence',
    who: () => owner,
    list: '/licence/club/1',
    key: 'id',
    begin: () => licence(daysOn(0), daysOn(365)),
    change: (id: number) =>
      owner.put('/licence', {
        id,
        clubId: 1,
        numberOfLicence: 6,
        startDate: daysOn(0),
        endDate: daysOn(365),
      }),
  },
  {
    kind: 'channel',
    who: () => owner,
    list: '/channel/club/1',
    key: 'id',
    begin: () => made(owner, '/channel', { clubId: 1, channel: 'Unseen', streamKey: 'a-key' }),
    change: (id: number) => owner.put('/channel', { id, clubId: 1, channel: 'UnseenRenamed' }),
  },
  {
    kind: 'table',
    who: () => club,
    list: '/table/club/1',
    key: 'tableId',
    begin: () => made(club, '/table', { clubId: 1, number: 901, gameTypes: [] }),
    change: (tableId: number) => club.put('/table', { tableId, clubId: 1, name: 'The Final' }),
  },
  {
    kind: 'club',
    who: () => owner,
    list: '/club?limit=1000',
    key: 'clubId',
    begin: () => made(owner, '/club', clubPayload()),
    change: (clubId: number) => owner.put('/club', { club: { clubId, city: 'Kenner' } }),
  },
] as const;

describe('what somebody else has changed since it was seen', () => {
  it.each(kinds)('C4 is not deleted: a $kind', async ({ kind, who, list, key, begin, change }) => {
    const id = await begin();
    const seen = await rowOf(who(), list, [key, id]);
    const remove = (version = '') =>
      who().delete(`/${kind}/${id}`, undefined, { headers: { 'if-match': version } });
    expect((await change(id)).status).toBe(200);
    expect(await remove(seen?.version)).toMatchObject({ status: 412, body: { code: 'changed_meanwhile' } });
    const now = await rowOf(who(), list, [key, id]);
    expect(now).toBeDefined();
    expect((await remove(now?.version)).status).toBe(200);
    expect(await rowOf(who(), list, [key, id])).toBeUndefined();
  });

  it('C4 C-4.18 is not switched on or off: a club', async () => {
    const id = await made(owner, '/club', clubPayload());
    const row = () => rowOf(owner, '/club?limit=1000', ['clubId', id]);
    const turn = (clubStatusId: number, version = '') =>
      owner.put('/club', { club: { clubId: id, clubStatusId } }, { headers: { 'if-match': version } });
    const seen = await row();
    const other = seen?.['clubStatusId'] === 1 ? 2 : 1;
    expect((await owner.put('/club', { club: { clubId: id, city: 'Kenner' } })).status).toBe(200);
    expect(await turn(other, seen?.version)).toMatchObject({
      status: 412,
      body: { code: 'changed_meanwhile' },
    });
    const now = await row();
    expect(now).toMatchObject({ clubStatusId: seen?.['clubStatusId'], city: 'Kenner' });
    expect((await turn(other, now?.version)).status).toBe(200);
    expect(await row()).toMatchObject({ clubStatusId: other });
  });

  it('C4 is not deleted: a licence that was renewed meanwhile', async () => {
    const id = await licence(daysOn(0), daysOn(20));
    const seen = await rowOf(owner, '/licence/club/1', ['id', id]);
    expect((await owner.post(`/licence/${id}/renew`, undefined)).status).toBe(201);
    const headers = { 'if-match': seen?.version ?? '' };
    expect((await owner.delete(`/licence/${id}`, undefined, { headers })).status).toBe(412);
    expect(await rowOf(owner, '/licence/club/1', ['id', id])).toMatchObject({ isRenewed: true });
  });
});
