import { initialDataId, type FoundData, type InitialData } from '#domain/initial-data.ts';
import { keptTiming } from '#domain/offline/names.ts';

/** Milliseconds after which initial data is stale: as often as home refreshes. */
const freshFor = 10_000;

/** The initial data of the page; null where it has none, or where the service worker kept the page. */
export function findInitialData(): FoundData | null {
  const text = document.getElementById(initialDataId)?.textContent;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!text || isElsewhere(navigation) || isKept(navigation)) return null;
  // Back and Forward may show a page of any age from the browser's cache.
  const isStale = performance.now() > freshFor || navigation?.type === 'back_forward';
  return { data: JSON.parse(text) as InitialData, age: isStale ? 'stale' : 'fresh' };
}

/** Whether Back or Forward have changed the address since the page was requested. */
function isElsewhere(navigation: PerformanceNavigationTiming | undefined): boolean {
  if (navigation === undefined) return false;
  const { pathname, searchParams } = new URL(navigation.name);
  const search = new URLSearchParams(location.search).get('search');
  return pathname !== location.pathname || searchParams.get('search') !== search;
}

const isKept = (navigation: PerformanceNavigationTiming | undefined): boolean =>
  navigation?.serverTiming?.some(({ name }) => name === keptTiming) ?? false;
