import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '#server/database/store.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'baulk-worker-'));
const built = 'const keptBuild = "of this build";';

let store: Store;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  writeFileSync(join(folder, 'service-worker.js'), built);
  store = await testDatabase('empty');
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function workerOf(offlinePages: boolean) {
  const app = await buildTestApp({
    store,
    bundles: { product: folder, dev: null },
    configuration: { offlinePages },
  });
  apps.push(app);
  return app.inject('/service-worker.js');
}

describe('the worker that keeps pages on devices', () => {
  it.each([true, false])(
    'is asked for again at each visit, as a script that may ask the product alone (%s)',
    async (isOn) => {
      const { statusCode, headers } = await workerOf(isOn);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/javascript; charset=utf-8',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      });
    },
  );

  it('is the one of the build', async () => {
    expect((await workerOf(true)).body).toBe(built);
  });

  it('switched off, is one that forgets what was kept here, and nothing else, and goes', async () => {
    const kept = new Set(['baulk-1a2b-page', 'baulk-1a2b-read', 'of another product']);
    const heard = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
    const done: string[] = [];
    const self = {
      addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
      skipWaiting: () => done.push('takes over at once'),
      registration: { unregister: async () => done.push('has gone') },
    };
    const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
    runInNewContext((await workerOf(false)).body, { self, caches });
    const works: Promise<void>[] = [];
    for (const name of ['install', 'activate']) {
      heard.get(name)?.({ waitUntil: (work) => works.push(work) });
    }
    await Promise.all(works);
    expect([...kept]).toEqual(['of another product']);
    expect(done).toEqual(['takes over at once', 'has gone']);
    expect(heard.has('fetch')).toBe(false);
  });
});
