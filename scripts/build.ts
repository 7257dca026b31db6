import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTemplate } from '#server/database/template.ts';
import { compress, keepLastBuilds } from './build-files.ts';

// A process of its own makes it beside the front end.
const template = buildTemplate();
const stamp = join('dist', '.sources');
const sources = [
  '{contract,domain,src,public,packages}/**/*',
  '{index,dev}.html',
  'vite.config.ts',
  'docs/requirements.tsv',
  'package-lock.json',
  'server/ssr/assets.ts',
  'scripts/{build,build-files,worker-files}.ts',
];

const key = sourcesKey();
const isFresh = existsSync(stamp) && existsSync('dist-dev') && readFileSync(stamp, 'utf8') === key;
if (!process.argv.includes('--stale') || !isFresh) {
  rmSync(stamp, { force: true });
  process.stdout.write('Building the front end …\n');
  // A build is one for production, whoever starts it: Vite would take the NODE_ENV of a test runner.
  process.env['NODE_ENV'] = 'production';
  // A page asks for it when a file of its own build is gone.
  const buildId = key.slice(0, 16);
  process.env['VITE_BUILD_ID'] = buildId;
  const since = Date.now();
  // Not needed where the build is fresh, and slow to load.
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', mode: 'ssr' });
  await build({ logLevel: 'warn', mode: 'worker' });
  await build({ logLevel: 'warn', mode: 'dev-bundle' });
  writeFileSync(join('dist', 'build.json'), JSON.stringify({ build: buildId }));
  keepLastBuilds('dist', { build: buildId, since });
  await compress('dist');
  writeFileSync(stamp, key);
}
await template;

/** Names the sources by their content, so that a checkout of older files is noticed too, and the setting of the build. */
function sourcesKey(): string {
  const hash = createHash('sha256').update(process.env['VITE_API_ROOT'] ?? '');
  for (const pattern of sources) {
    for (const entry of globSync(pattern, { withFileTypes: true }).sort((a, b) =>
      pathOf(a).localeCompare(pathOf(b)),
    )) {
      if (entry.isFile()) hash.update(pathOf(entry)).update(readFileSync(pathOf(entry)));
    }
  }
  return hash.digest('hex');
}

function pathOf(entry: { parentPath: string; name: string }): string {
  return join(entry.parentPath, entry.name);
}
