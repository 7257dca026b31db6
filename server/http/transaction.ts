import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/db.gen.ts';

type AnyReply = { status: number; body?: unknown };

/** Rolls the transaction back with what is answered. */
class RolledBack<Reply> extends Error {
  readonly reply: Reply;
  constructor(reply: Reply) {
    super('rolled back');
    this.reply = reply;
  }
}

/** Runs work in one transaction; an answer that refuses (400 and up) leaves nothing of it. */
export async function keepUnlessRefused<Reply extends AnyReply>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const reply = await work(transaction);
      if (reply.status >= 400) throw new RolledBack(reply);
      return reply;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.reply as Reply;
    throw error;
  }
}
