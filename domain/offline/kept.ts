import { publicRoutes } from '#domain/navigation/routes-public.ts';

/** What a page tells the service worker about itself, once it is idle. */
export type SeenPage = {
  type: 'page.seen';
  /** The path of the page. */
  path: string;
  /** What the page was served with, under the addresses of the calls that would read it. */
  reads: readonly KeptRead[];
};

/** The answer of a call, as it was at an instant. */
export type KeptRead = { address: string; body: unknown; readAt: string };

/** As what an answer is kept: a file of the build, a picture, a page, or what a call has read. */
export type Kept = 'file' | 'picture' | 'page' | 'read';

/** What a service worker knows of a request. */
export type Asking = { method: string; address: URL; isNavigation: boolean; hasToken: boolean };

/** The calls whose answers public pages show and everyone may see; the stream of scores is none of them. */
export const keptCalls = [
  '/config',
  '/match',
  '/match/{matchId}',
  '/tournament',
  '/tournament/{tournamentId}',
  '/news',
  '/news/{newsId}',
  '/mobile-apps/all-active',
  '/legal/{document}',
  '/club/listAllActiveClubs',
  '/table/club/{clubId}/board',
] as const;

/** Matches the addresses of a path whose parameters stand in braces or behind a colon. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}|:\w+/g, '[^/]+')}/?$`, 'i');

const reads = keptCalls.map((path) => patternOf(`/api${path}`));

/** Screens whose addresses carry a secret, or that only somebody known may see. */
const unkept: ReadonlySet<string> = new Set(['password', 'profile', 'payments', 'sign-in']);
const pages = publicRoutes
  .filter(({ feature }) => !unkept.has(feature))
  .flatMap(({ path, aliases }) => [path, ...aliases].map(patternOf));

/** As what the answer to a request is kept; null where it is left to the browser. */
export function keptAs({ method, address: { pathname }, isNavigation, hasToken }: Asking): Kept | null {
  if (method !== 'GET') return null;
  if (isNavigation) return pages.some((page) => page.test(pathname)) ? 'page' : null;
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/images/')) return 'picture';
  // What somebody reads who is signed in is never kept.
  return !hasToken && reads.some((read) => read.test(pathname)) ? 'read' : null;
}

/** The name under which an answer is kept: the same question in another order has the same one. */
export function nameOf({ origin, pathname, searchParams }: URL, kept: Kept): string {
  if (kept !== 'read') return `${origin}${pathname}`;
  const query = new URLSearchParams(searchParams);
  query.sort();
  return query.size === 0 ? `${origin}${pathname}` : `${origin}${pathname}?${query}`;
}
