import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import { createSealing, type Sealing } from './sealing.ts';
import type { Secrets } from './secrets.ts';

/** A call under an Idempotency-Key; `caller` is 0 for whoever is not signed in. */
export type KeyedCall = { operation: string; caller: number; key: string; request: unknown };

/** What a key stands for: nothing yet, the very same call with what it answered, or another call. */
export type KeyState =
  | { kind: 'free' }
  | { kind: 'same'; status: number; answer: Answer | null }
  | { kind: 'different' };

/** A body, where there is one. */
export type Answer = { body?: unknown };

/** The keys of calls that have been answered, each kept in the transaction of its call's work. */
export type IdempotencyKeys = {
  /** What is known of a key; nothing is written. */
  find(db: Kysely<Database>, call: KeyedCall): Promise<KeyState>;
  /** Claims a key for a transaction: of two calls at once the second waits, and finds what the first has answered. */
  claim(db: Transaction<Database>, call: KeyedCall): Promise<KeyState>;
  /** Stores what a call answers; null where it is to be answered from what is there then. */
  store(
    db: Transaction<Database>,
    call: KeyedCall,
    outcome: { status: number; answer: Answer | null },
  ): Promise<void>;
};

type KeptRow = { request_hash: Buffer; status: number | null; sealed_answer: Buffer | null };

/** Opens the keys; answers are encrypted at rest, because they may hold names, addresses and links. */
export function createIdempotencyKeys(secrets: Secrets, clock: () => number): IdempotencyKeys {
  const sealing = createSealing(secrets, 'idempotent answer');
  const find: IdempotencyKeys['find'] = async (db, call) => {
    const { operation, caller, key_hash } = hashesOf(secrets, call);
    const row = await db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'status', 'sealed_answer'])
      .where('operation', '=', operation)
      .where('caller', '=', caller)
      .where('key_hash', '=', key_hash)
      .executeTakeFirst();
    return row ? stateOf(row, hashesOf(secrets, call), sealing) : { kind: 'free' };
  };
  return {
    find,
    async claim(db, call) {
      const claimed = await db
        .insertInto('idempotency_keys')
        .values({ ...hashesOf(secrets, call), created_at: new Date(clock()) })
        .onConflict((conflict) => conflict.columns(['operation', 'caller', 'key_hash']).doNothing())
        .returning('operation')
        .executeTakeFirst();
      return claimed ? { kind: 'free' } : find(db, call);
    },
    async store(db, call, { status, answer }) {
      const { operation, caller, key_hash } = hashesOf(secrets, call);
      const place = placeOf({ operation, caller, key_hash });
      await db
        .updateTable('idempotency_keys')
        .set({ status, sealed_answer: answer && sealing.seal(JSON.stringify(answer), place) })
        .where('operation', '=', operation)
        .where('caller', '=', caller)
        .where('key_hash', '=', key_hash)
        .execute();
    },
  };
}

type Hashes = { operation: string; caller: number; key_hash: Buffer; request_hash: Buffer };

/** The key is part of what is hashed of the request: without it, which is nowhere kept, no secret in it can be guessed. */
function hashesOf(secrets: Secrets, { operation, caller, key, request }: KeyedCall): Hashes {
  return {
    operation,
    caller,
    key_hash: secrets.digest('idempotency key', `${operation}\n${caller}\n${key}`),
    request_hash: secrets.digest('idempotent request', `${key}\n${JSON.stringify(request, inOrder)}`),
  };
}

/** Members of an object by name, so that their order says nothing. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function stateOf(row: KeptRow, hashes: Hashes, sealing: Sealing): KeyState {
  if (!row.request_hash.equals(hashes.request_hash)) return { kind: 'different' };
  if (row.status === null) throw new Error(`The answer of ${hashes.operation} was not stored with its work.`);
  const opened = row.sealed_answer && sealing.open(row.sealed_answer, placeOf(hashes));
  return { kind: 'same', status: row.status, answer: opened ? (JSON.parse(opened) as Answer) : null };
}

function placeOf({ operation, caller, key_hash }: Omit<Hashes, 'request_hash'>): string {
  return `${operation}/${caller}/${key_hash.toString('base64url')}`;
}
