import { sql, type Kysely } from 'kysely';
import type { RoleId } from '#domain/roles.ts';
import type { Database } from '#server/database/db.gen.ts';
import { newToken, tokenHash } from '#server/services/tokens.ts';
import type { Caller } from './caller.ts';

/** What a new session is made from. */
export type NewSession = {
  userId: number;
  kind: 'full' | 'pending';
  remembered: boolean;
  idleSeconds: number;
  absoluteSeconds: number;
  /** Whether a cookie of the browser has to come with the token. */
  bound: boolean;
  userAgent: string;
  ipHash: Buffer;
  provedAt: Date | null;
};

/** The secrets of a session, known to the client alone, and its end. */
export type SessionKeys = { sessionId: number; token: string; binding: string | null; expiresAt: Date };

/** A live session as found by its token. */
export type FoundSession = Caller & {
  hasSecondFactor: boolean;
  bindingHash: Buffer | null;
  activeAt: Date;
  idleSeconds: number;
};

/** So many sessions of one account are open at most. */
const mostSessions = 20;

/** Makes room for one more session: those that were opened first end, each with a line in the sign-in history. */
async function endOldest(db: Kysely<Database>, userId: number, now: number): Promise<void> {
  const at = new Date(now);
  await sql`
    with ended as (
      update sessions set ended_at = ${at}, ended_reason = 'too_many' where id in (
        select id from sessions where user_id = ${userId} and ended_at is null and expires_at > ${at}
        order by created_at desc, id desc offset ${mostSessions - 1})
      returning id, user_id, ip_hash, user_agent)
    insert into sign_in_history (user_id, session_id, outcome, at, ip_hash, user_agent)
    select user_id, id, 'revoked', ${at}, coalesce(ip_hash, decode(repeat('00', 32), 'hex')), user_agent
    from ended`.execute(db);
}

/** Writes a session and answers its secrets; only their hashes are kept. */
export async function createSession(
  db: Kysely<Database>,
  now: number,
  session: NewSession,
): Promise<SessionKeys> {
  // Held, so that of sign-ins at once each sees those before it.
  await db.selectFrom('users').select('id').where('id', '=', session.userId).forNoKeyUpdate().execute();
  await endOldest(db, session.userId, now);
  const token = newToken();
  const binding = session.bound ? newToken() : null;
  const expiresAt = new Date(now + session.absoluteSeconds * 1000);
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: tokenHash(token) as Buffer,
      binding_hash: binding === null ? null : tokenHash(binding),
      kind: session.kind,
      remembered: session.remembered,
      created_at: new Date(now),
      active_at: new Date(now),
      idle_seconds: session.idleSeconds,
      expires_at: expiresAt,
      user_agent: session.userAgent,
      ip_hash: session.ipHash,
      proved_at: session.provedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { sessionId: id, token, binding, expiresAt };
}

/** The session of a token that has not ended, with the role its user has right now. */
export async function findSession(db: Kysely<Database>, hash: Buffer): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.kind',
      'sessions.remembered',
      'sessions.binding_hash',
      'sessions.active_at',
      'sessions.idle_seconds',
      'sessions.expires_at',
      'sessions.proved_at',
      'users.role_id',
      'users.has_second_factor',
      sql<number[]>`clubs_of_office(users.id)`.as('clubs'),
    ])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.ended_at', 'is', null)
    .where('users.status_id', '=', 1)
    .executeTakeFirst();
  return (
    row && {
      sessionId: row.id,
      userId: row.user_id,
      roleId: row.role_id as RoleId,
      clubs: row.clubs,
      hasSecondFactor: row.has_second_factor,
      kind: row.kind === 'pending' ? 'pending' : 'full',
      remembered: row.remembered,
      bindingHash: row.binding_hash,
      activeAt: row.active_at,
      idleSeconds: row.idle_seconds,
      expiresAt: row.expires_at,
      provedAt: row.proved_at,
    }
  );
}

/** Notes that a session was used. */
export async function touchSession(db: Kysely<Database>, sessionId: number, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ active_at: new Date(now) })
    .where('id', '=', sessionId)
    .execute();
}

/** Notes that the password of a session's user was proved. */
export async function markProved(db: Kysely<Database>, sessionId: number, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: new Date(now) })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends a session for good; false when it had ended before. */
export async function endSession(
  db: Kysely<Database>,
  sessionId: number,
  now: number,
  reason: 'signed_out' | 'accepted',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ ended_at: new Date(now), ended_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
