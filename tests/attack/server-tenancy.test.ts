import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { addressOf, builtOperations, isEnding, titleOf } from '#tests/support/operations.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Operation = (typeof builtOperations)[number];

/** Who calls: nobody, someone with the terms pending, and one of each role. */
const callers = [
  { name: 'nobody', email: null, standing: 'nobody' },
  { name: 'pending', email: 'new@baulk.example', standing: 'pending' },
  { name: 'role 1', email: 'owner@baulk.example', standing: 1 },
  { name: 'role 2', email: 'staff@baulk.example', standing: 2 },
  { name: 'role 3', email: 'club@baulk.example', standing: 3 },
  { name: 'role 4', email: 'desk@baulk.example', standing: 4 },
  { name: 'role 5', email: 'player@baulk.example', standing: 5 },
] as const;
type Standing = (typeof callers)[number]['standing'];

/** The club of the accounts of roles 3 and 4, one of somebody else, and one that is not there. */
const clubs = { own: 1, other: 2, none: 2_147_483_647 };

let server: TestServer;
const clients = new Map<Standing, TestClient>();
/** Tables of those clubs on which nobody plays. */
const tables = { own: 0, other: 0 };
/** Payments of those clubs. */
const payments = { own: '', other: '' };
/** Bookings of those clubs. */
const bookings = { own: 0, other: 0 };
/** Tariffs of those clubs. */
const products = { own: 0, other: 0 };
/** Categories of those clubs. */
const categories = { own: 0, other: 0 };
/** Tournaments of those clubs. */
const tournaments = { own: 0, other: 0 };
beforeAll(async () => {
  server = await startServer();
  tournaments.own = await findTournament(clubs.own);
  tournaments.other = await findTournament(clubs.other);
  payments.own = await addPayment(clubs.own);
  payments.other = await addPayment(clubs.other);
  products.own = await addProduct(clubs.own);
  products.other = await addProduct(clubs.other);
  categories.own = await addCategory(clubs.own);
  categories.other = await addCategory(clubs.other);
  tables.own = await addTable(clubs.own);
  tables.other = await addTable(clubs.other);
  for (const clubId of [clubs.own, clubs.other]) {
    await sql`with made as (
        insert into credit_accounts (club_id, user_id, currency, balance) values (${clubId}, 4, 'USD', 5) returning *)
      insert into credit_entries (club_id, user_id, amount, balance_after, kind, created_at)
      select club_id, user_id, 5, 5, 'cashIn', now() from made`.execute(server.store.db);
  }
  bookings.own = await addBooking(clubs.own, tables.own);
  bookings.other = await addBooking(clubs.other, tables.other);
  for (const { email, standing } of callers) {
    const client = server.client();
    if (email !== null) await client.signIn(email);
    clients.set(standing, client);
  }
});
afterAll(() => server.close());

async function findTournament(clubId: number): Promise<number> {
  const { id } = await server.store.db
    .selectFrom('tournaments')
    .select('id')
    .where('club_id', '=', clubId)
    .where('stage', '<>', 'draft')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addTable(clubId: number): Promise<number> {
  const { id } = await server.store.db
    .insertInto('club_tables')
    .values({ club_id: clubId, number: 999 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addBooking(clubId: number, tableId: number): Promise<number> {
  const start = server.clock.now() + 3 * 86_400_000;
  const { id } = await server.store.db
    .insertInto('table_bookings')
    .values({
      club_id: clubId,
      table_id: tableId,
      kind: 'play',
      status: 'booked',
      starts_at: new Date(start),
      ends_at: new Date(start + 3_600_000),
      local_start: '2026-11-23T13:00',
      zone: 'America/New_York',
      guest_name: 'Kept apart',
      price: 1200,
      currency: 'USD',
      pay_by: 'atClub',
      terms: JSON.stringify({ freeCancelHours: 24, lateFeeBp: 5000, noShowFeeBp: 10_000 }),
      created_at: new Date(server.clock.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addProduct(clubId: number): Promise<number> {
  const { id } = await server.store.db
    .insertInto('products')
    .values({ club_id: clubId, type: 'time', category: 'time', name: 'Kept apart', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addCategory(clubId: number): Promise<number> {
  const { id } = await server.store.db
    .insertInto('categories')
    .values({ club_id: clubId, name: 'Kept apart', created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addPayment(clubId: number): Promise<string> {
  const now = new Date(server.clock.now());
  const { ref } = await server.store.db
    .insertInto('transactions')
    .values({
      ref: `payment-of-${clubId}`,
      kind: 'memberPayment',
      status: 'succeeded',
      amount: 1000,
      currency: 'USD',
      club_id: clubId,
      description: 'Table booking',
      created_at: now,
      settled_at: now,
    })
    .returning('ref')
    .executeTakeFirstOrThrow();
  return ref;
}

async function call(
  operation: Operation,
  standing: Standing,
  { id = clubs.none, query = '', body }: { id?: number | string; query?: string; body?: object } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const client = clients.get(standing);
  if (!client) throw new Error(`Nobody calls as ${standing}.`);
  const sent = body ?? (operation.requestBody ? {} : undefined);
  const answer = await server.app.inject({
    method: operation.method.toUpperCase() as 'GET',
    url: `${addressOf(operation, String(id))}${query}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(client.token === null ? {} : { authorization: `Bearer ${client.token}` }),
    },
    ...(sent === undefined ? {} : { payload: sent }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, body: isJson ? answer.json() : {} };
}

/** What the contract says of a caller: let in, not known, or not allowed. */
function verdictOf({ 'x-access': { who, roles = [] } }: Operation, standing: Standing): 'in' | 401 | 403 {
  if (who === 'anyone') return 'in';
  if (standing === 'nobody') return 401;
  if (who === 'pending') return 'in';
  if (standing === 'pending') return 403;
  return who === 'signedIn' || roles.includes(standing) ? 'in' : 403;
}

/** Ids that are not those of clubs, by the parameter of the path: whose they are of the own club, and of the other. */
const idsOf: Readonly<Record<string, { own: number | string; other: number | string }>> = {
  // The club super admins of both.
  '{userId}': { own: 3, other: 10 },
  '{ref}': payments,
};
const idsFor = ({ operationId, path }: Operation) => {
  if (operationId === 'deleteTable') return tables;
  if (path.startsWith('/product/')) return products;
  if (path.startsWith('/category/')) return categories;
  if (path.startsWith('/booking/')) return bookings;
  if (path.startsWith('/tournament/')) return tournaments;
  return idsOf[path.match(/\{\w+\}/)?.[0] ?? ''] ?? clubs;
};

/** What an address has to ask for. */
const askedFor: Readonly<Record<string, string>> = {
  findFreeDay: '?after=2026-11-20&slots=2',
  listRatings: '?discipline=snooker',
  previewSeeds: '?source=rating',
};
const queryOf = ({ operationId }: Operation): string => askedFor[operationId] ?? '';

/** Everything that belongs to clubs, as one text; what the calls of a caller may change by being made is left out. */
async function holdings(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select md5(concat_ws('|',
      (select string_agg(c::text, ';' order by id) from clubs c),
      (select string_agg(l::text, ';' order by id) from licences l),
      (select string_agg(m::text, ';' order by club_id, user_id) from club_members m),
      (select string_agg(t::text, ';' order by id) from club_tables t),
      (select string_agg(n::text, ';' order by id) from news n),
      (select string_agg(i::text, ';' order by id) from products i),
      (select string_agg(b::text, ';' order by id) from table_bookings b),
      (select string_agg(a::text, ';' order by club_id, user_id) from credit_accounts a),
      (select string_agg(e::text, ';' order by id) from credit_entries e),
      (select string_agg(r::text, ';' order by id) from price_rules r),
      (select string_agg(k::text, ';' order by club_id) from booking_rules k),
      (select string_agg(w::text, ';' order by id) from opening_hours w),
      (select string_agg(p::text, ';' order by id) from payment_accounts p),
      (select string_agg(h::text, ';' order by id) from channels h),
      (select string_agg(v::text, ';' order by id) from levels v),
      (select string_agg(g::text, ';' order by id) from categories g),
      (select string_agg(q::text, ';' order by id) from rankings q),
      (select string_agg(s::text, ';' order by s::text) from ratings s),
      (select string_agg(concat_ws(',', id, email, role_id, status_id, password_hash), ';' order by id) from users)
    )) as all`.execute(server.store.db);
  return rows[0]?.all ?? '';
}

// What ends the session of its caller, or hands one out, is proved with the sessions.
const lasting = builtOperations.filter((operation) => !isEnding(operation));

describe.each(lasting.map((operation) => [titleOf(operation), operation] as const))(
  'A1 %s',
  (_title, operation) => {
    it.each(callers)('lets $name in or not, as the contract says', async ({ standing }) => {
      const verdict = verdictOf(operation, standing);
      const { status } = await call(operation, standing);
      if (verdict !== 'in') expect(status).toBe(verdict);
      // A call that asks for nobody's own is open; one that does may still want to know who asks.
      else expect(operation['x-access'].who === 'anyone' ? [] : [401, 403]).not.toContain(status);
    });
  },
);

// What is written, by the id of what it changes, is proved beside its feature.
const tenanted = builtOperations.filter(
  ({ method, 'x-access': { club } }) => club === 'own' && method === 'get',
);
const ofClub = tenanted.filter(({ path }) => path.includes('{'));
const lists = tenanted.filter(({ method, path }) => method === 'get' && !path.includes('{'));
const clubRoles = ({ 'x-access': { roles = [] } }: Operation) =>
  [3, 4].filter((role) => roles.includes(role));

/** A row of a list: of one club, or of somebody who belongs to some. */
type Owned = { clubId: number; clubs?: Owned[]; club?: Owned };

describe('clubs are kept apart', () => {
  it('by operations of both kinds, so that what follows says something', () => {
    expect([ofClub.length > 0, lists.length > 0]).toEqual([true, true]);
  });

  it.each(
    ofClub.flatMap((operation) =>
      clubRoles(operation).map((role) => [titleOf(operation), role, operation] as const),
    ),
  )(
    'A2 %s answers role %i about the own club, and of another as if it were not there',
    async (_title, role, operation) => {
      const standing = role as 3 | 4;
      const ids = idsFor(operation);
      const query = queryOf(operation);
      const own = await call(operation, standing, { id: ids.own, query });
      const other = await call(operation, standing, { id: ids.other, query });
      const none = await call(operation, standing, { id: clubs.none, query });
      const told = ({ status, body: { requestId: _id, ...body } }: typeof other) => ({ status, body });
      // What stands against it is told to its own people too.
      if (own.status !== 409) expect(own.status).toBeLessThan(300);
      expect(told(other)).toEqual(told(none));
      expect(other.status).toBe(404);
    },
  );

  it.each(
    lists.flatMap((operation) =>
      clubRoles(operation).map((role) => [titleOf(operation), role, operation] as const),
    ),
  )('A3 %s gives role %i nothing of another club, whatever is asked for', async (_title, role, operation) => {
    const queries = [
      '?limit=1000',
      `?limit=1000&clubId=${clubs.other}`,
      `?clubId=${clubs.own}`,
      '?pageNumber=1',
    ];
    const found: Owned[] = [];
    for (const query of queries) {
      const { status, body } = await call(operation, role as 3 | 4, { query });
      expect(status).toBe(200);
      found.push(
        ...(body['rows'] as Owned[]).flatMap(({ clubs: named, club, ...row }) => named ?? [club ?? row]),
      );
    }
    expect(new Set(found.map(({ clubId }) => clubId))).toEqual(new Set([clubs.own]));
  });

  it.each(callers.filter(({ standing }) => standing !== 1))(
    'A2, A5 no call of $name with ids of another club in its path and body changes anything',
    async ({ standing }) => {
      const before = await holdings();
      const day = 86_400_000 * 20_000;
      const id = clubs.other;
      const club = { clubId: id, clubStatusId: 2, name: 'Taken over', city: 'Elsewhere' };
      const licence = { numberOfLicence: 1, startDate: day, endDate: day * 2 };
      const bodies = [
        { club: { clubId: id, clubStatusId: 2 } },
        { club, channels: [], licence, user: { userId: 1, fullName: 'Nobody', roleId: 3 } },
        { id, clubId: id, ...licence },
        { id, clubId: id, channel: 'TakenOver', streamKey: 'taken' },
        { clubId: id, channel: 'TakenOver', streamKey: 'taken' },
        { clubId: id, number: 7, gameTypes: [] },
        { clubId: id, tableId: tables.other, name: 'Taken over' },
        { clubId: clubs.own, tableId: tables.other, name: 'Taken over' },
        { clubId: id, tableIds: [tables.other] },
        { clubId: id, type: 'time', name: 'Taken over' },
        { fee: 0 },
        { clubId: id, userId: 4, kind: 'cashIn', amount: 5, reason: 'Taken over' },
        { clubId: id, userId: 4, overdraft: 5 },
        { how: 'paid' },
        { payBy: 'atClub' },
        { tableId: tables.other, startsAt: '2026-11-24T18:00:00Z', slots: 2 },
        { tableId: tables.other, startsAt: '2026-11-24T18:00:00Z', slots: 2, kind: 'block' },
        { name: 'Taken over' },
        {
          rows: [
            {
              name: 'x',
              hourly: 1,
              weekdays: null,
              fromHalf: null,
              toHalf: null,
              firstDay: null,
              lastDay: null,
            },
          ],
        },
        { rules: usualRules, hours: [], exceptions: [] },
        { id, clubId: id, roleId: 1, userId: 1, clubs: [id] },
        { userId: 10, statusId: 2 },
        { userId: 10, clubs: [clubs.own] },
        { firstName: 'Taken', lastName: 'Over', email: 'taken@over.example', clubs: [id], roleId: 3 },
        // The association's own people write the news of every club.
        ...(standing === 2
          ? []
          : [{ title: 'x', summary: 'x', body: 'x', kind: 'club', clubId: id }, { status: 'withdrawn' }]),
      ];
      for (const operation of lasting.filter(({ method }) => method !== 'get')) {
        for (const body of operation.requestBody ? bodies : [undefined]) {
          const ids = idsFor(operation);
          const inPath = [tables, products, bookings].some((of) => of === ids) ? ids.other : id;
          await call(operation, standing, { id: inPath, ...(body ? { body } : {}) });
        }
      }
      expect(await holdings()).toBe(before);
    },
  );
});
