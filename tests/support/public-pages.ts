import type { Page, Response } from '@playwright/test';
import { expect } from './product.ts';

/** The server-rendered pages, with the calls that load the data of each; the second tournament is not drawn yet. */
export const publicPages = [
  ['/', /^\/api\/(match|news)/],
  ['/tournamentInfo/1', /^\/api\/tournament/],
  ['/tournamentInfo/13', /^\/api\/tournament/],
  ['/all-news', /^\/api\/news/],
  ['/view-news/1', /^\/api\/news/],
  ['/faq', /^\/api\/faq/],
  ['/download', /^\/api\/mobile-apps/],
  ['/termsConditions', /^\/api\/legal/],
  ['/eulaTermsConditions', /^\/api\/legal/],
  ['/privacyPolicy', /^\/api\/legal/],
  ['/appPrivacyPolicy', /^\/api\/legal/],
] as const;

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Shows once the app knows the device's theme, which the server does not; `names` are those of the page's language. */
export const themeSwitch = (page: Page, names = /^Switch to (dark|light) theme$/) =>
  page.getByRole('button', { name: names });

/** Waits until React has hydrated the title of the page, which lies in the innermost boundary. */
export async function hydrated(page: Page, themeNames?: RegExp): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
      ),
    )
    .toBe(true);
  await expect(themeSwitch(page, themeNames)).toBeVisible();
}

/** Files are on their way until they are released. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const holdApp = (page: Page): Promise<() => void> => hold(page, /\/react-[^/]*\.js$/);

/** Every answer of the page, from now on. */
export function answersOf(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  return answers;
}

/** The paths that were requested since the page of an address came. */
export function requestedSince(answers: readonly Response[], address: string): string[] {
  const paths = answers.map((answer) => new URL(answer.url()).pathname);
  return paths.slice(paths.lastIndexOf(address));
}

/** Answers the layout shift of the page since it came, as the browser scores it. */
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
