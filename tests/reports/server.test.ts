import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#contract/api.gen.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

type Page = components['schemas']['SignInPage'];

let server: TestServer;
let owner: TestClient;
let club: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
  club = server.client();
  await club.signIn('club@baulk.example');
});
afterAll(() => server.close());

async function report(client: TestClient, query = ''): Promise<Page> {
  const { status, body } = await client.get(`/report/sign-ins?${query}`);
  expect(status).toBe(200);
  return body as unknown as Page;
}

describe('GET /report/sign-ins', () => {
  it('A-2.72 tells role 1 of everyone, the latest first, and of who is still there', async () => {
    const { rows, total } = await report(owner, 'limit=100');
    expect(total).toBeGreaterThan(100);
    const times = rows.map(({ signedInAt }) => Date.parse(signedInAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(rows.slice(0, 2).map(({ signedOutAt }) => signedOutAt)).toEqual([null, null]);
    expect(rows[0]).toMatchObject({ roleId: 3, clubs: [{ clubId: 1 }] });
  });

  it('tells a club of its own people alone, and of no other club of theirs', async () => {
    const { rows } = await report(club, 'limit=1000');
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.flatMap(({ clubs }) => clubs.map(({ clubId }) => clubId)))).toEqual(new Set([1]));
    const everyone = await report(owner, 'limit=1000&clubId=1');
    expect(rows.map(({ id }) => id)).toEqual(everyone.rows.map(({ id }) => id));
  });

  it('says when somebody has signed out, and when a session ended by itself', async () => {
    const guest = server.client();
    const { userInfo } = await guest.signIn('guest@baulk.example');
    const mine = async () =>
      (await report(owner, `search=${encodeURIComponent('guest@baulk.example')}&limit=1`)).rows[0];
    expect(await mine()).toMatchObject({ user: { userId: userInfo.userId }, signedOutAt: null });
    server.pass(60);
    const at = server.clock.now();
    await guest.delete('/session', {});
    expect(Math.abs(Date.parse((await mine())?.signedOutAt ?? '') - at)).toBeLessThan(60_000);
    await server.client().signIn('guest@baulk.example');
    expect((await mine())?.signedOutAt).toBeNull();
    server.pass(3 * 3_600);
    // The others have been idle for as long.
    await owner.signIn('owner@baulk.example');
    await club.signIn('club@baulk.example');
    expect((await mine())?.signedOutAt).not.toBeNull();
  });

  it('counts each day in the zone that is asked for', async () => {
    const { rows, days } = await report(owner, 'limit=1000&timeZone=Asia/Tokyo');
    const today = (instant: string): string =>
      Temporal.Instant.from(instant).toZonedDateTimeISO('Asia/Tokyo').toPlainDate().toString();
    const counted = (day: string) => rows.filter(({ signedInAt }) => today(signedInAt) === day).length;
    expect(days.length).toBeGreaterThan(20);
    for (const { day, signIns } of days) expect([day, signIns]).toEqual([day, counted(day)]);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  });

  it('is narrowed by days, role and name, whatever signs the name has', async () => {
    const { rows } = await report(owner, 'limit=1000');
    const day = rows[40]?.signedInAt.slice(0, 10) ?? '';
    const ofDay = await report(owner, `limit=1000&from=${day}&to=${day}`);
    expect(ofDay.rows.map(({ id }) => id)).toEqual(
      rows.filter(({ signedInAt }) => signedInAt.startsWith(day)).map(({ id }) => id),
    );
    const players = await report(owner, 'limit=1000&roleId=5');
    expect(new Set(players.rows.map(({ roleId }) => roleId))).toEqual(new Set([5]));
    expect((await report(owner, `search=${encodeURIComponent('%')}`)).total).toBe(0);
    expect((await report(owner, `search=${encodeURIComponent("o'x_\\")}`)).total).toBe(0);
  });

  it('refuses a zone that does not exist', async () => {
    const { status, body } = await owner.get('/report/sign-ins?timeZone=Mars/Olympus');
    expect([status, body['code']]).toEqual([400, 'invalid_request']);
  });
});
