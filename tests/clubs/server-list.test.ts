import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { licenceDay } from '#domain/licences/text.ts';
import { dayAt, dayOf } from '#domain/licences/term.ts';
import { clubLines, closedClubs } from '#server/demo/club-list.ts';
import { testNow } from '#tests/support/database.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Row = {
  clubId: number;
  name: string;
  clubStatusId: number;
  licenceEnd: number | null;
  licenceRenewedUntil?: number;
} & Record<string, unknown>;
const today = dayAt(testNow, 'America/New_York');
type Page = { rows: Row[]; total: number };

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

async function page(query = '', client = owner): Promise<Page> {
  const { status, body } = await client.get(`/club?${query}`);
  expect(status).toBe(200);
  return body as Page;
}
const namesOf = ({ rows }: Page): string[] => rows.map(({ name }) => name);
const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe('C-7.04 the list of clubs', () => {
  it('A-9.01 has ten rows to a page and says how many there are on all pages', async () => {
    const first = await page();
    expect(first.rows).toHaveLength(10);
    expect(first.total).toBe(clubLines.length);
    expect((await page('limit=20')).rows).toHaveLength(20);
  });

  it('A-7.27 gives all of them at once to whoever asks for a thousand', async () => {
    expect((await page('limit=1000')).rows).toHaveLength(clubLines.length);
  });

  it.each(['name', '-name', 'licenceEnd', '-licenceEnd', 'created', '-created'])(
    'shows every club once and in one order, page by page, sorted by %s',
    async (sort) => {
      const whole = namesOf(await page(`sort=${sort}&limit=1000`));
      const pages = [];
      for (let number = 1; number <= 4; number += 1) {
        pages.push(...namesOf(await page(`sort=${sort}&limit=7&pageNumber=${number}`)));
      }
      expect(pages).toEqual(whole);
      expect(new Set(whole).size).toBe(clubLines.length);
    },
  );

  it('is in the order of names, accents as their letters', async () => {
    const names = namesOf(await page('limit=1000'));
    expect(names).toEqual(names.toSorted((a, b) => (folded(a) < folded(b) ? -1 : 1)));
    expect(names[0]).toBe('Académie de Billard de Montréal');
    expect(namesOf(await page('limit=1000&sort=-name'))).toEqual(names.toReversed());
  });

  it('sorts names with numbers as people count', async () => {
    const { db } = server.store;
    const names = ['Hall 10 of Numbers', 'Hall 2 of Numbers', 'Hall 1 of Numbers'];
    const pattern = await db.selectFrom('clubs').selectAll().where('id', '=', 2).executeTakeFirstOrThrow();
    const { id: _id, folded_name: _folded, licence_ends_on: _end, ...columns } = pattern;
    const values = names.map((name) => ({ ...columns, name, point_of_contact_id: null }));
    await db.insertInto('clubs').values(values).execute();
    const counted = ['Hall 1 of Numbers', 'Hall 2 of Numbers', 'Hall 10 of Numbers'];
    expect(namesOf(await page('clubName=of%20numbers'))).toEqual(counted);
    expect(namesOf(await page('clubName=of%20numbers&sort=-name'))).toEqual(counted.toReversed());
    const { body } = await server.client().get('/club/listAllActiveClubs');
    const active = (body['rows'] as { name: string }[]).map(({ name }) => name);
    expect(active.filter((name) => names.includes(name))).toEqual(counted);
    await db.deleteFrom('clubs').where('name', 'in', names).execute();
  });

  it('sorts by the end of the licences, clubs without one behind all others both ways', async () => {
    for (const [sort, sign] of [
      ['licenceEnd', 1],
      ['-licenceEnd', -1],
    ] as const) {
      const { rows } = await page(`limit=1000&sort=${sort}`);
      const ends = rows.map(({ licenceEnd, licenceRenewedUntil }) => licenceRenewedUntil ?? licenceEnd);
      const some = ends.filter((end) => end !== null);
      expect(ends.slice(0, some.length)).toEqual(some);
      expect(some.length).toBeLessThan(ends.length);
      expect(some).toEqual(some.toSorted((a, b) => sign * (a - b)));
    }
  });

  it('C-4.16, C-4.17 keeps the clubs of a status', async () => {
    const inactive = await page('clubStatusId=2');
    expect(namesOf(inactive).toSorted()).toEqual([...closedClubs].toSorted());
    expect(inactive.total).toBe(closedClubs.length);
    expect((await page('clubStatusId=1')).total).toBe(clubLines.length - closedClubs.length);
  });

  it.each([
    ['BILLAR', 9],
    ['círculo', 1],
    ['CIRCULO', 1],
    ['cue club', 3],
    ['é', 28],
    ['xx', 0],
    ["' or 1=1 --", 0],
    ['%', 0],
    ['_', 0],
  ])('finds names that contain %s, whatever their case and accents', async (text, most) => {
    const { rows, total } = await page(`limit=1000&clubName=${encodeURIComponent(text)}`);
    const wanted = clubLines.map(({ name }) => name).filter((name) => folded(name).includes(folded(text)));
    expect(namesOf({ rows, total }).toSorted()).toEqual(wanted.toSorted());
    expect(total).toBe(wanted.length);
    expect(total).toBeLessThanOrEqual(most);
  });

  it('pages through what a search finds', async () => {
    const whole = namesOf(await page('limit=1000&clubName=billar'));
    const last = await page(`limit=3&clubName=billar&pageNumber=${Math.ceil(whole.length / 3)}`);
    expect(whole.length).toBeGreaterThan(6);
    expect(namesOf(last)).toEqual(whole.slice(Math.floor((whole.length - 1) / 3) * 3));
  });

  it('finds one club by its id, and says of a page behind the last that it is empty', async () => {
    expect(namesOf(await page('clubId=3'))).toEqual(['Cue Club Monterrey']);
    expect(await page('pageNumber=900')).toEqual({ rows: [], total: clubLines.length });
    expect((await page('clubId=9999')).total).toBe(0);
  });

  it.each(['limit=0', 'limit=1001', 'pageNumber=0', 'clubStatusId=3', 'sort=fee', 'clubName=', 'clubId=x'])(
    'refuses %s',
    async (query) => {
      expect((await owner.get(`/club?${query}`)).status).toBe(400);
    },
  );
});

describe('a row of the list', () => {
  const rowOf = async (clubId: number): Promise<Row> => {
    const [row] = (await page(`clubId=${clubId}`)).rows;
    if (!row) throw new Error(`Club ${clubId} is not listed.`);
    return row;
  };

  it('tells where the club is, who answers for it, its fee and its members', async () => {
    const members = await sql<{ n: number }>`
      select count(*) as n from club_members where club_id = 1 and status = 'member'`.execute(
      server.store.db,
    );
    const row = await rowOf(1);
    expect(row).toMatchObject({
      name: 'Brooklyn Rack House',
      city: 'Brooklyn',
      countryId: 'US',
      currency: 'USD',
      memberCount: members.rows[0]?.n,
      user: { fullName: 'Claire Donnelly', email: 'club@baulk.example', roleId: 3, statusId: 1, clubId: 1 },
    });
    expect(typeof row['platformFee']).toBe('number');
  });

  it.each([
    ['active', 2, 1],
    ['expiring soon, 29 days before its end', 3, 9],
    ['expiring soon, a day before its end', 4, 9],
    ['expiring soon on its last day', 9, 9],
    ['expired', 5, 3],
    ['expired yesterday', 7, 3],
    ['not started', 8, 10],
    ['without a licence', 23, null],
  ])('C-3.24 shows a club that is %s', async (_what, clubId, status) => {
    expect((await rowOf(clubId))['licenceStatusId']).toBe(status);
  });

  it('C-4.26 counts the licences that run today, and tells the end of what runs apart from that of its next term', async () => {
    const row = await rowOf(1);
    expect(row).toMatchObject({ licenceStatusId: 1, licenceCount: 16 });
    const { rows } = await sql<{ runs: string; all: string }>`
      select max(ends_on) filter (where starts_on <= ${today})::text as runs, max(ends_on)::text as all
      from licences where club_id = 1`.execute(server.store.db);
    const days = [row.licenceEnd, row.licenceRenewedUntil].map((day) => dayOf(day ?? 0));
    expect(days).toEqual([rows[0]?.runs, rows[0]?.all]);
    expect(days[0]).not.toBe(days[1]);
  });

  it('a licence that ends on 28 February is shown with that day', async () => {
    expect(licenceDay(dayOf((await rowOf(6)).licenceEnd ?? 0))).toBe('02/28/2027');
  });
});

describe('the status of a licence', () => {
  it('C-4.10 changes at midnight of the club without anybody doing anything', async () => {
    const status = async (client: TestClient): Promise<unknown> =>
      (await page('clubId=9', client)).rows[0]?.['licenceStatusId'];
    const later = server.client();
    // It is 18:00 UTC, noon in Chicago: the licence's last day ends in twelve hours, less what the tests have taken.
    server.clock.moveTo(Date.parse('2026-11-21T05:59:00Z') - Date.now());
    await later.signIn('owner@baulk.example');
    expect(await status(later)).toBe(9);
    server.pass(60);
    expect(await status(later)).toBe(3);
    server.clock.moveTo(testNow - Date.now());
  });
});

describe('who reads the list', () => {
  it.each([
    ['club@baulk.example', ['Brooklyn Rack House']],
    ['desk2@baulk.example', ['Cue Club Monterrey']],
  ])('A3 %s reads the own club alone, whatever is asked for', async (email, own) => {
    const client = server.client();
    await client.signIn(email);
    for (const query of ['limit=1000', 'clubStatusId=1', 'sort=-created', 'clubName=c', 'pageNumber=1']) {
      const { rows, total } = await page(query, client);
      expect([rows.map(({ name }) => name), total]).toEqual([own, 1]);
    }
    expect((await page('clubId=5', client)).rows).toEqual([]);
  });

  it.each(['staff@baulk.example', 'player@baulk.example'])('%s is refused', async (email) => {
    const client = server.client();
    await client.signIn(email);
    expect((await client.get('/club')).status).toBe(403);
  });

  it('nobody reads it without a session', async () => {
    expect((await server.client().get('/club')).status).toBe(401);
  });
});
