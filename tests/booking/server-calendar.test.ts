import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAs } from '#tests/clubs/deleting.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let player: TestClient;
const address = 'player@baulk.example';
let userId = 0;

beforeAll(async () => {
  server = await startServer();
  player = server.client();
  await player.signIn(address);
  const { db } = server.store;
  const who = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', address)
    .executeTakeFirstOrThrow();
  userId = who.id;
});
afterAll(() => server.close());

const make = async (): Promise<string> => String((await player.put('/booking/calendar', {})).body['path']);
/** What a calendar program is answered, which is signed in to nothing. */
const fetched = (path: string) => server.app.inject({ url: path });
const events = (text: string): number => text.split('BEGIN:VEVENT').length - 1;

describe('the own bookings as a calendar', () => {
  it('A-6.18 are read at a secret address by a program that is signed in to nothing', async () => {
    expect((await player.get('/booking/calendar')).body).toEqual({ since: null });
    const path = await make();
    const { statusCode, headers, body } = await fetched(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const { db } = server.store;
    const { count } = await db
      .selectFrom('table_bookings')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('status', '=', 'booked')
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(0);
    expect(events(body)).toBe(count);
    expect(body).toContain('SUMMARY:Table at ');
    expect(body).toContain('METHOD:PUBLISH');
    expect(body).toMatch(/ORGANIZER/);
  });

  it('leave it when they are taken back', async () => {
    const path = await make();
    const before = events((await fetched(path)).body);
    const { rows } = (await player.get('/booking?status=booked&limit=1')).body as {
      rows: { bookingId: number }[];
    };
    const id = rows[0]?.bookingId ?? 0;
    const { body } = await player.get(`/booking/${id}`);
    const fee = (body['cancel'] as { fee?: number } | undefined)?.fee ?? 0;
    expect((await player.post(`/booking/${id}/cancel`, { fee })).status).toBe(200);
    expect(events((await fetched(path)).body)).toBe(before - 1);
  });

  it('are read by the newest address alone, and by none that is turned off', async () => {
    const [old, now] = [await make(), await make()];
    expect([(await fetched(old)).statusCode, (await fetched(now)).statusCode]).toEqual([404, 200]);
    expect((await player.get('/booking/calendar')).body['since']).toEqual(expect.any(String));
    expect((await deleteAs(server, player, '/booking/calendar')).status).toBe(200);
    expect((await fetched(now)).statusCode).toBe(404);
    expect((await player.get('/booking/calendar')).body).toEqual({ since: null });
  });

  it('are read by nobody while their owner is suspended', async () => {
    const path = await make();
    const { db } = server.store;
    const become = (status: number) =>
      db.updateTable('users').set({ status_id: status }).where('id', '=', userId).execute();
    await become(2);
    expect((await fetched(path)).statusCode).toBe(404);
    await become(1);
    expect((await fetched(path)).statusCode).toBe(200);
  });

  it('keep no address in the database by which somebody could read them', async () => {
    const secret = (await make()).slice('/api/calendar/'.length, -'.ics'.length);
    const feed = await server.store.db.selectFrom('calendar_feeds').selectAll().executeTakeFirstOrThrow();
    expect([secret.length, feed.token_hash.toString('base64url') === secret]).toEqual([43, false]);
  });

  it('a wrong address is not found, whatever it looks like', async () => {
    for (const wrong of ['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics'])
      expect((await fetched(`/api/calendar/${wrong}`)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
