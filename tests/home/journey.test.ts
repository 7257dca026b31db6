import type { Page, Route } from '@playwright/test';
import type { Match, MatchPage } from '#api/matches.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, signIn, test } from '#tests/support/product.ts';
import { hydrated, watchShifts } from '#tests/support/public-pages.ts';

const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
const looks = [
  ['in light', { colorScheme: 'light', viewport: { width: 1280, height: 900 }, ...still }],
  ['in dark', { colorScheme: 'dark', viewport: { width: 1280, height: 900 }, ...still }],
  ['on a phone', { colorScheme: 'light', viewport: { width: 390, height: 844 }, ...still }],
  ['on a phone in dark', { colorScheme: 'dark', viewport: { width: 390, height: 844 }, ...still }],
] as const;

const cloth = (page: Page) => page.getByRole('main').getByRole('region').first();
const cards = (page: Page) => page.locator('main a[href^="/home/"]');

/** Opens home as whoever may be signed in gets it: without what it shows, which the app then reads. */
async function openUnread(page: Page, address: string): Promise<void> {
  await page.context().addCookies([{ name: 'baulk-session', value: 'of-no-session', url: address }]);
  await page.goto('/');
}

/** The live matches as the server has them, changed on the way. */
async function changeLive(page: Page, change: (rows: Match[]) => Match[]): Promise<void> {
  await page.route('**/api/match?status=7*', async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as MatchPage;
    await route.fulfill({ response, json: { ...body, rows: change(body.rows) } });
  });
}

for (const [look, use] of looks) {
  test.describe(look, () => {
    test.use(use);

    test('A-2.06 a visitor finds the live match, the other tables, what comes, results and news', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Copa Panamericana/);
      await expect(cloth(page)).toContainText('Andrés Peñaranda');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        'On the other tables',
        'Upcoming',
        'Results',
        'News',
      ]);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
}

for (const width of [1280, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 844 }, ...still });

    test('A-2.08 a match of every kind has its board', async ({ page }) => {
      await page.goto('/');
      await page.getByText(/more live matches/).click();
      const hrefs = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.length).toBeGreaterThan(20);
      for (const href of hrefs) {
        await page.goto(href ?? '');
        await expect(cloth(page).getByRole('status')).not.toBeEmpty();
        const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(`${href} ${room}`).toBe(`${href} 0`);
      }
    });
  });
}

test('a card puts its match on the cloth, at an address that can be shared, and Back takes it off', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  const card = cards(page).filter({ hasText: 'Kareem Joseph' });
  await card.click();
  await expect(page).toHaveURL(/\/home\/\d+$/);
  await expect(cloth(page)).toContainText('Kareem Joseph');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(cloth(page)).toContainText('Kareem Joseph');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
});

test('C-1.11 the score moves within ten seconds, without a lost place', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(cloth(page)).toContainText('Frame 8 62');
  await hydrated(page);
  await page.getByText(/more live matches/).click();
  const scrolled = () => page.evaluate(() => scrollY);
  const place = (await scrolled()) + 400;
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBe(place);
  await changeLive(page, (rows) =>
    rows.map((match) =>
      match.playerName1 === 'Andrés Peñaranda'
        ? { ...match, player1: { ...match.player1, points: 69, break: 55 } }
        : match,
    ),
  );
  await page.clock.runFor(10_000);
  await expect(cloth(page)).toContainText('Frame 8 69');
  await expect(cloth(page).getByRole('status')).toContainText('frame 8, 69 to 14');
  expect(await scrolled()).toBe(place);
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('C-1.11 a hidden tab asks for nothing, and catches up when it is looked at', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await expect(cloth(page)).toContainText('Andrés Peñaranda');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await look('hidden');
  // What the page asked for while it was still looked at is no matter here.
  calls.length = 0;
  await page.clock.runFor(120_000);
  expect(calls).toEqual([]);
  await look('visible');
  await expect.poll(() => calls.filter((url) => url.includes('/match')).length).toBeGreaterThanOrEqual(4);
});

test('a refresh that fails takes nothing away and is told; the next one mends it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await expect(cloth(page)).toContainText('Andrés Peñaranda');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.clock.runFor(10_000);
  await expect(
    page.getByText('Please check your internet connectivity', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByText('Not up to date: the last refresh failed.')).toBeVisible();
  await expect(cloth(page)).toContainText('Andrés Peñaranda');
  await page.unroute('**/api/**');
  await page.clock.runFor(10_000);
  await expect(page.getByText('Not up to date: the last refresh failed.')).toHaveCount(0);
});

test('whoever comes while the server is down is told, and needs no reload', async ({ page, product }) => {
  await page.clock.install();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await openUnread(page, product.address);
  await expect(page.getByRole('heading', { name: 'The matches could not be read' })).toBeVisible();
  await expect(page.getByText('We’re unable to connect to our services.')).toBeVisible();
  await page.unroute('**/api/**');
  await page.clock.runFor(10_000);
  await expect(cloth(page)).toContainText('Andrés Peñaranda');
});

test('a failure of the server is called what it is, and not a missing network', async ({ page, product }) => {
  const message = 'The service is not available right now. Please try again in a moment.';
  const body = { code: 'unavailable', message };
  await page.route('**/api/{match,news}**', (route) => route.fulfill({ status: 503, json: body }));
  await openUnread(page, product.address);
  await expect(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect(page.getByText('Please check your internet connectivity')).toHaveCount(0);
  await page.unroute('**/api/{match,news}**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cloth(page)).toContainText('Andrés Peñaranda');
});

test('without a network home says so, and reads by itself once there is one', async ({
  page,
  context,
  product,
}) => {
  let fall = (): void => {};
  const gone = new Promise<void>((resolve) => (fall = resolve));
  await page.route('**/api/{match,news}**', async (route) => {
    await gone;
    await route.abort('internetdisconnected');
  });
  await openUnread(page, product.address);
  await expect(page.getByText('Loading the matches').first()).toBeAttached();
  await context.setOffline(true);
  fall();
  await expect(page.getByRole('heading', { name: 'The matches could not be read' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Please check your internet connectivity').last(),
  ).toBeVisible();
  await page.unroute('**/api/{match,news}**');
  await context.setOffline(false);
  await expect(cloth(page)).toContainText('Andrés Peñaranda');
});

test('with no live match the cloth shows the next one and when it starts', async ({ page, product }) => {
  await changeLive(page, () => []);
  await openUnread(page, product.address);
  await expect(cloth(page)).toContainText('Starts');
  await expect(cloth(page)).toContainText(/\d\d:\d\d (AM|PM)/);
  expect(await axeFindings(page)).toEqual([]);
});

test('an empty season is a good page', async ({ page, product }) => {
  const nothing = (route: Route) => route.fulfill({ json: { rows: [], total: 0 } });
  await page.route('**/api/match?*', nothing);
  await page.route('**/api/news?*', nothing);
  await openUnread(page, product.address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The tables are free');
  expect(await axeFindings(page)).toEqual([]);
});

test('an address that names no match says so, and home goes on beneath it', async ({ page }) => {
  await page.goto('/home/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such match');
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the live matches' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Copa Panamericana/);
});

test('nothing moves while home loads', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto('/');
  await expect(cloth(page)).toContainText('Andrés Peñaranda');
  await page.evaluate(() => document.fonts.ready);
  expect(await shifted()).toBe(0);
});

test('whoever is signed in is led to the lists of all matches', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Full schedule' })).toHaveCount(0);
  await signIn(page, 'player@baulk.example');
  await expect(page).toHaveURL('/match');
  await page.goto('/');
  await page.getByRole('link', { name: /^All \d+ live matches$/ }).click();
  await expect(page).toHaveURL('/match?status=7');
});
