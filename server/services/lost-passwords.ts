import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Secrets } from './secrets.ts';

/** How many accounts have a password that was kept under none of these secrets, so that it can fit nobody any more. */
export async function lostPasswords(db: Kysely<Database>, secrets: Secrets): Promise<number> {
  const known = [secrets, ...secrets.previous].map(({ keyId }) => keyId);
  const { count } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('password_hash', 'is not', null)
    .where(sql<string>`coalesce(substring(password_hash from 'keyid=([0-9a-f]+)'), '')`, 'not in', known)
    .executeTakeFirstOrThrow();
  return count;
}

/** What is said of them at the start. */
export function lostSentence(count: number): string {
  return (
    `SECRET_KEY is not the one under which the passwords of ${count} accounts were kept, and they cannot sign in: ` +
    'start with that key, or name it in SECRET_KEY_PREVIOUS.'
  );
}
