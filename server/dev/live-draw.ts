import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { LiveRow } from './live-rows.ts';

/**
 * Begins the match that comes next after one that is over: of its tournament, or of its game where clubs play by
 * themselves. Its players and its table are free.
 */
export async function beginNext(db: Transaction<Database>, row: LiveRow, at: Date): Promise<void> {
  const where =
    row.tournament_id === null
      ? sql`m.tournament_id is null and m.game_type = ${row.game_type}`
      : sql`m.tournament_id = ${row.tournament_id}`;
  await sql`
    with next as (
      select m.id from matches m
      where m.status_id = 1 and not m.is_bye and m.player1_id is not null and m.player2_id is not null and ${where}
        and not exists (select from matches o where o.id <> m.id and (
          o.status_id = 7 and (o.player1_id in (m.player1_id, m.player2_id) or o.player2_id in (m.player1_id, m.player2_id))
          or o.table_id = m.table_id and (o.status_id = 7 or o.called_at is not null)))
      order by m.schedule_time, m.id limit 1 for update skip locked
    ), begun as (
      update matches m set status_id = 7, started_at = ${at}, schedule_time = least(m.schedule_time, ${at}),
        player1_points = 0, player2_points = 0, current_frame = 1, at_table = 1, updated_at = ${at},
        version = m.version + 1
      from next where m.id = next.id returning m.id
    ) insert into frames (match_id, number) select id, 1 from begun`.execute(db);
}
