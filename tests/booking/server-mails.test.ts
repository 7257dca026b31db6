import { createOutbox } from '#server/mail/outbox.ts';
import { remindPlayers } from '#server/booking/mails.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testSecrets } from '#tests/support/database.ts';
import { openBrooklyn } from './open-brooklyn.ts';

const given = await openBrooklyn();
const { server, club, playerId, inDays, mails: told, subjects } = given;
const [table = 0, second = 0] = given.tables;
afterAll(() => server.close());
beforeEach(given.begin);

const day = 86_400_000;
const book = (startsAt: string) => given.book({ tableId: table, startsAt, slots: 3 });
const remind = (at: number): Promise<void> =>
  server.store.db
    .transaction()
    .execute((db) =>
      remindPlayers(
        { db, outbox: createOutbox({ secrets: testSecrets, clock: () => at, mode: 'outbox' }) },
        at,
      ),
    );

describe('the mails of a booking', () => {
  it('tell what is booked, with a file that puts it into a calendar', async () => {
    const id = await book(inDays(5));
    const [mail] = await told();
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
    const wish = { tableId: second, startsAt: inDays(6), slots: 3 };
    expect((await club.put(`/booking/${id}`, wish)).status).toBe(200);
    const cancelled = await club.post(`/booking/${id}/cancel`, { fee: 0, reason: 'The heating is out.' });
    expect([cancelled.status, cancelled.body]).toEqual([200, expect.anything()]);
    const [gone, moved, booked] = await told();
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
    const body = { kind: 'play', tableId: table, startsAt: inDays(5), slots: 2, userId: playerId };
    expect((await club.post('/booking', { ...body, repeat: { every: 'week', times: 3 } })).status).toBe(201);
    const mails = await told();
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
    await server.store.db.updateTable('users').set({ language: 'es' }).where('id', '=', playerId).execute();
    await book(inDays(5));
    expect(await subjects()).toEqual(['Tu mesa en Brooklyn Rack House']);
    await server.store.db.updateTable('users').set({ language: null }).where('id', '=', playerId).execute();
  });
});
