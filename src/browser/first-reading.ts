import { ageTiming, firstReadingId, type FirstReading, type FoundReading } from '#domain/first-reading.ts';
import { keptTiming } from '#domain/offline/names.ts';
import { unpack } from './unpack.ts';

/** Milliseconds after which what a page was served with is read anew: as often as home refreshes. */
const freshFor = 10_000;

/** The reading that the page was served with; null where it was served without one, or by what is kept on the device. */
export async function findFirstReading(): Promise<FoundReading | null> {
  if (isElsewhere() || isKept()) return null;
  const text = await unpack(firstReadingId);
  return text === null ? null : { reading: JSON.parse(text) as FirstReading, age: isOld() ? 'old' : 'fresh' };
}

/** Whether Back or Forward have changed the address since the page was asked for. */
function isElsewhere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname !== location.pathname;
}

/** Whether the page is what was last seen of it. */
function isKept(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.some(({ name }) => name === keptTiming) ?? false;
}

/** By the age that the server tells and the time since, however wrong the device's clock is; going back shows an older page. */
function isOld(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const age = navigation?.serverTiming?.find(({ name }) => name === ageTiming)?.duration ?? 0;
  return age + performance.now() > freshFor || navigation?.type === 'back_forward';
}
