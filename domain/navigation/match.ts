import { type Route, routes } from './routes.ts';

/** The route of an address with the values of its parameters. */
export type RouteMatch = { readonly route: Route; readonly params: Readonly<Record<string, string>> };

type Pattern = { readonly route: Route; readonly segments: readonly string[] };

const segmentsOf = (path: string) => path.split('/').slice(1);

const patterns: readonly Pattern[] = routes.flatMap((route) =>
  [route.path, ...route.aliases].map((path) => ({ route, segments: segmentsOf(path) })),
);

/** Ids are whole numbers that a script can hold exactly; any other parameter is one plain word. */
function isValue(parameter: string, value: string): boolean {
  return /id$/i.test(parameter) ? /^[1-9]\d{0,14}$/.test(value) : /^[\w-]+$/.test(value);
}

function readParams(pattern: Pattern, segments: readonly string[]): Record<string, string> | null {
  if (pattern.segments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const given = segments[index] ?? '';
    if (!expected.startsWith(':')) {
      if (expected.toLowerCase() !== given.toLowerCase()) return null;
    } else {
      const name = expected.slice(1);
      if (!isValue(name, given)) return null;
      params[name] = given;
    }
  }
  return params;
}

/** Finds the route of an address, whatever its case, query and fragment; null where no screen is. */
export function matchRoute(address: string): RouteMatch | null {
  const path = address.replace(/[?#].*$/s, '');
  if (!path.startsWith('/')) return null;
  const segments = segmentsOf(path === '/' ? path : path.replace(/\/$/, ''));
  for (const pattern of patterns) {
    const params = readParams(pattern, segments);
    if (params) return { route: pattern.route, params };
  }
  return null;
}
