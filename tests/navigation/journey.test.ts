import type { Page } from '@playwright/test';
import { hydrated } from '#tests/support/public-pages.ts';
import { answerOfNewTab, expect, test } from '#tests/support/product.ts';
import { beNewlySignedIn } from '#tests/support/signed-in.ts';

const heading = (page: Page) => page.locator('main h1');
const notFound = 'The page you requested was not found.';

const unknown = [
  '/no-such-page',
  '/match/abc',
  '/match/0',
  '/match/01',
  '/match/1.5',
  '/match/-1',
  '/match/1e3',
  '/match/9007199254740993',
  '/match/1/frames',
  '/tournamentInfo/x',
  '/view-news/%31%20',
  '/home/first',
  '/productPrice/1/a%2Fb',
  '//faq',
  '/faq/faq',
  '/%00',
];

test('an address that the product does not have answers 404 with the page that says so', async ({
  page,
  product,
}) => {
  for (const address of unknown) {
    const response = await page.goto(`${product.address}${address}`);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByText(notFound), address).toBeVisible();
    await expect(page, address).toHaveTitle('Page not found · Baulk');
  }
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('an address is known in any case, with a slash at its end, a query and a fragment', async ({ page }) => {
  for (const address of ['/FAQ', '/faq/', '/faq?from=mail', '/faq#top', '/Faq/?a=1#b']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(heading(page), address).toHaveText('FAQ');
    expect(page.url().endsWith(address), `${address} became ${page.url()}`).toBe(true);
  }
});

test('back and forward show what was there, and no page is loaded again', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'FAQ' }).click();
  await expect(heading(page)).toHaveText('FAQ');
  await main.getByRole('link', { name: 'Download Apps' }).click();
  await expect(heading(page)).toHaveText('Download Apps');
  for (const [move, path, title] of [
    ['back', '/faq', 'FAQ'],
    ['back', '/', 'Home'],
    ['forward', '/faq', 'FAQ'],
    ['forward', '/download', 'Download Apps'],
  ] as const) {
    await (move === 'back' ? page.goBack() : page.goForward());
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Baulk`);
  }
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});

test('back never ends at an address that only leads on, and shows nothing of what is protected behind a sign-out', async ({
  page,
}) => {
  await beNewlySignedIn(page, 'player@baulk.example');
  await page.goto('/match');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(heading(page)).toHaveText('Statistics');
  await page.goto('/club-management');
  await expect(page).toHaveURL('/pageNotFound');
  await page.goBack();
  await expect(page).toHaveURL('/statistics');
  await expect(heading(page)).toHaveText('Statistics');
  await page.goForward();
  await expect(page).toHaveURL('/pageNotFound');
  await page.goBack();
  await expect(heading(page)).toHaveText('Statistics');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Player$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Statistics' })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('a link with a key held opens in a tab of its own, as the browser has it', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' });
  const answer = await answerOfNewTab(page, () =>
    links.getByRole('link', { name: 'FAQ' }).click({ modifiers: ['ControlOrMeta'] }),
  );
  expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, '/faq']);
  await expect(page).toHaveURL('/');
});

test('a theme that was chosen is there before the first paint of the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('nothing moves into another theme for people who ask for less movement', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page
    .getByRole('button', { name: 'Switch to dark theme' })
    .evaluate((button: HTMLElement) => {
      button.click();
      return document.getAnimations().map((animation) => animation.constructor.name);
    });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(moving).toEqual([]);
});
