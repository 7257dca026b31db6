import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { findLines } from '#server/rankings/lines.ts';
import { findRankings } from '#server/rankings/settings.ts';
import { compareSizes } from './sizes.ts';

/**
 * A ranking of one club and year with 100,000 placings in the database as a ratio to 1,000: what other clubs and other years
 * keep may cost it next to nothing.
 *
 *   node bench/rankings.ts
 *   node scripts/with-postgresql.ts node bench/rankings.ts
 */
const now = Date.parse('2026-11-20T18:00:00Z');
/** Players of a tournament, and tournaments that the measured ranking counts. */
const [players, counted] = [32, 20];

/** So many placings: those of the measured ranking, and all others of clubs and years beside it. */
async function fill(db: Kysely<Database>, placings: number): Promise<void> {
  const tournaments = Math.ceil(placings / players);
  await sql`insert into users (email, first_name, last_name, role_id)
    select 'player' || i || '@bench.example', 'First' || i, 'Last' || i, 5 from generate_series(1, 400) i`.execute(
    db,
  );
  await sql`insert into clubs (name, status_id, street_address_1, city, state, zip, country_id, time_zone, country_code,
      contact_number, currency, platform_fee, point_of_contact_id)
    select 'Club ' || i, 1, 'Street', 'City', 'State', '1', 'US', 'America/Chicago', 'US,+1', '1', 'USD', 0, 1
    from generate_series(1, 100) i`.execute(db);
  await sql`insert into levels (club_id, name, created_at) select i, 'Open', now() from generate_series(1, 100) i`.execute(
    db,
  );
  await sql`insert into level_points (level_id, year, place, points)
    select l.id, 2026, p, 1000 - 10 * p from levels l, generate_series(1, 32) p`.execute(db);
  await sql`insert into rankings (club_id, name, year, span, best_of, created_at)
    values (1, 'Championship', 2026, 'season', 5, now())`.execute(db);
  await sql`insert into tournaments (name, game_type, format, club_id, stage, status_id, level_id, time_zone, race_to)
    select 'Tournament ' || i, 'nineBall', 'knockout', c.id, 'finished', 6, l.id, 'America/Chicago', 5
    from generate_series(1, ${tournaments}) i
    join clubs c on c.id = (case when i <= ${counted} then 1 else 2 + i % 99 end)
    join levels l on l.club_id = c.id`.execute(db);
  await sql`insert into placings (tournament_id, user_id, place, place_to, points_place, wins, ended_on)
    select t.id, 1 + (t.id * 7 + p * 11) % 400, p, p, p, 1,
      case when t.club_id = 1 then date '2026-03-01' else date '2024-01-01' + t.id % 1000 end
    from tournaments t, generate_series(1, ${players}) p on conflict do nothing`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

await compareSizes<object>([['a ranking of one club', () => ({}), 1.5]], {
  fill: ({ db }, placings) => fill(db, placings),
  ask: async ({ db }) => {
    const [ranking] = await findRankings(db, { id: 1 });
    if (!ranking) throw new Error('There is no ranking.');
    return (await findLines(db, ranking, now)).length;
  },
});
