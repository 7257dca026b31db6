import { firstReadingId, type FirstReading, type FoundReading } from '#domain/first-reading.ts';

/** Milliseconds after which what a page was served with is read anew. */
const freshFor = 5_000;

/** The reading that the page was served with; null where it was served without one. */
export function findFirstReading(): FoundReading | null {
  const text = document.getElementById(firstReadingId)?.textContent;
  if (!text) return null;
  return { reading: JSON.parse(text) as FirstReading, age: isOld() ? 'old' : 'fresh' };
}

/** By the time since the page was asked for, however wrong the device's clock is; going back shows an older page. */
function isOld(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() > freshFor || navigation?.type === 'back_forward';
}
