import { testDataDir } from './objects.ts';
import type { FastifyInstance } from 'fastify';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { buildApp, type AppParts } from '#server/app.ts';
import { readConfiguration, type Configuration } from '#server/configuration.ts';
import type { Store } from '#server/database/store.ts';
import { createClock, type Clock } from '#server/services/clock.ts';
import { holdAnswers } from './answers.ts';
import { testNow, testPasswords, testSecrets } from './database.ts';

type Parts = Omit<Partial<AppParts>, 'configuration'> & {
  store: Store;
  configuration?: Partial<Configuration>;
};

/** A server built from parts of one's own where the usual ones will not do. */
export async function buildTestApp(parts: Parts): Promise<FastifyInstance> {
  const clock = createClock();
  clock.moveTo(testNow - Date.now());
  return buildApp({
    clock,
    secrets: testSecrets,
    passwords: testPasswords,
    bundles: null,
    logLevel: 'silent',
    plugins: [holdAnswers],
    ...parts,
    configuration: { ...readConfiguration({ DATA_DIR: testDataDir }), ...parts.configuration },
  });
}

/** A clock that stands still but for what a test lets pass, so that a second is a second on a busy machine. */
export function stillClock(): Clock & { pass(seconds: number): void } {
  let passed = 0;
  return {
    now: () => testNow + passed,
    moveTo: (milliseconds) => {
      passed = milliseconds;
    },
    offset: () => passed,
    pass: (seconds) => {
      passed += seconds * 1000;
    },
  };
}

/** A database that answers every query with one error. */
export function brokenStore(error: Error): Store {
  const fail = () => Promise.reject(error);
  const pool = {
    options: {},
    connect: () => Promise.resolve({ query: fail, release: () => undefined }),
    end: () => Promise.resolve(),
  } as unknown as PostgresPool;
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    kind: 'postgresql',
    ping: fail,
    listen: fail,
    close: () => Promise.resolve(),
  };
}
