import { sql, type Kysely } from 'kysely';
import { canonicalEmail } from '#domain/email.ts';
import type { Database } from '#server/database/db.gen.ts';
import { sessionUserColumns, type SessionUser } from '#server/session/open.ts';
import type { Origin } from '#server/session/origin.ts';
import { newToken, tokenHash } from '#server/services/tokens.ts';

/** A user with what sign-in judges. */
export type Account = SessionUser & { password_hash: string | null; status_id: number };

/** How an attempt to sign in or out ended, as the sign-in history keeps it. */
export type SignInOutcome = 'signed_in' | 'refused' | 'signed_out';

/** The account of an e-mail address in any spelling. */
export async function findAccount(db: Kysely<Database>, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select([...sessionUserColumns, 'users.password_hash', 'users.status_id'])
    .where('users.email', '=', canonicalEmail(email))
    .executeTakeFirst();
}

/** Whether a browser has signed in to this account before. */
export async function isKnownDevice(
  db: Kysely<Database>,
  userId: number,
  device: string | undefined,
): Promise<boolean> {
  const hash = tokenHash(device);
  if (!hash) return false;
  const row = await db
    .selectFrom('devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether any browser has signed in to this account before. */
export async function hasDevices(db: Kysely<Database>, userId: number): Promise<boolean> {
  const row = await db.selectFrom('devices').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Gives a browser a new secret, by which it is known to this account and to all that knew it by the old one. */
export async function renameDevice(
  db: Kysely<Database>,
  userId: number,
  previous: string | undefined,
  now: number,
): Promise<string> {
  const device = newToken();
  const hash = tokenHash(device) as Buffer;
  const before = tokenHash(previous);
  if (before) {
    await db.updateTable('devices').set({ device_hash: hash }).where('device_hash', '=', before).execute();
  }
  await db
    .insertInto('devices')
    .values({ user_id: userId, device_hash: hash, seen_at: new Date(now) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: new Date(now) }),
    )
    .execute();
  return device;
}

/** Adds a line to the sign-in history. */
export async function recordSignIn(
  db: Kysely<Database>,
  entry: {
    userId: number | null;
    sessionId: number | null;
    outcome: SignInOutcome;
    now: number;
  } & Origin,
): Promise<void> {
  await db
    .insertInto('sign_in_history')
    .values({
      user_id: entry.userId,
      session_id: entry.sessionId,
      outcome: entry.outcome,
      at: new Date(entry.now),
      ip_hash: entry.ipHash,
      user_agent: entry.userAgent,
    })
    .execute();
}

/** Adds a line for a token that came without its cookie; one a session, for a thief may try for ever. */
export async function recordReplay(
  db: Kysely<Database>,
  session: { sessionId: number; userId: number },
  now: number,
  { ipHash, userAgent }: Origin,
): Promise<void> {
  const { sessionId, userId } = session;
  await sql`
    insert into sign_in_history (user_id, session_id, outcome, at, ip_hash, user_agent)
    select ${userId}, ${sessionId}, 'refused', ${new Date(now)}, ${ipHash}, ${userAgent}
    where not exists (select from sign_in_history where session_id = ${sessionId} and outcome = 'refused')
  `.execute(db);
}
