import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '#server/mail/outbox.ts';
import { callOffLost } from '#server/booking/calling-off.ts';
import { deleteAs } from '#tests/clubs/deleting.ts';
import { expectSums } from '#tests/credit/sums.ts';
import { testSecrets } from '#tests/support/database.ts';
import { openBrooklyn } from './open-brooklyn.ts';

const given = await openBrooklyn();
const { server, club, player, playerId, inDays, mails, subjects } = given;
let table = 0;
let made = 0;
afterAll(async () => {
  await expectSums(server.store);
  await server.close();
});
beforeEach(async () => {
  await given.begin();
  made += 1;
  const { body } = await club.post('/table', {
    clubId: 1,
    number: 500 + made,
    gameTypes: ['eightBall'],
    tariffId: given.tariffId,
  });
  table = Number(body['id']);
});

const book = (days: number, payBy: 'atClub' | 'credit' = 'atClub') =>
  given.book({ tableId: table, startsAt: inDays(days), slots: 2, payBy });

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
    .where('user_id', '=', playerId)
    .executeTakeFirst();
  return account?.balance ?? 0;
};
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
    const { status, body } = await deleteAs(server, club, `/table/${table}`);
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
      userId: playerId,
      kind: 'cashIn',
      amount: 10_000,
      reason: 'Cash at the desk',
    });
    const id = await book(1, 'credit');
    const change = { tableId: table, clubId: 1, isOutOfOrder: true };
    expect((await club.put('/table', change)).body['code']).toBe('table_booked');
    expect((await club.put('/table', { ...change, cancelBookings: true })).status).toBe(200);
    expect([await statusOf(id), await balance()]).toEqual(['cancelled', before + 10_000]);
    const [mail] = await mails();
    expect(mail?.subject).toBe(cancelled);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'It costs you nothing: what you have paid is given back.',
    );
  });

  it('is deleted with them where that is said, in one mail to each player', async () => {
    const ids = [await book(3), await book(5)];
    const { status } = await deleteAs(server, club, `/table/${table}?cancelBookings=true`);
    expect(status).toBe(200);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['cancelled', 'cancelled']);
    expect((await subjects()).filter((subject) => subject === cancelled)).toEqual([cancelled]);
  });

  it('leaves what was kept at it for nobody', async () => {
    const block = { tableId: table, startsAt: inDays(2), slots: 2, kind: 'block', reason: 'New cloth' };
    const { body } = await club.post('/booking', block);
    const id = Number((body['ids'] as number[])[0]);
    expect((await deleteAs(server, club, `/table/${table}`)).status).toBe(200);
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
      .where('user_id', '=', playerId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await Promise.all([goOn(), goOn()]);
    await db.insertInto('club_members').values(membership).execute();
    expect(await statusOf(id)).toBe('cancelled');
    expect((await subjects()).filter((subject) => subject === cancelled)).toEqual([cancelled]);
    const [mail] = await mails();
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'You do not belong to Brooklyn Rack House any more.',
    );
  });

  it('are cancelled when they are suspended, and a hold is let go', async () => {
    const id = await book(1);
    const held = await player.post('/booking/hold', {
      tableId: table,
      startsAt: inDays(4),
      slots: 2,
    });
    const { db } = server.store;
    const suspend = (to: number) =>
      db.updateTable('users').set({ status_id: to }).where('id', '=', playerId).execute();
    await suspend(2);
    await goOn();
    await suspend(1);
    expect([await statusOf(id), await statusOf(Number(held.body['bookingId']))]).toEqual([
      'cancelled',
      'expired',
    ]);
  });
});
