import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { tellStatements } from '#server/platform/tracing.ts';
import type { Database } from './db.gen.ts';
import { createListener } from './listener.ts';
import { createScoping } from './scoped-client.ts';
import type { Store } from './store.ts';
import { valueParsers } from './values.ts';

/** Opens a PostgreSQL server by its address; LISTEN needs a connection of its own, which no pooler lends. */
export async function openServer(url: string, directUrl: string = url): Promise<Store> {
  const settings = { connectionString: url, application_name: 'baulk', types: { getTypeParser } };
  const pool = new pg.Pool({ ...settings, max: 10, connectionTimeoutMillis: 10_000 });
  // An idle connection that the server drops is replaced at the next query; unheard, it would end the process.
  pool.on('error', () => undefined);
  const listener = createListener(
    () => new pg.Client({ ...settings, connectionString: directUrl, keepAlive: true }),
  );
  const dialect = new PostgresDialect({ pool: scopedPool(pool) });
  const db = new Kysely<Database>({ dialect, ...tellStatements() });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await listener.close();
    await pool.end();
  };
  const store: Store = {
    db,
    kind: 'postgresql',
    async ping() {
      await pool.query('select 1');
    },
    listen: listener.listen,
    close: () => (closing ??= close()),
  };
  try {
    await store.ping();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The pool, the statements of whose connections run as the caller who borrows them. */
function scopedPool(pool: pg.Pool): PostgresPool {
  const scope = createScoping<pg.QueryResult>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      // A connection that is lost between two statements says so at the next one; unheard, it would end the process.
      client.on('error', ignore);
      const query = scope((text, parameters = []) => client.query(text, [...parameters]));
      const release = (error?: boolean | Error): void => {
        client.off('error', ignore);
        client.release(error);
      };
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

const ignore = (): void => undefined;

function getTypeParser(typeId: number, format: 'text' | 'binary' = 'text'): (value: string) => unknown {
  const own = format === 'text' ? valueParsers[typeId] : undefined;
  return own ?? (pg.types.getTypeParser(typeId, format) as (value: string) => unknown);
}
