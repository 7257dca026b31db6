import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicScreens, readAssets } from '#server/ssr/assets.ts';

/** What the service worker is told of the built product: its name, and the files that public pages need. */
export function keptParts(root: string): { keptBuild: string; keptFiles: string } {
  const assets = publicScreens
    .map(readAssets(root))
    .flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const fonts = globSync('assets/*latin-w*-normal*.woff2', { cwd: root }).map((name) => `/${name}`);
  const files = [...new Set([...assets, ...fonts])].toSorted();
  const all = globSync('assets/*', { cwd: root }).toSorted().join();
  const build = createHash('sha256')
    .update(all)
    .update(readFileSync(join(root, 'index.html')))
    .digest('hex');
  return { keptBuild: JSON.stringify(build.slice(0, 12)), keptFiles: JSON.stringify(files) };
}
