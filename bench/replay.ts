import { sql, type Kysely } from 'kysely';
import { replayRatings, type RatedMatch } from '#domain/ratings/rating.ts';
import type { Database } from '#server/database/db.gen.ts';
import { rerateFrom } from '#server/ratings/replay.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addPlayers } from './field.ts';
import { median } from './rounds.ts';

/**
 * The first of 10,000 rated matches of a club is corrected, so that all are replayed: as a ratio to a bare loop that rates them in
 * memory and writes their steps by one update.
 *
 *   node bench/replay.ts
 *   node scripts/with-postgresql.ts node bench/replay.ts
 */
const [matches, players, rounds, most] = [10_000, 200, 5, 3];
const store = await testDatabase('demo');
const { db } = store;
const now = new Date('2026-11-20T18:00:00Z');
const first = await fill(db, await addPlayers(db, players));
await sql`vacuum analyze`.execute(db);
await replay();

const times: [number[], number[]] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  times[0].push(await milliseconds(replay));
  times[1].push(await milliseconds(bareLoop));
}
const [ours, bare] = [median(times[0]), median(times[1])];
process.stdout.write(
  `${store.kind}, a replay of ${matches} matches: ${ours.toFixed(0)} ms, bare ${bare.toFixed(0)} ms: ` +
    `${(ours / bare).toFixed(2)} (at most ${most})\n`,
);
if (ours / bare > most) process.exitCode = 1;
await store.close();

/** Matches of the first club that have moved ratings, a minute apart; answers the first one. */
async function fill(to: Kysely<Database>, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into matches (name, status_id, game_type, club_id, race_to, player1_id, player2_id, winner_id, player1_frames,
        player2_frames, outcome, started_at, ended_at)
      select 'Match ' || i, 6, 'russianPyramid', 1, 5, p.one, p.two, p.one, 5, i % 5, 'played', at - interval '1 hour', at
      from generate_series(1, ${matches}::integer) i
      cross join lateral (select (${[...ids]}::integer[])[1 + i % ${players}] as one,
        (${[...ids]}::integer[])[1 + (i * 7 + 1 + i / ${players}) % ${players}] as two) p
      cross join lateral (select timestamptz '2026-01-01' + i * interval '1 minute' as at) a
      where p.one <> p.two returning id, club_id, player1_id, player2_id, ended_at, player1_frames + player2_frames as frames)
    , stepped as (
      insert into rating_steps (match_id, user_id, club_id, discipline, ended_at, before, after, frames, expected, won)
      select m.id, u, 1, 'russianPyramid', m.ended_at, 500, 500, m.frames, 0, 0
      from made m cross join lateral unnest(array[m.player1_id, m.player2_id]) u)
    select min(id) as id from made`.execute(to);
  return rows[0]?.id ?? 0;
}

async function replay(): Promise<void> {
  await db.transaction().execute((trx) => rerateFrom(trx, first, now));
}

/** What the replay comes to, without looking at who counts, when and from where. */
async function bareLoop(): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<RatedMatch>`
      select m.id, (extract(epoch from m.ended_at) * 1000)::float as "endedAt",
        array[m.player1_id, m.player2_id] as players, array[m.player1_frames, m.player2_frames] as won
      from matches m where m.club_id = 1 and m.game_type = 'russianPyramid' and m.id >= ${first}`.execute(
      trx,
    );
    const { steps } = replayRatings(rows, []);
    await sql`
      update rating_steps s set before = g.before, after = g.after, frames = g.frames
      from json_to_recordset(${JSON.stringify(steps)}::json) as g
        ("matchId" integer, "userId" integer, before numeric, after numeric, frames smallint)
      where s.match_id = g."matchId" and s.user_id = g."userId"`.execute(trx);
  });
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
