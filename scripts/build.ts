import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildTemplate } from '#server/database/template.ts';

const stamp = join('dist', '.sources');
const sources = [
  '{contract,domain,src,public,packages}/**/*',
  '{index,dev}.html',
  'vite.config.ts',
  'docs/requirements.tsv',
  'package-lock.json',
  'server/ssr/assets.ts',
  'scripts/{build,worker-files}.ts',
];

const key = sourcesKey();
const isFresh = existsSync(stamp) && existsSync('dist-dev') && readFileSync(stamp, 'utf8') === key;
if (!process.argv.includes('--stale') || !isFresh) {
  rmSync(stamp, { force: true });
  process.stdout.write('Building the front end …\n');
  // A build is one for production, whoever starts it: Vite would take the NODE_ENV of a test runner.
  process.env['NODE_ENV'] = 'production';
  // Not needed where the build is fresh, and slow to load.
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', mode: 'ssr' });
  await build({ logLevel: 'warn', mode: 'worker' });
  await build({ logLevel: 'warn', mode: 'dev-bundle' });
  await compress('dist');
  writeFileSync(stamp, key);
}
await buildTemplate();

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

/** Lays a brotli and a gzip copy beside every text file, once, so that the server never compresses. */
async function compress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  for (const path of globSync(`${folder}/**/*.{js,css,svg,json}`)) {
    const text = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${path}.br`, await brotli(text, { params }));
    writeFileSync(`${path}.gz`, await zip(text, { level: 9 }));
  }
}
