import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { pageOf, plainIds } from './lists.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The counts as kept, and as they would be counted again. */
async function counts(): Promise<{ kept: unknown[]; counted: unknown[] }> {
  const { db } = server.store;
  const kept = await sql`
    select status_id, club_id, game_type, n from match_counts where n <> 0 order by 1, 2, 3`.execute(db);
  const counted = await sql`
    select status_id, coalesce(club_id, 0) as club_id, game_type, count(*) as n
    from matches where not is_bye group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  return { kept: kept.rows, counted: counted.rows };
}

async function expectInStep(): Promise<void> {
  const { kept, counted } = await counts();
  expect(kept).toEqual(counted);
}

describe('the number of matches', () => {
  it('is in step with the demo', async () => {
    expect((await counts()).counted.length).toBeGreaterThan(50);
    await expectInStep();
  });

  it('follows a match from upcoming to live to completed', async () => {
    const { db } = server.store;
    const totals = async () =>
      Promise.all([1, 7, 6].map(async (status) => (await pageOf(server.client(), `status=${status}`)).total));
    const [upcoming = 0, live = 0, completed = 0] = await totals();
    const [id] = await plainIds(server.store, 'status_id = 1 and num_nonnulls(player1_id, player2_id) = 2');
    const set = (values: object) =>
      db
        .updateTable('matches')
        .set(values)
        .where('id', '=', id ?? 0)
        .execute();
    await set({ status_id: 7, started_at: new Date(0), table_id: null });
    expect(await totals()).toEqual([upcoming - 1, live + 1, completed]);
    await set({ player1_points: 40, player1_frames: 1 });
    expect(await totals()).toEqual([upcoming - 1, live + 1, completed]);
    await set({ status_id: 6, ended_at: new Date() });
    expect(await totals()).toEqual([upcoming - 1, live, completed + 1]);
    await expectInStep();
  });

  it('follows a match to another club, to none, to another game and into a bye', async () => {
    const { db } = server.store;
    const [id = 0] = await plainIds(server.store, 'status_id = 1 and tournament_id is null');
    const alone = { player1_id: null, player2_id: null, is_bye: true };
    for (const values of [
      { club_id: 9, table_id: null },
      { club_id: null },
      { game_type: 'timed' },
      alone,
      { is_bye: false },
    ]) {
      await db.updateTable('matches').set(values).where('id', '=', id).execute();
      await expectInStep();
    }
  });

  it('follows matches that are added and removed in numbers, also with their tournament', async () => {
    const { db } = server.store;
    await sql`insert into matches (name, game_type, race_to, club_id)
      select 'Added ' || i, 'tenBall', 5, i % 4 + 1 from generate_series(1, 50) i`.execute(db);
    await expectInStep();
    await db.deleteFrom('matches').where('name', 'like', 'Added %').execute();
    await expectInStep();
    await sql`update matches set next_match_id = null, next_match_slot = null where tournament_id = 7`.execute(
      db,
    );
    await db.deleteFrom('tournaments').where('id', '=', 7).execute();
    await expectInStep();
  });

  it('is not moved by what is rolled back', async () => {
    const { db } = server.store;
    const before = await counts();
    const attempt = db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('matches')
        .values({ name: 'Never', game_type: 'tenBall', race_to: 5 })
        .execute();
      throw new Error('rolled back');
    });
    await expect(attempt).rejects.toThrow('rolled back');
    expect(await counts()).toEqual(before);
  });

  it('stays right when many matches change at once', async () => {
    const { db } = server.store;
    const ids = await plainIds(server.store, 'status_id = 1 and num_nonnulls(player1_id, player2_id) = 2');
    await Promise.all(
      ids.slice(0, 30).map((id, place) =>
        db.transaction().execute(async (transaction) => {
          const set = (values: object) =>
            transaction.updateTable('matches').set(values).where('id', '=', id).execute();
          await set({ status_id: 7, started_at: new Date(0), table_id: null });
          if (place % 2 === 0) await set({ status_id: 6, ended_at: new Date() });
        }),
      ),
    );
    await expectInStep();
  });
});
