import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type HtmlTagDescriptor, type Plugin, type UserConfig } from 'vite';
import { keptParts } from './scripts/worker-files.ts';

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
  resolve: { alias: { 'react-style-singleton': styleSingleton } },
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

/** What opens over a page, and what of Radix serves that alone: what a page shows at first does without. */
const overlays =
  'dialog|drawer|menu|tooltip|popover|hint|help|difference|leaving|icon-button|choice|combobox|multi|toolbar|password-field|phone-field|image-field|crop';
const layers =
  'popper|popover|tooltip|hover-card|dialog|alert-dialog|menu|dropdown-menu|focus-scope|focus-guards';

/**
 * Few files, so that a page does not wait for dozens of requests. The entry itself is in no group: the manifest would no
 * longer name it.
 */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  { name: 'app', test: /\/(?!entry-client)[^/]+$/, tags: ['$initial' as const], priority: 4 },
  { name: 'ui', test: new RegExp(`/views/ui/(?!${overlays})`), minShareCount: 6, priority: 3 },
  {
    name: 'overlays',
    test: new RegExp(`/node_modules/(@floating-ui|@radix-ui/react-(${layers}))/|/views/ui/(${overlays})`),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'radix', test: /\/node_modules\/@radix-ui\//, minShareCount: 2, priority: 1 },
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
