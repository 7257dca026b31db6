import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Page = { rows: { clubId: number; name: string; city: string; clubStatusId: number }[]; total: number };

/** As many as make a search one that is counted once; half of them are active, which is few. */
const broad = 600;

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  await addBroad(server, broad);
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

let added = 0;
async function addBroad({ store }: TestServer, clubs: number): Promise<void> {
  await sql`insert into clubs (name, status_id, street_address_1, city, state, zip, country_id, time_zone, country_code,
      contact_number, currency, platform_fee, point_of_contact_id)
    select 'Salón Wide ' || md5((${added}::integer + i)::text), 1 + i % 2, 'Street', 'City', 'State', '1', 'US', 'America/Chicago', 'US,+1', '1',
      'USD', 0, (select min(point_of_contact_id) from clubs)
    from generate_series(1, ${clubs}) i`.execute(store.db);
  added += clubs;
}

async function page(query: string, client = owner): Promise<Page> {
  const { status, body } = await client.get(`/club?clubName=salon%20wide&${query}`);
  expect(status).toBe(200);
  return body as Page;
}

const change = (what: ReturnType<typeof sql>): Promise<unknown> => what.execute(server.store.db);
const anyActive = sql`(select min(id) from clubs where name like 'Salón Wide%' and status_id = 1 and deleted_at is null)`;

it.each(['name', '-name', 'created', '-created', 'licenceEnd', '-licenceEnd'])(
  'a search that many clubs fit shows each of them once, page by page, sorted by %s',
  async (sort) => {
    const whole = (await page(`sort=${sort}&limit=1000`)).rows.map(({ name }) => name);
    const names = [];
    for (let number = 1; number <= broad / 20; number += 1) {
      names.push(...(await page(`sort=${sort}&limit=20&pageNumber=${number}`)).rows.map(({ name }) => name));
    }
    expect(new Set(names).size).toBe(broad);
    expect(names).toEqual(whole);
  },
);

it('a search that many clubs fit reads backwards what it reads forwards, of one status too', async () => {
  for (const status of ['', '&clubStatusId=2']) {
    for (const sort of ['name', 'created']) {
      const forwards = (await page(`sort=${sort}&limit=1000${status}`)).rows.map(({ clubId }) => clubId);
      const backwards = (await page(`sort=-${sort}&limit=1000${status}`)).rows.map(({ clubId }) => clubId);
      expect(backwards.toReversed()).toEqual(forwards);
    }
  }
});

it('a club that is renamed, added or deleted has its place at once in a search that was asked before, in every process', async () => {
  const twin = await server.twin();
  const clients = [owner, twin.client()];
  await clients[1]!.signIn('owner@baulk.example');
  const firstAndLast = async () =>
    Promise.all(
      clients.map(async (client) => {
        const first = await page('limit=10', client);
        const last = await page('sort=-name&limit=10', client);
        return [first.rows[0]!.name, last.rows[0]!.name, first.total];
      }),
    );
  const before = await firstAndLast();
  const [first, last, total] = before[0]!;
  const expectEnds = async (...ends: unknown[]) => {
    // Asked twice, since the second answer is what the first has kept.
    for (let time = 1; time <= 2; time += 1) expect(await firstAndLast()).toEqual([ends, ends]);
  };
  await expectEnds(first, last, total);
  await change(sql`update clubs set name = 'A Salón Wide' where name = ${last}`);
  await change(sql`update clubs set name = 'Z Salón Wide' where name = ${first}`);
  await expectEnds('A Salón Wide', 'Z Salón Wide', total);
  await change(sql`update clubs set name = case name when 'A Salón Wide' then ${last} else ${first} end
    where name like '_ Salón Wide'`);
  await expectEnds(first, last, total);
  await change(sql`update clubs set deleted_at = now() where name = ${first}`);
  expect((await firstAndLast()).map(([name]) => name)).not.toContain(first);
  await change(sql`update clubs set deleted_at = null where name = ${first}`);
  await expectEnds(first, last, total);
  await twin.close();
});

it('what a club of a search that was asked before says is never old', async () => {
  const { clubId, city } = (await page('limit=10')).rows[3]!;
  await change(sql`update clubs set city = 'Moved Town' where id = ${clubId}`);
  expect((await page('limit=10')).rows[3]).toMatchObject({ clubId, city: 'Moved Town' });
  await change(sql`update clubs set city = ${city} where id = ${clubId}`);
});

it('how many clubs fit is right at once when some come, go, change their state or their name, in every process', async () => {
  const twin = await server.twin();
  const clients = [owner, twin.client()];
  await clients[1]!.signIn('owner@baulk.example');
  const totals = async (query: string) =>
    Promise.all(clients.map(async (client) => (await page(query, client)).total));
  const expectTotals = async (all: number, active: number) => {
    // Asked twice, since the second answer may be what the first has counted.
    for (let time = 1; time <= 2; time += 1) {
      expect(await totals('')).toEqual([all, all]);
      expect(await totals('clubStatusId=1')).toEqual([active, active]);
    }
  };
  await expectTotals(600, 300);
  await addBroad(server, 2);
  await expectTotals(602, 301);
  await change(sql`update clubs set status_id = 2 where id = ${anyActive}`);
  await expectTotals(602, 300);
  await change(sql`update clubs set deleted_at = now() where id = ${anyActive}`);
  await expectTotals(601, 299);
  await change(sql`update clubs set name = 'Another name' where id = ${anyActive}`);
  await expectTotals(600, 298);
  // As many come as go.
  await change(sql`update clubs set deleted_at = null where name = 'Another name'`);
  await change(sql`update clubs set name = 'Salón Wide again' where name = 'Another name'`);
  await change(sql`update clubs set deleted_at = now() where id = ${anyActive}`);
  await expectTotals(600, 298);
  await twin.close();
});

it('a page behind the end of a broad search is empty and says how many there are', async () => {
  expect(await page('pageNumber=900')).toEqual({ rows: [], total: 600 });
});

it('a club that is switched off leaves a search for active clubs that was asked before', async () => {
  await addBroad(server, broad);
  const active = (await page('clubStatusId=1&limit=10')).rows;
  expect(active.map(({ clubStatusId }) => clubStatusId)).toEqual(active.map(() => 1));
  await change(sql`update clubs set status_id = 2 where id = ${active[2]!.clubId}`);
  const then = (await page('clubStatusId=1&limit=10')).rows.map(({ clubId }) => clubId);
  expect(then.slice(0, 9)).toEqual(active.map(({ clubId }) => clubId).toSpliced(2, 1));
});
