import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

type Reason = 'password_changed' | 'signed_out' | 'role_changed';

/** Which open sessions of a user: all, or one of them; and the one that asks for it, if it is one of theirs. */
type Ended = { userId: number; sessionId?: number; own?: number };

/** Ends every open session of a user, each with a line in the sign-in history; answers how many they were. */
export async function endAllSessions(
  db: Kysely<Database>,
  userId: number,
  now: number,
  reason: Reason,
): Promise<number> {
  return endSessionsOf(db, { userId }, now, reason);
}

/** Ends open sessions of a user in one statement, each with a line in the sign-in history; answers how many. */
export async function endSessionsOf(
  db: Kysely<Database>,
  { userId, sessionId, own }: Ended,
  now: number,
  reason: Reason,
): Promise<number> {
  const at = new Date(now);
  const only = sessionId === undefined ? sql`` : sql`and id = ${sessionId}`;
  const { rows } = await sql`
    with ended as (
      update sessions set ended_at = ${at}, ended_reason = ${reason}
      where user_id = ${userId} and ended_at is null and expires_at > ${at} ${only}
      returning id, user_id, ip_hash, user_agent
    )
    insert into sign_in_history (user_id, session_id, outcome, at, ip_hash, user_agent)
    select user_id, id, case when id = ${own ?? -1} then 'signed_out' else 'revoked' end, ${at},
      coalesce(ip_hash, decode(repeat('00', 32), 'hex')), user_agent
    from ended returning id`.execute(db);
  return rows.length;
}
