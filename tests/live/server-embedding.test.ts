import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

it('A-2.13 live scoring may stand in a frame of any page, and no other screen may', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-embedding-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const store = await testDatabase('empty');
  const app = await buildTestApp({ store, bundles: { product: folder, dev: null } });
  const policyAt = async (url: string) =>
    String((await app.inject({ url })).headers['content-security-policy']);
  expect(await policyAt('/live-scoring-iframe?club=2')).toContain('frame-ancestors *');
  for (const url of ['/', '/live-scoring', '/overlay', '/live-scoring-iframe/x', '/api/live']) {
    expect(await policyAt(url)).toContain("frame-ancestors 'none'");
  }
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
