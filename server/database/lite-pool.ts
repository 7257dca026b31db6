import type { PGlite, Results } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { beginsTransaction, createScoping, endsTransaction } from './scoped-client.ts';
import { valueParsers } from './values.ts';

type Waiting = { grant: () => void };
type Answer = PostgresQueryResult<never>;

const isScript = /;\s*\S/;

/** A pool of one connection over the embedded database: first come, first served, one transaction at a time. */
export class LitePool implements PostgresPool {
  readonly options = {};
  readonly #lite: PGlite;
  readonly #timeout: number;
  readonly #queue: Waiting[] = [];
  readonly #scope = createScoping<Answer>();
  #busy = false;
  #isEnded = false;

  constructor(lite: PGlite, settings: { connectionTimeoutMillis?: number } = {}) {
    this.#lite = lite;
    this.#timeout = settings.connectionTimeoutMillis ?? 10_000;
  }

  /** Lends the connection until `release`; a transaction left open is rolled back then. */
  async connect(): Promise<PostgresPoolClient> {
    await this.#acquire();
    let isReleased = false;
    let isOpen = false;
    const query = async (text: string, parameters?: readonly unknown[]): Promise<Answer> => {
      if (isReleased) throw new Error('This client of the embedded database was released.');
      const answer = await this.#run(text, parameters);
      if (beginsTransaction.test(text)) isOpen = true;
      else if (endsTransaction.test(text)) isOpen = false;
      return answer;
    };
    const release = (): void => {
      if (isReleased) throw new Error('This client of the embedded database was released twice.');
      isReleased = true;
      if (isOpen) void this.#rollBack();
      else this.#next();
    };
    return { query: this.#scope(query), release } as unknown as PostgresPoolClient;
  }

  /** Runs one piece of work on the bare database while nobody else uses it. */
  async exclusively<T>(work: (lite: PGlite) => Promise<T>): Promise<T> {
    await this.#acquire();
    try {
      return await work(this.#lite);
    } finally {
      this.#next();
    }
  }

  /** Takes no more work and waits for what it has. */
  async end(): Promise<void> {
    const turn = this.#acquire();
    this.#isEnded = true;
    await turn;
  }

  async #acquire(): Promise<void> {
    if (this.#isEnded) throw new Error('The embedded database is closed.');
    if (!this.#busy) {
      this.#busy = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { grant: resolve };
    this.#queue.push(waiting);
    const timer = setTimeout(() => {
      this.#queue.splice(this.#queue.indexOf(waiting), 1);
      reject(
        new Error('The embedded database was not free in time: was the pool used inside a transaction?'),
      );
    }, this.#timeout);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  #next(): void {
    const waiting = this.#queue.shift();
    if (waiting) waiting.grant();
    else this.#busy = false;
  }

  async #rollBack(): Promise<void> {
    // What cannot be rolled back was never begun: the next one in the queue finds out by itself.
    await this.#run('rollback').catch(() => undefined);
    this.#next();
  }

  async #run(text: string, parameters: readonly unknown[] = []): Promise<Answer> {
    const options = { parsers: valueParsers };
    const result: Results | undefined =
      parameters.length === 0 && isScript.test(text)
        ? (await this.#lite.exec(text, options)).at(-1)
        : await this.#lite.query(text, [...parameters], options);
    return {
      rows: result?.rows ?? [],
      rowCount: result?.rowCount ?? result?.affectedRows ?? 0,
      command: result?.command ?? '',
    } as Answer;
  }
}
