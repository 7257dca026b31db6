import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildApp } from '#server/app.ts';
import { readConfiguration } from '#server/configuration.ts';
import { openDatabase, type Store } from '#server/database/open.ts';
import { createClock } from '#server/services/clock.ts';
import { testDatabase, testNow, testPasswords, testSecrets } from '#tests/support/database.ts';

/** What the parent asks of the server, and what it is told. */
export type Order = 'measure' | 'write';
export type Told =
  | { kind: 'listening'; port: number; kindOfDatabase: string; database: string }
  | { kind: 'measured'; bytes: number }
  | { kind: 'written'; version: number; at: number };

/** An instant that two processes of one machine read alike. */
export const instant = (): number => performance.timeOrigin + performance.now();

/** The database of another such process, or a new one with the demo association. */
function openShared(name: string | undefined): Promise<Store> {
  if (!name) return testDatabase('demo');
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  return openDatabase({ url: url.href, dataDir: null });
}

/** In a process of its own: the server over the demo, of whose live matches one is scored on demand. */
if (import.meta.main) {
  const tell = (told: Told): void => void process.send?.(told);
  const store = await openShared(process.argv[2]);
  const clock = createClock();
  clock.moveTo(testNow - Date.now());
  const app = await buildApp({
    configuration: readConfiguration({}),
    store,
    clock,
    secrets: testSecrets,
    passwords: testPasswords,
    bundles: null,
    logLevel: 'silent',
  });
  const { id } = await store.db
    .selectFrom('matches')
    .select('id')
    .where('status_id', '=', 7)
    .executeTakeFirstOrThrow();
  const write = async (): Promise<void> => {
    const at = instant();
    const { version } = await store.db
      .updateTable('matches')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returning('version')
      .executeTakeFirstOrThrow();
    tell({ kind: 'written', version, at });
  };
  const measure = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) {
      globalThis.gc?.();
      await wait(200);
    }
    const { heapUsed, external } = process.memoryUsage();
    tell({ kind: 'measured', bytes: heapUsed + external });
  };
  process.on('message', (order: Order) => void (order === 'write' ? write() : measure()));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.db);
  tell({
    kind: 'listening',
    port: (app.server.address() as AddressInfo).port,
    kindOfDatabase: store.kind,
    database: rows[0]?.name ?? '',
  });
}
