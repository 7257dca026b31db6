import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { Secrets } from './secrets.ts';

/** A call with an Idempotency-Key, and what tells it from another one under the same key. */
export type Repeatable = { operation: string; key: string; request: unknown };

/** Whether a call was done before: never, the very same one, or another one under its key. */
export type Repetition = 'first' | 'same' | 'different';

/** What is known of a key; nothing is written. */
export async function findRepetition(
  db: Kysely<Database>,
  secrets: Secrets,
  call: Repeatable,
): Promise<Repetition> {
  const kept = await db
    .selectFrom('repeated_calls')
    .select('request_hash')
    .where('operation', '=', call.operation)
    .where('key_hash', '=', keyHash(secrets, call))
    .executeTakeFirst();
  if (!kept) return 'first';
  return kept.request_hash.equals(requestHash(secrets, call)) ? 'same' : 'different';
}

/** Notes a call in the transaction of what it does: of two that come at once, the second waits and finds it done. */
export async function noteCall(
  db: Kysely<Database>,
  secrets: Secrets,
  call: Repeatable,
  now: number,
): Promise<Repetition> {
  const noted = await db
    .insertInto('repeated_calls')
    .values({
      operation: call.operation,
      key_hash: keyHash(secrets, call),
      request_hash: requestHash(secrets, call),
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['operation', 'key_hash']).doNothing())
    .returning('operation')
    .executeTakeFirst();
  return noted ? 'first' : findRepetition(db, secrets, call);
}

function keyHash(secrets: Secrets, { operation, key }: Repeatable): Buffer {
  return secrets.digest('idempotency key', `${operation}\n${key}`);
}

function requestHash(secrets: Secrets, { request }: Repeatable): Buffer {
  return secrets.digest('idempotent request', JSON.stringify(request));
}
