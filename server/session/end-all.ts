import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

/** Ends every open session of a user, each with a line in the sign-in history; answers how many they were. */
export async function endAllSessions(
  db: Kysely<Database>,
  userId: number,
  now: number,
  reason: 'password_changed',
): Promise<number> {
  const at = new Date(now);
  const { rows } = await sql`
    with ended as (
      update sessions set ended_at = ${at}, ended_reason = ${reason}
      where user_id = ${userId} and ended_at is null and expires_at > ${at}
      returning id, user_id, ip_hash, user_agent
    )
    insert into sign_in_history (user_id, session_id, outcome, at, ip_hash, user_agent)
    select user_id, id, 'revoked', ${at}, coalesce(ip_hash, decode(repeat('00', 32), 'hex')), user_agent from ended
    returning id`.execute(db);
  return rows.length;
}
