import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { currentCaller } from '#server/database/caller-context.ts';
import type { Database } from '#server/database/db.gen.ts';
import type { IdempotencyKeys, KeyedCall } from '#server/services/idempotency.ts';
import type { AnyOnce, Handlers, Operation } from './contract.ts';
import { problemBody } from './problem.ts';
import { keepUnlessRefused } from './transaction.ts';

type AnyReply = { status: number; body?: unknown };
type AnyCall = { path: unknown; query: unknown; body: unknown; request: FastifyRequest };
type AnyHandler = (call: AnyCall & { once: AnyOnce }) => Promise<AnyReply>;
type Parts = { db: Kysely<Database>; keys: IdempotencyKeys };

const repeatedDifferently = (): AnyReply => ({ status: 400, body: problemBody('repeated_differently') });

/**
 * The handlers, those of operations that take an Idempotency-Key answered once for each key of a caller: a call that was
 * answered before is answered alike and does not reach its handler, and another call under its key is refused.
 */
export function answerOncePerKey(
  handlers: Handlers,
  operations: ReadonlyMap<string, Operation>,
  parts: Parts,
): Handlers {
  const wrapped = Object.entries(handlers).map(([operationId, handler]) => {
    const takesKey = operations.get(operationId)?.takesIdempotencyKey === true;
    return [
      operationId,
      takesKey ? answerOnce(operationId, handler as unknown as AnyHandler, parts) : handler,
    ];
  });
  return Object.fromEntries(wrapped) as Handlers;
}

function answerOnce(operation: string, handler: AnyHandler, { db, keys }: Parts) {
  return async (call: AnyCall): Promise<AnyReply> => {
    const keyed = keyedCallOf(operation, call);
    const known = keyed ? await keys.find(db, keyed) : null;
    if (known?.kind === 'different') return repeatedDifferently();
    if (known?.kind === 'same' && known.answer) return { status: known.status, ...known.answer };
    return handler({ ...call, once: createOnce({ db, keys }, keyed) });
  };
}

/** One transaction for the key, the work and its answer: all of it is kept, or nothing. A refusal leaves the key free. */
function createOnce({ db, keys }: Parts, keyed: KeyedCall | null): AnyOnce {
  return (work, answerNow) =>
    keepUnlessRefused(db, async (transaction) => {
      const known = keyed ? await keys.claim(transaction, keyed) : null;
      if (known?.kind === 'different') return repeatedDifferently();
      if (known?.kind === 'same') {
        if (known.answer) return { status: known.status, ...known.answer };
        if (answerNow) return answerNow(transaction);
        throw new Error(`The stored answer of ${keyed?.operation} does not open.`);
      }
      const reply = await work(transaction);
      if (reply.status >= 400) return reply;
      const answer = answerNow ? null : 'body' in reply ? { body: reply.body } : {};
      if (keyed) await keys.store(transaction, keyed, { status: reply.status, answer });
      return reply;
    });
}

function keyedCallOf(operation: string, { path, query, body, request }: AnyCall): KeyedCall | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return null;
  return { operation, caller: currentCaller()?.userId ?? 0, key, request: { path, query, body } };
}
