import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { callOffLost } from '#server/booking/calling-off.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import { testSecrets } from '#tests/support/database.ts';
import { deleteAs } from '#tests/clubs/deleting.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let club: TestClient;
let player: TestClient;
const found = { player: 0, table: 0, tariff: 0 };
const address = 'player@baulk.example';

beforeAll(async () => {
  server = await startServer();
  club = server.client();
  player = server.client();
  await club.signIn('club@baulk.example');
  await player.signIn(address);
  const { db } = server.store;
  const who = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirstOrThrow();
  found.player = who.id;
  const pool = await db
    .selectFrom('club_tables as t')
    .innerJoin('products as p', 'p.id', 't.tariff_id')
    .select('p.id')
    .where('t.club_id', '=', 1)
    .where('p.name', '=', 'Pool')
    .executeTakeFirstOrThrow();
  found.tariff = pool.id;
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.store;
  await db.deleteFrom('table_bookings').execute();
  await db.deleteFrom('outbox').execute();
  await club.put('/schedule/club/1/rules', { rules: usualRules, hours: [], exceptions: [] });
  const number = 500 + (made += 1);
  const { body } = await club.post('/table', {
    clubId: 1,
    number,
    gameTypes: ['eightBall'],
    tariffId: found.tariff,
  });
  found.table = Number(body['id']);
});
let made = 0;

const day = 86_400_000;
/** So many days from now, at four in the afternoon in Brooklyn. */
const inDays = (days: number): string =>
  Temporal.Instant.fromEpochMilliseconds(server.clock.now() + days * day)
    .toZonedDateTimeISO('America/New_York')
    .with({ hour: 16, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
    .toInstant()
    .toString();

async function book(days: number, payBy: 'atClub' | 'credit' = 'atClub'): Promise<number> {
  const held = await player.post('/booking/hold', { tableId: found.table, startsAt: inDays(days), slots: 2 });
  const id = Number(held.body['bookingId']);
  expect((await player.post(`/booking/${id}/confirm`, { payBy })).status).toBe(200);
  return id;
}

const statusOf = async (id: number): Promise<unknown> => {
  const { db } = server.store;
  const row = await db
    .selectFrom('table_bookings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.status;
};
const balance = async (): Promise<number> => {
  const { db } = server.store;
  const account = await db
    .selectFrom('credit_accounts')
    .select('balance')
    .where('club_id', '=', 1)
    .where('user_id', '=', found.player)
    .executeTakeFirst();
  return account?.balance ?? 0;
};
const subjects = async (): Promise<string[]> =>
  (await mailsTo(server.app, address)).map(({ subject }) => subject);
/** One round of the worker. */
const goOn = (): Promise<void> => {
  const { clock } = server;
  const outbox = createOutbox({ secrets: testSecrets, clock: clock.now, mode: 'outbox' });
  return server.store.db.transaction().execute((db) => callOffLost({ db, outbox }, clock.now()));
};
const cancelled = 'Your booking at Brooklyn Rack House is cancelled';

describe('a table with bookings to come', () => {
  it('is not deleted, and the answer says how many they are', async () => {
    const ids = [await book(3), await book(5)];
    const { status, body } = await deleteAs(server, club, `/table/${found.table}`);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        code: 'table_booked',
        message: `Table ${500 + made} has 2 bookings to come.`,
      }),
    ]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['booked', 'booked']);
  });

  it('does not go out of order unless they are cancelled with it, without a fee', async () => {
    const before = await balance();
    await club.post('/credit/entry', {
      clubId: 1,
      userId: found.player,
      kind: 'cashIn',
      amount: 10_000,
      reason: 'Cash at the desk',
    });
    const id = await book(1, 'credit');
    const change = { tableId: found.table, clubId: 1, isOutOfOrder: true };
    expect((await club.put('/table', change)).body['code']).toBe('table_booked');
    expect((await club.put('/table', { ...change, cancelBookings: true })).status).toBe(200);
    expect([await statusOf(id), await balance()]).toEqual(['cancelled', before + 10_000]);
    const [mail] = await mailsTo(server.app, address);
    expect(mail?.subject).toBe(cancelled);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'It costs you nothing: what you have paid is given back.',
    );
  });

  it('is deleted with them where that is said, in one mail to each player', async () => {
    const ids = [await book(3), await book(5)];
    const { status } = await deleteAs(server, club, `/table/${found.table}?cancelBookings=true`);
    expect(status).toBe(200);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['cancelled', 'cancelled']);
    expect((await subjects()).filter((subject) => subject === cancelled)).toEqual([cancelled]);
  });

  it('leaves what was kept at it for nobody', async () => {
    const block = { tableId: found.table, startsAt: inDays(2), slots: 2, kind: 'block', reason: 'New cloth' };
    const { body } = await club.post('/booking', block);
    const id = Number((body['ids'] as number[])[0]);
    expect((await deleteAs(server, club, `/table/${found.table}`)).status).toBe(200);
    expect(await statusOf(id)).toBe('cancelled');
  });
});

describe('bookings to come of somebody', () => {
  it('are cancelled without a fee when they leave the club, and told so', async () => {
    const id = await book(1);
    await goOn();
    expect(await statusOf(id)).toBe('booked');
    const { db } = server.store;
    const membership = await db
      .deleteFrom('club_members')
      .where('club_id', '=', 1)
      .where('user_id', '=', found.player)
      .returningAll()
      .executeTakeFirstOrThrow();
    await Promise.all([goOn(), goOn()]);
    await db.insertInto('club_members').values(membership).execute();
    expect(await statusOf(id)).toBe('cancelled');
    expect((await subjects()).filter((subject) => subject === cancelled)).toEqual([cancelled]);
    const [mail] = await mailsTo(server.app, address);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'You do not belong to Brooklyn Rack House any more.',
    );
  });

  it('are cancelled when they are suspended, and a hold is let go', async () => {
    const id = await book(1);
    const held = await player.post('/booking/hold', {
      tableId: found.table,
      startsAt: inDays(4),
      slots: 2,
    });
    const { db } = server.store;
    const suspend = (to: number) =>
      db.updateTable('users').set({ status_id: to }).where('id', '=', found.player).execute();
    await suspend(2);
    await goOn();
    await suspend(1);
    expect([await statusOf(id), await statusOf(Number(held.body['bookingId']))]).toEqual([
      'cancelled',
      'expired',
    ]);
  });
});
