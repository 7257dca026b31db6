import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** Adds so many players, who are members of the first club; answers their ids. */
export async function addPlayers(db: Kysely<Database>, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with made as (insert into users (email, first_name, last_name, role_id, status_id)
      select 'bench' || n || '@bench.example', 'Bench', 'Number ' || n, 5, 1 from generate_series(1, ${count}::integer) n
      returning id)
    insert into club_members (club_id, user_id, status, member_since)
    select 1, id, 'member', now() - interval '1 year' from made returning user_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives players places in a tournament, as if they had been entered one by one. */
export async function confirmAll(
  db: Kysely<Database>,
  tournamentId: number,
  userIds: readonly number[],
): Promise<void> {
  await sql`
    with entered as (
      insert into entries (tournament_id, user_id, status, asked_at)
      select ${tournamentId}, u, 'confirmed', now() from unnest(${[...userIds]}::integer[]) u returning user_id)
    insert into tournament_players (tournament_id, user_id) select ${tournamentId}, user_id from entered`.execute(
    db,
  );
}
