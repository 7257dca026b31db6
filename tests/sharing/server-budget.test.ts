import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';

it('S15 cards are drawn sixty a minute for one network, which is then given the usual picture; a kept one is free', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baulk-sharing-'));
  const usual = Buffer.from('usual');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'shared.jpg'), usual);
  const store = await testDatabase('demo');
  // Nothing is kept yet where nobody has asked.
  const app = await buildTestApp({ store, bundles: { product: folder, dev: null } });
  const rows = await store.db.selectFrom('matches').select('id').orderBy('id').limit(62).execute();
  const [first, ...others] = rows.map(({ id }) => `/cards/match/${id}.jpg`);
  const from = async (remoteAddress: string, url = '') => {
    const { rawPayload, headers } = await app.inject({ url, remoteAddress });
    return rawPayload.equals(usual) ? 'the usual one' : headers['cache-control'];
  };
  const drawn: unknown[] = [];
  for (const url of [first, ...others]) drawn.push(await from('192.0.2.7', url));
  const card = 'public, max-age=300';
  expect(drawn).toEqual([...Array.from({ length: 60 }, () => card), 'the usual one', 'the usual one']);
  expect(await from('192.0.2.7', first)).toBe(card);
  expect(await from('192.0.2.8', others.at(-1))).toBe(card);
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
