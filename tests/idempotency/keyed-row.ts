import type { Kysely } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';
import type { AnyOnce, Handlers, Operation } from '#server/http/contract.ts';
import { answerOncePerKey } from '#server/http/idempotency.ts';
import { createIdempotencyKeys } from '#server/services/idempotency.ts';
import { testNow, testSecrets } from '#tests/support/database.ts';

type Given = { key: string; name: string; afterWork?: () => Promise<void> };
type Handler = (call: object) => Promise<{ status: number; body?: unknown }>;

/** An operation that declares the key and writes one row; its handler does nothing about the key. */
export async function answerRow(db: Kysely<Database>, { key, name, afterWork }: Given) {
  const addRow = ({ body, once }: { body: { name: string }; once: AnyOnce }) =>
    once(async (transaction) => {
      await transaction.insertInto('settings').values({ key: body.name, value: '1' }).execute();
      await afterWork?.();
      return { status: 201, body: { id: 1, message: `${body.name} was added.` } };
    });
  const handlers = answerOncePerKey(
    { addRow } as unknown as Handlers,
    new Map([['addRow', { takesIdempotencyKey: true } as Operation]]),
    { db, keys: createIdempotencyKeys(testSecrets, () => testNow) },
  ) as unknown as { addRow: Handler };
  const request = { headers: { 'idempotency-key': key } };
  return handlers.addRow({ path: {}, query: {}, body: { name }, request });
}
