import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { readParts, servedScreens } from '#server/served/parts.ts';
import { app, loader } from './build-groups.ts';

const isApp = (id: string): boolean => id.endsWith(app);

/** Names the app's scripts and styles in the page's head, so that they are asked for before anything has run. */
export const namePartsOfApp: Plugin = {
  name: 'name-parts-of-app',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const app = Object.values(bundle).find((part) => part.type === 'chunk' && part.moduleIds.some(isApp));
      if (!app) return [];
      const chunks = withImports(app.fileName, bundle);
      const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      return [
        ...chunks
          // The page names what its few lines need by itself.
          .filter(({ name }) => name !== loader)
          .map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}`, 'data-part': 'app' })),
        ...[...new Set(styles)].map((name) => link({ rel: 'stylesheet', href: `/${name}` })),
      ];
    },
  },
};

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true },
  injectTo: 'head',
});

function withImports(
  name: string,
  bundle: Rollup.OutputBundle,
  seen = new Set<string>(),
): Rollup.OutputChunk[] {
  const chunk = bundle[name];
  if (seen.has(name) || chunk?.type !== 'chunk') return [];
  seen.add(name);
  return [chunk, ...chunk.imports.flatMap((imported) => withImports(imported, bundle, seen))];
}

/** What the service worker is told of the built product: its name, and the files that public pages need. */
export function keptParts(root: string): { keptBuild: string; keptFiles: string } {
  const partsOf = readParts(root);
  const parts = servedScreens.map(partsOf).flatMap(({ shared, own }) => [shared, own]);
  const fonts = globSync('assets/*latin-w*-normal*.woff2', { cwd: root }).map((name) => `/${name}`);
  const files = [...new Set([...parts.flatMap(({ scripts, styles }) => [...scripts, ...styles]), ...fonts])]
    .filter((name) => name.startsWith('/assets/'))
    .toSorted();
  const all = globSync('assets/*', { cwd: root }).toSorted().join();
  const build = createHash('sha256')
    .update(all)
    .update(readFileSync(join(root, 'index.html')))
    .digest('hex');
  return { keptBuild: JSON.stringify(build.slice(0, 12)), keptFiles: JSON.stringify(files) };
}
