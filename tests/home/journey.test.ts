import type { Page, Route } from '@playwright/test';
import type { Match, MatchPage } from '#api/matches.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expectSoundInEveryLook, phone, wide } from '#tests/support/looks.ts';
import { expect, test } from '#tests/support/product.ts';
import { hydrated } from '#tests/support/public-pages.ts';
import { goWithin } from '#tests/support/signed-in.ts';

const cloth = (page: Page) => page.getByRole('main').getByRole('region').first();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main a[href^="/home/"]');

/** The live matches as the server has them, changed on the way. */
async function changeLive(page: Page, change: (rows: Match[]) => Match[]): Promise<void> {
  await page.route('**/api/match?status=7*', async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as MatchPage;
    await route.fulfill({ response, json: { ...body, rows: change(body.rows) } });
  });
}

const lookAt = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('A-2.06, A-2.08 a visitor finds the live match, the other tables, what comes, results and news in every look, and a match of every kind has its board, at an address that can be shared', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
  await expect(cloth(page)).toContainText('Andrés Peñaranda');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'On the other tables',
    'Upcoming',
    'Results',
    'News',
  ]);
  await expect(page.getByRole('link', { name: 'Full schedule' })).toHaveCount(0);
  await expectSoundInEveryLook(page);

  await test.step('a card puts its match on the cloth, and Back takes it off', async () => {
    const first = await title(page).textContent();
    await cards(page).filter({ hasText: 'Kareem Joseph' }).click();
    await expect(page).toHaveURL(/\/home\/\d+$/);
    await expect(cloth(page)).toContainText('Kareem Joseph');
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(cloth(page)).toContainText('Kareem Joseph');
    await page.goBack();
    await expect(title(page)).toHaveText(first ?? '');
  });

  await page.getByText(/more live matches/).click();
  const hrefs = await cards(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(hrefs.length).toBeGreaterThan(20);
  for (const href of hrefs) {
    const read = page.waitForResponse(`**${href.replace('/home/', '/api/match/')}`);
    await goWithin(page, href);
    await (await read).finished();
    // What stands on the cloth is no other table's.
    await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(0);
    await expect(cloth(page).getByRole('status')).not.toBeEmpty();
    for (const size of [wide, phone]) {
      await page.setViewportSize(size);
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(`${href} ${size.width} ${room}`).toBe(`${href} ${size.width} 0`);
    }
  }
});

test('C-1.11 the score moves within ten seconds without a lost place, a hidden tab asks for nothing and catches up, and with no live match the cloth shows the next one, or a free table', async ({
  page,
}) => {
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

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await lookAt(page, 'hidden');
  // What the page asked for while it was still looked at is no matter here.
  calls.length = 0;
  await page.clock.runFor(120_000);
  expect(calls).toEqual([]);
  await changeLive(page, () => []);
  await lookAt(page, 'visible');
  await expect.poll(() => calls.filter((url) => url.includes('/match')).length).toBeGreaterThanOrEqual(4);

  await expect(cloth(page)).toContainText('Starts');
  await expect(cloth(page)).toContainText(/\d\d:\d\d (AM|PM)/);
  expect(await axeFindings(page)).toEqual([]);
  const nothing = (route: Route) => route.fulfill({ json: { rows: [], total: 0 } });
  await page.route('**/api/match?*', nothing);
  await page.route('**/api/news?*', nothing);
  await page.clock.runFor(10_000);
  await expect(title(page)).toHaveText('The tables are free');
  expect(await axeFindings(page)).toEqual([]);
});
