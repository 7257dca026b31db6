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

/** Says nothing of directives for React's server components, of which there are none, nor of its own timings. */
const silentBuild: Plugin = {
  name: 'silent-build',
  config: () => ({
    build: { rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } } },
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

const publicRoutes = publicScreens.map((screen) =>
  fileURLToPath(new URL(`./src/views/app/routes/${routeFiles[screen]}.tsx`, import.meta.url)),
);

/** Every module that a public page needs before it can hydrate. */
function publicModules(graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...publicRoutes];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    // The package names all parts of Radix, of which a module uses one or two.
    if (found.has(id) || id.includes('/node_modules/radix-ui/')) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

let known: ReadonlySet<string> | null = null;
const isPublic = (id: string, graph: Graph): boolean => (known ??= publicModules(graph)).has(id);

/** What of Radix places something over a page and keeps the focus in it. */
const layers = 'popper|popover|tooltip|focus-scope|dialog|alert-dialog|menu|dropdown-menu';
/** What toasts and dialogs need of it, and nothing else that a page shows at first. */
const layer = 'dismissable-layer|portal|focus-guards|toast|arrow|visually-hidden';
const own = /\/(?!entry-client)[^/]+$/;

/**
 * Few files, so that a page does not wait for dozens of requests: parts that public pages share, and apart from them whatever
 * many of the other pages share. The entry itself is in no group: the manifest would no longer name it.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 6 },
  { name: 'app', test: own, tags: ['$initial' as const], priority: 5 },
  {
    name: (id: string, graph: Graph) => (isPublic(id, graph) ? 'ui' : null),
    test: /\/views\/ui\//,
    minShareCount: 10,
    priority: 4,
  },
  // What the public pages that are read again have in common.
  {
    name: 'refresh',
    test: /\/(machines\/patterns\/(polling|refresh-states)|browser\/visibility|views\/app\/use-live-page)\.tsx?$/,
    includeDependenciesRecursively: false,
    priority: 4,
  },
  { name: 'layer', test: new RegExp(`/node_modules/@radix-ui/react-(${layer})/`), priority: 2 },
  {
    name: 'radix',
    test: new RegExp(`/node_modules/@radix-ui/react-(?!(${layers}|${layer})/)`),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: (id: string, graph: Graph) => (isPublic(id, graph) ? null : 'office'),
    test: own,
    minShareCount: 5,
    // What public pages need of it stays apart. What is not public has no fewer importers than whoever imports it, so that
    // all of it is in the group, and no chunk leads back into it.
    includeDependenciesRecursively: false,
    priority: 1,
  },
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
        ...(mode === 'dev-bundle' ? {} : { output: { codeSplitting: { groups } } }),
      },
    },
    server: { proxy: { '/api': 'http://127.0.0.1:3000', '/dev': 'http://127.0.0.1:3000' } },
  };
});
