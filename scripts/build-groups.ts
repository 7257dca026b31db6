import { servedMounts } from '#server/served/parts.ts';

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };
type Needs = (id: string, modules: Modules) => readonly string[];

/** What the few lines in the page load: the app with all that its first screen needs. */
export const app = '/src/take-over.tsx';

/** What these lines need themselves: in the app's file it would bring the whole app along. */
export const loader = 'loader';

/** Which parts of the product, each named by the end of its address, bring a module along as they are fetched. */
function needsOf(parts: readonly string[]): Needs {
  const known = new Map<string, readonly string[]>();
  return (id, modules) => {
    const before = known.get(id);
    if (before) return before;
    // A set hands out what is added while it is walked: all that lead to the module, even where they lead in a circle.
    const leading = new Set([id]);
    for (const one of leading)
      for (const importer of modules.getModuleInfo(one)?.importers ?? []) leading.add(importer);
    const needs = parts.filter((part) => [...leading].some((one) => one.endsWith(part)));
    known.set(id, needs);
    return needs;
  };
}

/** One file for all that any of some parts needs. */
function together(name: string, parts: readonly string[]) {
  const needs = needsOf(parts);
  return {
    name: (id: string, modules: Modules) => (needs(id, modules).length > 0 ? name : null),
    debugName: name,
  };
}

/** A file for what the same of some parts need, so that none of them fetches what it does not need. */
function byNeed(name: string, parts: readonly string[]) {
  const needs = needsOf(parts);
  // A file takes along what its modules build on: what more of the parts need is taken first.
  return parts.map((_part, index) => ({
    name: (id: string, modules: Modules) => {
      const those = needs(id, modules);
      const places = those.map((part) => parts.indexOf(part));
      return those.length === parts.length - index ? `${name}-${places.join('-')}` : null;
    },
    debugName: `${name} of ${parts.length - index}`,
    minShareCount: 2,
  }));
}

const mount = (name: string): string => `/routes/${name}.tsx`;
const watching = [
  'match-centre',
  'live-scoring',
  'club-board',
  'overlay',
  'statistics',
  'tournament-details',
];
const signingIn = ['sign-in', 'registration', 'forgot-password', 'idle', 'set-password'];

/**
 * How modules are put together into files, the first that fits: a page that asks for a hundred small files is slower than
 * one that asks for a few, and pages that are served whole weigh no more for it.
 */
const inOrder = [
  { name: loader, test: /vite\/preload-helper|\/browser\/unpack\.ts/ },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  together('app', [app]),
  // Small, and used together: each file by itself would weigh more.
  { name: 'dates', test: /\/domain\/dates\/(zone|fixture-days)|\/browser\/time-zone/ },
  ...byNeed('served', servedMounts.map(mount)),
  { ...together('matches', [...watching, 'matches'].map(mount)), minShareCount: 2 },
  // Who follows the link of a mail sees nothing else.
  { ...together('association', [mount('association')]), minShareCount: 2 },
  { name: 'dialogs', test: /\/views\/kit\/(dialog|drawer)|\/react-dialog\//, minShareCount: 2 },
  {
    name: 'floating',
    test: /\/@floating-ui\/|\/react-(popper|tooltip)\/|\/views\/kit\/tooltip/,
    minShareCount: 2,
  },
  { ...together('menu', ['/shell/user-menu.tsx']), minShareCount: 2 },
  { ...together('account', signingIn.map(mount)), minShareCount: 2 },
  { name: 'desks', minShareCount: 3 },
];

/** The groups as the bundler takes them. */
export const groups = inOrder.map((group, index) => ({ ...group, priority: inOrder.length - index }));
