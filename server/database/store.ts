import type { Kysely } from 'kysely';
import type { Database } from './db.gen.ts';

/** The database as the rest of the server knows it, whichever of the two it is. */
export type Store = {
  db: Kysely<Database>;
  kind: 'embedded' | 'postgresql';
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Calls back with each payload that `pg_notify` sends to a channel, from whichever process; answers how to stop. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
