import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { newToken, tokenHash } from '#server/services/tokens.ts';

const lasts = 10 * 60_000;

/** Writes a nonce, good for one sign-in within ten minutes. */
export async function writeNonce(
  db: Kysely<Database>,
  now: number,
): Promise<{ nonce: string; expiresAt: Date }> {
  const nonce = newToken();
  const expiresAt = new Date(now + lasts);
  await db
    .insertInto('social_nonces')
    .values({ nonce_hash: tokenHash(nonce) as Buffer, expires_at: expiresAt })
    .execute();
  return { nonce, expiresAt };
}

/** Whether a nonce of ours could be used now; nothing is used. */
export async function isNonceGood(db: Kysely<Database>, nonce: string | null, now: number): Promise<boolean> {
  const hash = tokenHash(nonce ?? undefined);
  if (!hash) return false;
  const row = await db
    .selectFrom('social_nonces')
    .select('nonce_hash')
    .where('nonce_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a nonce up; false where it was used before, or too late. */
export async function useNonce(db: Kysely<Database>, nonce: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('social_nonces')
    .set({ used_at: new Date(now) })
    .where('nonce_hash', '=', tokenHash(nonce))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether a token has signed somebody in before. */
export async function isSpent(db: Kysely<Database>, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('social_tokens')
    .select('token_hash')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** Spends a token until its end; false where it was spent before. */
export async function spendToken(db: Kysely<Database>, token: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('social_tokens')
    .values({ token_hash: hashOf(token), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
