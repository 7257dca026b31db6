import { firstReadingId, type FirstReading, type FoundReading } from '#domain/first-reading.ts';

/** Milliseconds after which what a page was served with is read anew: as often as home refreshes. */
const freshFor = 10_000;

/** The reading that the page was served with; null where it was served without one. */
export function findFirstReading(): FoundReading | null {
  const text = document.getElementById(firstReadingId)?.textContent;
  if (!text || isElsewhere()) return null;
  return { reading: JSON.parse(text) as FirstReading, age: isOld() ? 'old' : 'fresh' };
}

/** Whether Back or Forward have changed the address since the page was asked for. */
function isElsewhere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname !== location.pathname;
}

/** By the time since the page was asked for, however wrong the device's clock is; going back shows an older page. */
function isOld(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() > freshFor || navigation?.type === 'back_forward';
}
