import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemWords } from '#domain/words/problems.ts';
import { startServer, type TestClient, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startServer();
  owner = server.client();
  await owner.signIn('owner@baulk.example');
});
afterAll(() => server.close());

const change = (clubId: number, club: object) => owner.put('/club', { club: { clubId, ...club } });

it('A-1.43 a club with bookings to come keeps its time zone, and can change it once they are over', async () => {
  const refused = await change(1, { timeZone: 'America/Chicago' });
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'club_open_bookings', fields: { timeZone: problemWords.club_open_bookings } },
  ]);
  // What stays as it was is no change.
  expect((await change(1, { timeZone: 'America/New_York' })).status).toBe(200);
  await server.store.db
    .updateTable('table_bookings')
    .set({ status: 'done', held_until: null })
    .where('club_id', '=', 1)
    .where('status', '<>', 'noShow')
    .execute();
  expect((await change(1, { timeZone: 'America/Chicago' })).status).toBe(200);
});

it('A-1.51 a club in whose currency somebody has credit or owes a fee keeps its currency', async () => {
  const refused = await change(1, { currency: 'CAD' });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'club_open_money' }]);
  await server.store.db.updateTable('credit_accounts').set({ balance: 0 }).execute();
  expect((await change(1, { currency: 'CAD' })).status).toBe(409);
  await server.store.db
    .updateTable('table_bookings')
    .set({ fee_settled: 'waived' })
    .where('fee', '>', 0)
    .execute();
  expect((await change(1, { currency: 'CAD' })).status).toBe(200);
});

it('a club without bookings changes both', async () => {
  expect((await change(2, { timeZone: 'America/Lima', currency: 'PEN' })).status).toBe(200);
});
