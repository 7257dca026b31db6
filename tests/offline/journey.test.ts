import type { Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/support/product.ts';

test.use({ serviceWorkers: 'allow' });

const notice = 'This is the last saved copy, from';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The pages of a walk, with what stands on each. */
const walk = [
  ['/', /^Copa Panamericana/],
  ['/all-news', 'News'],
  ['/view-news/1', /.+/],
  ['/faq', /.+/],
  ['/download', /.+/],
  ['/tournamentInfo/1', /.+/],
] as const;

/** All answers that the browser has kept, by the path and query of what was asked. */
const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => url.slice(location.origin.length));
  });

/**
 * Visits the pages of the walk through the worker until the device has kept them and what they read. A slow device looks
 * ahead for what a page will need, and compares it with what is then asked for.
 */
async function visitAll(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  for (const [path, words] of walk) {
    await slowDown(6);
    await page.goto(path);
    await expect(title(page)).toHaveText(words);
    await slowDown(1);
    await expect.poll(() => keptOn(page)).toContain(path);
  }
  await expect.poll(() => keptOn(page)).toContain('/api/tournament/1');
  await session.detach();
}

test('V26 what a visitor has seen through the worker, which leaves the console silent, is there without a network in the theme chosen since, says so, and is fresh once the network is back', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visitAll(page);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await context.setOffline(true);
  for (const [path, words] of walk) {
    const kept = await page.goto(path);
    expect(kept?.fromServiceWorker()).toBe(true);
    await expect(title(page)).toHaveText(words);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByText('Please check your internet connectivity').first()).toBeVisible();
    if (path !== '/faq') await expect(page.getByText(notice)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await page.goto('/');
  await page.reload();
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  await expect(page).toHaveURL('/all-news');
  await expect(title(page)).toHaveText('News');
  await expect(page.getByText(notice)).toBeVisible();
  const read = page.waitForResponse(
    (answer) => answer.url().includes('/api/news') && !answer.headers()['x-last-seen'],
  );
  await context.setOffline(false);
  await read;
  await expect(page.getByText(notice)).toBeHidden();
});

test('nothing is kept of what somebody reads who is signed in', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => keptOn(page)).toContain('/');
  // Until the sign-in is through, the page goes on reading what a visitor may.
  const readSignedIn = new Set<string>();
  page.on('request', (request) => {
    if (request.headers()['authorization'])
      readSignedIn.add(request.url().slice(new URL(request.url()).origin.length));
  });
  await signIn(page, 'player@baulk.example');
  await expect(page).toHaveURL('/match');
  await page.goto('/statistics');
  await expect(title(page)).toBeVisible();
  await expect.poll(() => [...readSignedIn].some((path) => path.startsWith('/api/statistics'))).toBe(true);
  const kept = await keptOn(page);
  // The configuration is the same for everyone, and was kept for the visitor.
  expect(kept.filter((path) => readSignedIn.has(path) && path !== '/api/config')).toEqual([]);
  expect(kept.filter((path) => path === '/match' || path === '/statistics')).toEqual([]);
});

test('the pages of developers have no worker', async ({ page }) => {
  await page.goto('/dev/app/');
  await expect(title(page)).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
