import { createOutbox } from '#server/mail/outbox.ts';
import { remindPlayers } from '#server/booking/mails.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualRules } from '#domain/booking/rules.ts';
import { mailsTo } from '#tests/mail/inbox.ts';
import { testSecrets } from '#tests/support/database.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let club: TestClient;
let player: TestClient;
const found = { player: 0, table: 0, second: 0 };
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
    .select('t.id')
    .where('t.club_id', '=', 1)
    .where('p.name', '=', 'Pool')
    .where('t.is_bookable', '=', true)
    .where('t.is_out_of_order', '=', false)
    .orderBy('t.id')
    .execute();
  [found.table, found.second] = [pool[0]?.id ?? 0, pool[1]?.id ?? 0];
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.store;
  await db.deleteFrom('table_bookings').execute();
  await db.deleteFrom('outbox').execute();
  const body = { rules: usualRules, hours: [], exceptions: [] };
  const { status } = await club.put('/schedule/club/1/rules', body);
  if (status !== 200) throw new Error(`The rules answered ${status}.`);
});

const day = 86_400_000;
/** So many days from now, at four in the afternoon in Brooklyn. */
const inDays = (days: number): string =>
  Temporal.Instant.fromEpochMilliseconds(server.clock.now() + days * day)
    .toZonedDateTimeISO('America/New_York')
    .with({ hour: 16, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
    .toInstant()
    .toString();
const subjects = async (): Promise<string[]> =>
  (await mailsTo(server.app, address)).map(({ subject }) => subject);
const remind = (at: number): Promise<void> =>
  server.store.db
    .transaction()
    .execute((db) =>
      remindPlayers(
        { db, outbox: createOutbox({ secrets: testSecrets, clock: () => at, mode: 'outbox' }) },
        at,
      ),
    );

async function book(startsAt: string): Promise<number> {
  const held = await player.post('/booking/hold', { tableId: found.table, startsAt, slots: 3 });
  const id = Number(held.body['bookingId']);
  expect((await player.post(`/booking/${id}/confirm`, { payBy: 'atClub' })).status).toBe(200);
  return id;
}

describe('the mails of a booking', () => {
  it('tell what is booked, with a file that puts it into a calendar', async () => {
    const id = await book(inDays(5));
    const [mail] = await mailsTo(server.app, address);
    expect(mail?.subject).toBe('Your table at Brooklyn Rack House');
    expect(mail?.text).toMatch(/04:00 PM, for 1\.5\s+hours,\s+New\s+York\s+time/);
    expect(mail?.text).toMatch(/You\s+pay\s+USD\s+[\d.]+\s+at\s+the\s+club/);
    const lines = mail?.calendar?.content.replaceAll('\r\n ', '').split('\r\n') ?? [];
    const start = inDays(5).replaceAll(/[-:]/g, '');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'METHOD:PUBLISH',
        `UID:booking-${id}@127.0.0.1`,
        `DTSTART:${start}`,
        'STATUS:CONFIRMED',
        'SUMMARY:Table at Brooklyn Rack House',
      ]),
    );
  });

  it('tell of a move and an end in ways by which a calendar finds the event again', async () => {
    const id = await book(inDays(5));
    const wish = { tableId: found.second, startsAt: inDays(6), slots: 3 };
    expect((await club.put(`/booking/${id}`, wish)).status).toBe(200);
    const cancelled = await club.post(`/booking/${id}/cancel`, { fee: 0, reason: 'The heating is out.' });
    expect([cancelled.status, cancelled.body]).toEqual([200, expect.anything()]);
    const [gone, moved, booked] = await mailsTo(server.app, address);
    expect([gone, moved, booked].map((mail) => mail?.subject)).toEqual([
      'Your booking at Brooklyn Rack House is cancelled',
      'Your booking at Brooklyn Rack House was moved',
      'Your table at Brooklyn Rack House',
    ]);
    expect(gone?.text).toContain('The heating is out.');
    expect(moved?.text).toContain('Before, it was');
    const numbers = [booked, moved, gone].map((mail) =>
      Number(/SEQUENCE:(\d+)/.exec(mail?.calendar?.content ?? '')?.[1]),
    );
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
    expect(gone?.calendar?.content).toContain('METHOD:CANCEL');
  });

  it('tell all times of a series in one', async () => {
    const body = { kind: 'play', tableId: found.table, startsAt: inDays(5), slots: 2, userId: found.player };
    expect((await club.post('/booking', { ...body, repeat: { every: 'week', times: 3 } })).status).toBe(201);
    const mails = await mailsTo(server.app, address);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.calendar?.content.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });

  it('remind a day before, once, and not of what was booked on that day', async () => {
    await book(inDays(3));
    await book(inDays(5));
    await server.store.db.deleteFrom('outbox').execute();
    const before = Date.parse(inDays(3)) - day;
    await remind(before - 60_000);
    expect(await subjects()).toEqual([]);
    await remind(before);
    await remind(before + 60_000);
    expect(await subjects()).toEqual(['You play soon at Brooklyn Rack House']);
  });

  it('are in the language of the player', async () => {
    await server.store.db
      .updateTable('users')
      .set({ language: 'es' })
      .where('id', '=', found.player)
      .execute();
    await book(inDays(5));
    expect(await subjects()).toEqual(['Tu mesa en Brooklyn Rack House']);
    await server.store.db
      .updateTable('users')
      .set({ language: null })
      .where('id', '=', found.player)
      .execute();
  });
});
