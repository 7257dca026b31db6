import { readdirSync } from 'node:fs';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';

/** Checks who imports whom; the rules are made from the folders, so that a new feature is walled from its first day. */

const features = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Features whose machines and parts another feature may compose. */
const composed: Record<string, string[]> = {
  clubs: ['channels', 'licences'],
  fixtures: ['tournaments'],
  home: ['matches'],
  live: ['matches'],
  payments: ['reports'],
  registration: ['verification'],
  'second-factor': ['downloads'],
  'sign-in': ['social', 'verification'],
  terms: ['legal'],
};

/** Files matching `from` may import, of all that is ours and of the packages, only what matches `allowed`. */
function wall(name: string, from: string, allowed: string[]): IForbiddenRuleType {
  const to = [...allowed, '^contract/', '^node:', '^(fs|path|crypto|url|net|os|zlib|util)$', '^data:'];
  return { name, severity: 'error', from: { path: from }, to: { pathNot: to } };
}

const packageOf = (...names: string[]): string[] => names.map((name) => `node_modules/${name}/`);

const forbidden: IForbiddenRuleType[] = [
  { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^node:' } },
  {
    name: 'nobody-imports-tests',
    severity: 'error',
    from: { pathNot: '^(tests|bench|scripts)/' },
    to: { path: '^(tests|bench|scripts)/' },
  },
  wall(
    'domain',
    '^domain/(?!machines/|news/life|booking/lifecycle|tournaments/(stage|entries|matches)|rich-text/)',
    ['^domain/'],
  ),
  wall('domain-rich-text', '^domain/rich-text/', ['^domain/', ...packageOf('markdown-it')]),
  wall(
    'domain-machines',
    '^domain/(machines/|news/life|booking/lifecycle|tournaments/(stage|entries|matches))',
    ['^domain/', '^packages/model-testing/model', ...packageOf('xstate')],
  ),
  wall('model-testing', '^packages/model-testing/', [
    '^packages/model-testing/',
    ...packageOf('xstate', 'elkjs'),
  ]),
  wall('styles', '^src/styles/', [
    '^src/styles/',
    ...packageOf('@vanilla-extract', '@fontsource-variable', 'react'),
  ]),
  wall('api-client', '^src/api/client\\.ts$', ['^src/api/', ...packageOf('openapi-fetch')]),
  wall('api', '^src/api/(?!client\\.ts)', [
    '^src/api/(client|problem|sign-in)\\.ts$',
    '^domain/',
    ...packageOf('xstate'),
  ]),
  wall('worker', '^src/worker/', ['^src/worker/', '^domain/']),
  wall('browser', '^src/browser/', ['^src/browser/', '^domain/', ...packageOf('xstate')]),
  wall('views-ui', '^src/views/ui/', [
    '^src/(views/ui|styles)/',
    '^domain/dates/',
    ...packageOf(
      'radix-ui',
      'downshift',
      'react-easy-crop',
      'react',
      'react-dom',
      'lucide-react',
      '@vanilla-extract',
    ),
  ]),
  ...features('src/machines').map((feature) =>
    wall(`machines-${feature}`, `^src/machines/${feature}/`, [
      `^src/machines/(${[feature, 'patterns', ...(composed[feature] ?? [])].join('|')})/`,
      '^src/machines/app/(notices|session-state)\\.ts$',
      '^src/(api|browser)/',
      '^domain/',
      '^packages/model-testing/model',
      ...packageOf('xstate'),
    ]),
  ),
  ...features('src/views')
    .filter((feature) => !['app', 'ui', 'dev'].includes(feature))
    .map((feature) =>
      wall(`views-${feature}`, `^src/views/${feature}/`, [
        `^src/(views/(${[feature, 'ui', 'legal', 'rich-text', ...(composed[feature] ?? [])].join('|')})|machines/${feature}|styles)/`,
        // What every list and every editor shows.
        '^src/machines/patterns/[a-z]+-selectors\\.ts$',
        '^domain/',
        ...packageOf('react', '@xstate/react', 'lucide-react', '@vanilla-extract', 'uqr'),
        ...(feature === 'rich-text' ? packageOf('@tiptap') : []),
      ]),
    ),
  {
    name: 'views-never-call',
    severity: 'error',
    from: { path: '^src/views/(?!dev/)' },
    to: { path: '^src/(api|browser)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-never-src',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^(src|packages)/' },
  },
  {
    name: 'src-never-server',
    severity: 'error',
    from: { path: '^(src|domain|packages)/' },
    to: { path: '^server/' },
  },
  {
    name: 'product-never-dev',
    severity: 'error',
    from: { path: '^src/(?!dev\\.tsx|views/dev/)' },
    to: { path: '^src/(dev\\.tsx|views/dev/)' },
  },
];

const { output } = await cruise(['contract', 'domain', 'server', 'src', 'packages', 'scripts', 'tests'], {
  ruleSet: { forbidden },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'types', 'default'],
  },
  outputType: 'json',
});
const { summary } = JSON.parse(output as string) as {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
};
// A parser that cannot read TypeScript finds nothing to complain about, and says so with success.
if (summary.totalCruised < 100) throw new Error(`Only ${summary.totalCruised} modules were seen.`);
for (const { rule, from, to } of summary.violations) process.stdout.write(`${rule.name}: ${from} → ${to}\n`);
process.stdout.write(`${summary.totalCruised} modules, ${summary.violations.length} violations\n`);
process.exitCode = summary.violations.length > 0 ? 1 : 0;
