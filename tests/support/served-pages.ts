import type { Page, Response } from '@playwright/test';
import { firstReadingId } from '#domain/first-reading.ts';
import { expect } from './product.ts';

/** The public pages beside home, with the call that each would make; the second tournament is not drawn yet. */
export const publicPages = [
  ['/tournamentInfo/1', '/api/tournament'],
  ['/tournamentInfo/13', '/api/tournament'],
  ['/all-news', '/api/news'],
  ['/view-news/1', '/api/news'],
  ['/faq', '/api/faq'],
  ['/download', '/api/mobile-apps'],
  ['/privacyPolicy', '/api/legal'],
] as const;

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Shows once the app knows the device's theme, which a served page does not. */
export const themeSwitch = (page: Page) =>
  page.getByRole('button', { name: /^Switch to (dark|light) theme$/ });

/**
 * Opens a page that is whole and has just been read: on a slow machine a visitor may get it without content, when its
 * reading takes too long, and one that nobody has looked at for a while is read behind the first who comes.
 */
export async function openWhole(
  page: Page,
  path: string,
  until: 'load' | 'commit' = 'load',
): Promise<string> {
  for (;;) {
    const answer = await page.goto(path, { waitUntil: until });
    const html = (await answer?.text()) ?? '';
    const [, age] = /^age;dur=(\d+)$/.exec(answer?.headers()['server-timing'] ?? '') ?? [];
    if (html.includes(firstReadingId) && Number(age) < 5_000) return html;
  }
}

/** Waits until the app has taken the page over, which it does once that is painted. */
export async function takenOver(page: Page): Promise<void> {
  await expect(themeSwitch(page)).toBeVisible();
}

/** Files are on their way until they are let go. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

export const holdApp = (page: Page): Promise<() => void> => hold(page, /\/(app|react)-[^/]*\.js$/);

/** Every answer of the page, from now on. */
export function answersOf(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  return answers;
}

/** What has been asked since the page of an address came. */
export function askedOf(answers: readonly Response[], address: string): string[] {
  const paths = answers.map((answer) => new URL(answer.url()).pathname);
  return paths.slice(paths.lastIndexOf(address));
}

/** Answers how far things have moved in the page since it came, as the browser scores it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
}
