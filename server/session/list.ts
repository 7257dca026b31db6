import { sql, type Kysely } from 'kysely';
import type { components } from '#contract/api.gen.ts';
import { deviceOf } from '#domain/session/device.ts';
import { deviceText } from '#domain/words/session-list.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { Caller } from './caller.ts';

type Row = {
  id: number;
  user_agent: string;
  created_at: Date;
  active_at: Date;
  idle_seconds: number;
  expires_at: Date;
  remembered: boolean;
};

/** The sessions of a user that are still good for something: the asking one first, then the one used last. */
export async function listOpenSessions(
  db: Kysely<Database>,
  caller: Caller,
  now: number,
): Promise<components['schemas']['Session'][]> {
  const at = new Date(now);
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'active_at', 'idle_seconds', 'expires_at', 'remembered'])
    .where('user_id', '=', caller.userId)
    .where('kind', '=', 'full')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .where(sql<boolean>`active_at + make_interval(secs => idle_seconds) > ${at}`)
    .orderBy(sql`id = ${caller.sessionId}`, 'desc')
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => sessionOf(row, caller));
}

function sessionOf(row: Row, caller: Caller): components['schemas']['Session'] {
  const idleEnd = row.active_at.getTime() + row.idle_seconds * 1000;
  return {
    sessionId: String(row.id),
    device: deviceText(deviceOf(row.user_agent)),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.active_at.toISOString(),
    expiresAt: new Date(Math.min(idleEnd, row.expires_at.getTime())).toISOString(),
    isRemembered: row.remembered,
    isCurrent: row.id === caller.sessionId,
  };
}
