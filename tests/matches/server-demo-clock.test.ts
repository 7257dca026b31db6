import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seedDemo } from '#server/demo/seed.ts';
import { testDatabase, testSecrets } from '#tests/support/database.ts';

it.each([
  '2026-01-01T00:00:30Z',
  '2026-11-01T06:40:00Z',
  '2028-02-29T23:59:59Z',
  '2026-03-29T01:30:00Z',
  '2027-11-07T05:59:00Z',
])('the demo keeps to its clock when that stands at %s', async (moment) => {
  const { db, close } = await testDatabase('empty');
  await seedDemo(db, {
    clock: () => Date.parse(moment),
    passwordHash: async () => '$hash',
    secrets: testSecrets,
  });
  const { rows } = await sql<{ wrong: number; live: number }>`
    select count(*) filter (where ended_at > ${moment} or started_at > ${moment}
      or (status_id = 1 and schedule_time <= ${moment})) as wrong,
      count(*) filter (where status_id = 7) as live from matches`.execute(db);
  await close();
  expect(rows).toEqual([{ wrong: 0, live: 28 }]);
});
