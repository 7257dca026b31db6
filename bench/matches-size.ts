import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { matchStatus } from '#domain/matches/status.ts';
import type { Store } from '#server/database/open.ts';
import { findMatches } from '#server/matches/list.ts';
import { testDatabase } from '#tests/support/database.ts';
import { homeLists } from './matches-servers.ts';
import { median } from './rounds.ts';

const players = 5000;
const clubs = 40;
const drawSize = 125;

/** A season of so many matches: the same number is live, 8 in 100 are to come, the rest is over. */
async function fill(db: Kysely<Database>, matches: number): Promise<void> {
  await sql`insert into users (email, first_name, last_name, role_id)
    select 'player' || i || '@bench.example', 'First' || i, 'Last' || i, 5 from generate_series(1, ${players}) i`.execute(
    db,
  );
  await sql`insert into clubs (name, status_id, street_address_1, city, state, zip, country_id, time_zone, country_code,
      contact_number, currency, platform_fee)
    select 'Club ' || i, 1, 'Street', 'City', 'State', '1', 'US', 'America/Chicago', 'US,+1', '1', 'USD', 0
    from generate_series(1, ${clubs}) i`.execute(db);
  await sql`insert into tournaments (name, format, game_type, time_zone, stage)
    select 'Cup ' || i, 'knockout', 'nineBall', 'America/Chicago', 'drawn' from generate_series(1, ${matches / drawSize}) i`.execute(
    db,
  );
  await sql`insert into rounds (tournament_id, position, name)
    select id, 1, 'Last 250' from tournaments`.execute(db);
  await sql`insert into matches (name, status_id, game_type, tournament_id, round_id, position, club_id, race_to,
      player1_id, player2_id, schedule_time, started_at, ended_at)
    select 'Match ' || i, status, 'nineBall', cup, cup, (i - 1) % ${drawSize} + 1, i % ${clubs} + 1, 9,
      i % ${players} + 1, (i + 7) % ${players} + 1, at,
      case when status <> 1 then at end, case when status = 6 then at + interval '1 hour' end
    from (select i, (i - 1) / ${drawSize} + 1 as cup, timestamptz '2026-01-01' + i * interval '1 minute' as at,
      case when i % (${matches} / 20) = 7 then 7 when i % 100 < 8 then 1 else 6 end as status
      from generate_series(1, ${matches}) i) as drawn`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function homeMilliseconds({ db }: Store): Promise<number> {
  const begin = performance.now();
  for (const list of homeLists) await findMatches(db, null, { ...list, pageNumber: 1 });
  return performance.now() - begin;
}

/** Completed matches on the first page, in the middle and on the last one, in milliseconds. */
export type Depths = { first: number; middle: number; last: number };

async function depthsOf({ db }: Store): Promise<Depths> {
  const list = { status: matchStatus.completed, limit: 10 } as const;
  const { total } = await findMatches(db, null, { ...list, pageNumber: 1 });
  const pages = Math.ceil(total / list.limit);
  const measure = async (pageNumber: number): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const begin = performance.now();
      await findMatches(db, null, { ...list, pageNumber });
      times.push(performance.now() - begin);
    }
    return median(times);
  };
  return {
    first: await measure(1),
    middle: await measure(Math.ceil(pages / 2)),
    last: await measure(pages),
  };
}

/** The milliseconds of home's statements with few matches and with many, each the median of interleaved rounds. */
export async function compareSizes(): Promise<
  Record<'few' | 'many' | 'fewMatches' | 'manyMatches', number> & { depths: Depths }
> {
  const stores = [await testDatabase('empty'), await testDatabase('empty')] as const;
  const fewMatches = 1000;
  // The embedded database takes minutes to be filled with a million; MATCHES asks for it all the same.
  const usual = stores[0].kind === 'postgresql' ? 1_000_000 : 100_000;
  const manyMatches = Number(process.env['MATCHES'] ?? usual);
  await fill(stores[0].db, fewMatches);
  await fill(stores[1].db, manyMatches);
  const few: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < 200; round += 1) {
    few.push(await homeMilliseconds(stores[0]));
    many.push(await homeMilliseconds(stores[1]));
  }
  const depths = await depthsOf(stores[1]);
  for (const store of stores) await store.close();
  return { few: median(few), many: median(many), fewMatches, manyMatches, depths };
}
