import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';
import { keptParts } from './scripts/worker-files.ts';
import { publicScreens, routeFiles } from './server/ssr/assets.ts';

/** Radix locks the page's scroll through this package, whose inline style a strict policy refuses. */
const styleSingleton = fileURLToPath(new URL('./src/styles/style-singleton.ts', import.meta.url));

/** Names font files in a bundle's head, so that they are asked for before the styles are read. */
const preloadFonts = ({ base, fonts }: { base: string; fonts: RegExp }): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => fonts.test(name))
        .map(
          (name) =>
            ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                href: `${base}${name}`,
                as: 'font',
                type: 'font/woff2',
                crossorigin: true,
              },
              injectTo: 'head' as const,
            }) satisfies HtmlTagDescriptor,
        ),
  },
});

/** Kilobytes: the largest file is the news editor's, which those who write news fetch, and nobody else. */
const largestChunk = 600;

/**
 * Says nothing of directives for React's server components, of which there are none, of its own timings, and of two
 * bundles that no visitor waits for: the server's is never fetched, and the visualizer has all machines at once, so that its
 * stories load nothing apart.
 */
const silentBuild: Plugin = {
  name: 'silent-build',
  config: (_config, { mode }) => ({
    build: {
      chunkSizeWarningLimit: mode === 'dev-bundle' || mode === 'ssr' ? Infinity : largestChunk,
      rolldownOptions: {
        checks: {
          moduleLevelDirective: false,
          bundlerTimings: false,
          ineffectiveDynamicImport: mode !== 'dev-bundle',
        },
      },
    },
  }),
};

/** Settings that the product, the second bundle and the tests share. */
export const shared = {
  plugins: [vanillaExtractPlugin(), silentBuild],
  resolve: {
    alias: [
      { find: 'react-style-singleton', replacement: styleSingleton },
      // XState's hooks bring along what React had not yet when they were written.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
} satisfies UserConfig;

const bundles = {
  product: { base: '/', outDir: 'dist', input: 'index.html', fonts: /-latin-(wdth|wght)-normal.*\.woff2$/ },
  // Its own pages have no scoreboard, and a font that is preloaded for nothing is complained of.
  dev: { base: '/dev/', outDir: 'dist-dev', input: 'dev.html', fonts: /-latin-wdth-normal.*\.woff2$/ },
} as const;

/** What renders public pages on the server; it lies beside the product and is not served. */
const ssr: UserConfig = {
  ...shared,
  // Its class names must be those of the product's styles.
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), silentBuild],
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: 'dist/.ssr',
    target: 'node26',
    copyPublicDir: false,
    minify: true,
  },
};

/** What keeps the pages of the built product on a device. */
const worker = (): UserConfig => ({
  define: keptParts(bundles.product.outDir),
  build: {
    outDir: bundles.product.outDir,
    emptyOutDir: false,
    target: 'es2024',
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/worker/main.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});

/** What rolldown knows of modules. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const view = (path: string): string => fileURLToPath(new URL(`./src/views/${path}.tsx`, import.meta.url));
const publicPages = publicScreens.map((screen) => view(`app/routes/${routeFiles[screen]}`));
/** What every public page fetches once it has hydrated. */
const fetchedLater = ['app/shell/public-drawer', 'ui/toast-region'].map(view);

/** The names of those modules, of the given ones, that import a module or what imports it, by its id. */
function findDependents(graph: Graph, modules: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const dependents = new Map<string, Set<string>>();
  for (const module of modules) {
    const waiting = [module];
    const found = new Set<string>();
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      // The package names all parts of Radix, of which a module uses one or two.
      if (found.has(id) || id.includes('/node_modules/radix-ui/')) continue;
      found.add(id);
      waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    for (const id of found)
      dependents.set(id, (dependents.get(id) ?? new Set()).add(basename(module, '.tsx')));
  }
  return dependents;
}

type Dependents = Record<'pages' | 'later', ReturnType<typeof findDependents>>;
let known: Dependents | null = null;
const dependentsIn = (graph: Graph): Dependents =>
  (known ??= {
    pages: findDependents(graph, publicPages),
    later: findDependents(graph, fetchedLater),
  });
const isPublic = (id: string, graph: Graph): boolean => dependentsIn(graph).pages.has(id);

/**
 * The file of what the same one or two public pages need is named after them; what more of them need is in one, since that
 * is little. Pages themselves are in no group: the manifest names each by its own file.
 */
function publicGroup(id: string, graph: Graph): string | null {
  if (publicPages.includes(id) || fetchedLater.includes(id)) return null;
  const { pages, later } = dependentsIn(graph);
  const names = [...(pages.get(id) ?? later.get(id) ?? [])];
  if (names.length === 0) return null;
  return names.length > 2 ? 'pages' : names.join('-');
}

/** What of Radix places something over a page and keeps the focus in it, and what that needs. */
const layers =
  /\/node_modules\/(@radix-ui\/react-(popper|popover|tooltip|focus-scope|dialog|alert-dialog|menu|dropdown-menu)\/|@floating-ui|aria-hidden|react-remove-scroll)/;
/** What toasts and dialogs need of it, and nothing else that a page shows at first. */
const layer =
  /\/node_modules\/@radix-ui\/react-(dismissable-layer|portal|focus-guards|toast|arrow|visually-hidden)\//;
const isOtherRadix = (id: string): boolean =>
  id.includes('/node_modules/@radix-ui/') && !layer.test(id) && !layers.test(id);
const own = /\/(?!entry-client)[^/]+$/;

/** What both bundles load first. */
const loadedFirst = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'app', test: own, tags: ['$initial' as const], priority: 5 },
];

/**
 * Few files, so that a page does not wait for dozens of requests: parts that public pages share, and apart from them whatever
 * many of the other pages share. The entry itself is in no group: the manifest would no longer name it.
 */
const groups = [
  ...loadedFirst,
  {
    name: (id: string, graph: Graph) => (isPublic(id, graph) ? 'ui' : null),
    test: /\/views\/ui\//,
    minShareCount: 10,
    priority: 4,
  },
  // What the two layers need as well as pages do: taken first, so that no page brings a layer along.
  { name: 'radix', test: isOtherRadix, minShareCount: 2, priority: 3 },
  { name: 'layer', test: layer, priority: 2 },
  { name: 'layers', test: layers, priority: 2 },
  {
    name: publicGroup,
    test: own,
    minShareCount: 2,
    // What it needs is needed by the same pages and more, and has a group of its own; no file leads back into another.
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: (id: string, graph: Graph) => (publicGroup(id, graph) === null ? 'office' : null),
    test: own,
    minShareCount: 5,
    // What public pages need of it stays apart. What is not public has no fewer importers than whoever imports it, so that
    // all of it is in the group, and no chunk leads back into it.
    includeDependenciesRecursively: false,
    priority: 0,
  },
];

/** Developers wait for no first page, only for files: there should be few. */
const toolGroups = [
  ...loadedFirst,
  { name: 'shared', test: own, minShareCount: 3, includeDependenciesRecursively: false, priority: 0 },
];

/** The product by default, the second bundle with `--mode dev-bundle`. */
export default defineConfig(({ mode }) => {
  if (mode === 'ssr') return ssr;
  if (mode === 'worker') return worker();
  const bundle = mode === 'dev-bundle' ? bundles.dev : bundles.product;
  return {
    ...shared,
    plugins: [...shared.plugins, preloadFonts(bundle)],
    base: bundle.base,
    build: {
      outDir: bundle.outDir,
      // A server that runs and the pages that it has served need the files of their own build.
      emptyOutDir: mode === 'dev-bundle',
      target: 'es2024',
      // The server reads from it which styles a screen needs.
      manifest: mode !== 'dev-bundle',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: bundle.input,
        output: { codeSplitting: { groups: mode === 'dev-bundle' ? toolGroups : groups } },
      },
    },
    server: { proxy: { '/api': 'http://127.0.0.1:3000', '/dev': 'http://127.0.0.1:3000' } },
  };
});
