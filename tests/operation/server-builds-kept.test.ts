import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { keepLastBuilds } from '#scripts/build-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'baulk-builds-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a build leaves the files of the two before it, for pages and servers that still ask for them', () => {
  mkdirSync(join(folder, 'assets'));
  for (let n = 1; n <= 4; n += 1) {
    // Every build writes a file of its own and one that never changes.
    for (const name of [`page-${n}.js`, 'font.woff2']) {
      writeFileSync(join(folder, 'assets', name), '');
      writeFileSync(join(folder, 'assets', `${name}.gz`), '');
      utimesSync(join(folder, 'assets', name), n * 100, n * 100);
    }
    keepLastBuilds(folder, { build: `build ${n}`, since: n * 100_000 });
  }
  const names = readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.gz'));
  expect(names.toSorted()).toEqual(['font.woff2', 'page-2.js', 'page-3.js', 'page-4.js']);
  expect(readdirSync(join(folder, 'assets'))).toContain('page-2.js.gz');
});
