import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { entryText } from '#domain/dates/entry.ts';
import { startBookingWorker } from '#server/booking/worker.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { testSecrets } from '#tests/support/database.ts';
import { openBrooklyn } from './open-brooklyn.ts';

const given = await openBrooklyn();
const { server, club, player, inDays, mails, subjects, tables } = given;
const { db } = server.store;
const [table = 0, other = 0] = tables;
afterAll(() => server.close());
beforeEach(() => given.begin());

const hour = 3_600_000;
const later = (instant: string, hours: number): string =>
  new Date(Date.parse(instant) + hours * hour).toISOString();
const wallOf = (instant: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO('America/New_York')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** A booking that was made for another clock time, as the rules of the zone were then. */
async function madeFor(id: number, chosen: string): Promise<number> {
  await db.updateTable('table_bookings').set({ local_start: chosen }).where('id', '=', id).execute();
  return id;
}
const bookGuest = async (startsAt: string, tableId = table): Promise<number> => {
  const wish = { tableId, startsAt, slots: 2, kind: 'play', guestName: 'Ada Lund' };
  const { status, body } = await club.post('/booking', wish);
  expect([status, body]).toEqual([201, expect.anything()]);
  return Number((body['ids'] as number[])[0]);
};
const startOf = async (id: number): Promise<string> => {
  const row = await db
    .selectFrom('table_bookings')
    .select('starts_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.starts_at.toISOString();
};
/** A start of the server: the first round of its worker. */
async function start(): Promise<void> {
  const { clock, store } = server;
  const outbox = createOutbox({ secrets: testSecrets, clock: clock.now, mode: 'outbox' });
  const faults: unknown[] = [];
  await startBookingWorker({ store, outbox, clock: clock.now, onFault: (fault) => faults.push(fault) })();
  expect(faults).toEqual([]);
}
const listed = async (by = club) => {
  const { body } = await by.get('/schedule/club/1');
  return body['offClock'] as { total: number; rows: { bookingId: number; chosen: string }[] };
};
const settle = (keep: string, by = club) => by.post('/booking/club/1/clock-times', { keep });

describe('bookings whose clock time is another one since the rules of the zone changed', () => {
  it('are listed for the club, and for nobody else, from the next start of the server on', async () => {
    const startsAt = inDays(3);
    const chosen = wallOf(later(startsAt, 1));
    const id = await madeFor(await given.book({ tableId: table, startsAt, slots: 2 }), chosen);
    await bookGuest(startsAt, other);
    expect(await listed()).toEqual({ total: 0, rows: [] });
    await start();
    expect(await listed()).toEqual({
      total: 1,
      rows: [expect.objectContaining({ bookingId: id, chosen, startsAt: new Date(startsAt).toISOString() })],
    });
    expect(await listed(player)).toEqual({ total: 0, rows: [] });
  });

  it('keep the clock time where the club says so, neighbours too, with a mail and an entry of the audit', async () => {
    const startsAt = inDays(3);
    const first = await given.book({ tableId: table, startsAt, slots: 2 });
    const second = await bookGuest(later(startsAt, 1));
    await madeFor(first, wallOf(later(startsAt, 1)));
    await madeFor(second, wallOf(later(startsAt, 2)));
    await db.deleteFrom('outbox').execute();
    await start();
    const { status, body } = await settle('clock');
    expect([status, body['message']]).toEqual([200, '2 bookings keep their clock time.']);
    expect([await startOf(first), await startOf(second)]).toEqual([later(startsAt, 1), later(startsAt, 2)]);
    expect(await subjects()).toEqual(['Your booking at Brooklyn Rack House keeps its clock time']);
    const [mail] = await mails();
    expect(mail?.text).toContain('5:00');
    const told = await db
      .selectFrom('audit_entries')
      .select('record_id')
      .where('operation', '=', 'settleClockTimes')
      .where('record_id', 'in', [first, second])
      .execute();
    expect(told).toHaveLength(2);
    await start();
    expect(await listed()).toEqual({ total: 0, rows: [] });
  });

  it('stay where somebody else has the table then, and the answer says which', async () => {
    const startsAt = inDays(3);
    const free = await madeFor(
      await given.book({ tableId: other, startsAt, slots: 2 }),
      wallOf(later(startsAt, 1)),
    );
    const blocked = await bookGuest(startsAt);
    await bookGuest(later(startsAt, 1));
    const chosen = wallOf(later(startsAt, 1));
    await madeFor(blocked, chosen);
    await start();
    const { number } = await db
      .selectFrom('club_tables')
      .select('number')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    expect((await settle('clock')).body['message']).toBe(
      `1 booking keeps its clock time. Table ${number} is taken on ${entryText(chosen)}.`,
    );
    expect([await startOf(free), await startOf(blocked)]).toEqual([
      later(startsAt, 1),
      new Date(startsAt).toISOString(),
    ]);
    expect((await listed()).rows.map(({ bookingId }) => bookingId)).toEqual([blocked]);
  });

  it('stay at the instant where the club says so, without a mail, and are not listed again', async () => {
    const startsAt = inDays(3);
    const id = await given.book({ tableId: table, startsAt, slots: 2 });
    await madeFor(id, wallOf(later(startsAt, 1)));
    await db.deleteFrom('outbox').execute();
    await start();
    expect((await settle('instant')).body['message']).toBe('1 booking stays at its new time.');
    await start();
    expect([await startOf(id), await listed(), await subjects()]).toEqual([
      new Date(startsAt).toISOString(),
      { total: 0, rows: [] },
      [],
    ]);
  });

  it('are not moved to a time that the clocks skip or that has passed', async () => {
    const startsAt = inDays(1);
    const skipped = await bookGuest(startsAt);
    const past = await bookGuest(startsAt, other);
    const year = Number(startsAt.slice(0, 4)) + 1;
    // The second Sunday of March at half past two is on no clock in New York.
    const march = Temporal.PlainDate.from({ year, month: 3, day: 1 });
    const sunday = march.add({ days: ((7 - march.dayOfWeek) % 7) + 7 });
    await madeFor(skipped, `${sunday.toString()}T02:30`);
    await madeFor(past, wallOf(later(startsAt, -72)));
    await start();
    const { body } = await settle('clock');
    expect(body['message']).toMatch(/^0 bookings keep .* does not exist any more\..* has passed\./);
    expect((await listed()).total).toBe(2);
  });

  it('are right again once somebody moves them by hand', async () => {
    const startsAt = inDays(3);
    const id = await madeFor(await bookGuest(startsAt), wallOf(later(startsAt, 1)));
    await start();
    const move = { tableId: table, startsAt: later(startsAt, 1), slots: 2 };
    expect((await club.put(`/booking/${id}`, move)).status).toBe(200);
    expect(await listed()).toEqual({ total: 0, rows: [] });
  });

  it('are for the club alone to settle', async () => {
    expect((await settle('clock', player)).status).toBe(403);
    const elsewhere = server.client();
    await elsewhere.signIn('club2@baulk.example');
    expect((await settle('clock', elsewhere)).status).toBe(404);
  });
});
