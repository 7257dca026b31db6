import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Page = { rows: { clubId: number; name: string }[]; total: number };

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

async function addBroad({ store }: TestServer, clubs: number): Promise<void> {
  await sql`insert into clubs (name, status_id, street_address_1, city, state, zip, country_id, time_zone, country_code,
      contact_number, currency, platform_fee, point_of_contact_id)
    select 'Salón Wide ' || md5(i::text), 1 + i % 2, 'Street', 'City', 'State', '1', 'US', 'America/Chicago', 'US,+1', '1',
      'USD', 0, (select min(point_of_contact_id) from clubs)
    from generate_series(1, ${clubs}) i`.execute(store.db);
}

async function page(query: string, client = owner): Promise<Page> {
  const { status, body } = await client.get(`/club?clubName=salon%20wide&${query}`);
  expect(status).toBe(200);
  return body as Page;
}

const change = (what: ReturnType<typeof sql>): Promise<unknown> => what.execute(server.store.db);
const anyActive = sql`(select min(id) from clubs where name like 'Salón Wide%' and status_id = 1 and deleted_at is null)`;

it.each(['name', '-licenceEnd'])(
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
