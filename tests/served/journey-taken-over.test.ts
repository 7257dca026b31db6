import { ageTiming } from '#domain/first-reading.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, signIn, test } from '#tests/support/product.ts';
import {
  answersOf,
  askedOf,
  holdApp,
  openWhole,
  publicPages,
  takenOver,
  themeSwitch,
  title,
  watchShifts,
} from '#tests/support/served-pages.ts';

const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

const looks = [
  ['in light', { colorScheme: 'light', viewport: { width: 1440, height: 900 }, ...still }],
  ['in dark', { colorScheme: 'dark', viewport: { width: 1440, height: 900 }, ...still }],
  ['on a tablet', { colorScheme: 'light', viewport: { width: 820, height: 1180 }, ...still }],
  ['on a phone', { colorScheme: 'light', viewport: { width: 390, height: 844 }, ...still }],
] as const;

for (const [look, use] of looks) {
  test.describe(look, () => {
    test.use(use);

    test('A-2.06 home is served whole, and the app takes it over without moving or asking anything', async ({
      page,
    }) => {
      const answers = answersOf(page);
      const shifted = await watchShifts(page);
      await openWhole(page, '/');
      await expect(title(page)).toHaveText(/^Copa Panamericana/);
      await title(page).evaluate((element) => element.setAttribute('data-mark', 'served'));
      await takenOver(page);
      await expect(page.locator('h1[data-mark=served]')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await shifted()).toBe(0);
      expect(askedOf(answers, '/').filter((path) => /^\/api\/(match|news)/.test(path))).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('the other public pages are served whole, and taken over as they are', async ({ page }) => {
      const answers = answersOf(page);
      const shifted = await watchShifts(page);
      for (const [path, call] of publicPages) {
        await openWhole(page, path);
        await title(page).evaluate((element) => element.setAttribute('data-mark', 'served'));
        await takenOver(page);
        await expect(page.locator('h1[data-mark=served]')).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        expect([path, await shifted()]).toEqual([path, 0]);
        const asked = askedOf(answers, path);
        expect(asked.filter((asking) => asking.startsWith(call) || asking.endsWith('.css'))).toEqual([]);
      }
    });

    test('home looks the same whether it was served or has been made by the app', async ({ page }) => {
      await page.goto('/');
      await takenOver(page);
      const markup = () =>
        page
          .locator('main')
          .evaluate((main) =>
            [...main.querySelectorAll('[class]')].map((element) => `${element.tagName} ${element.className}`),
          );
      const served = await markup();
      await page.getByRole('link', { name: 'All news' }).click();
      await expect(title(page)).not.toHaveText(/^Copa Panamericana/);
      await page.goBack();
      await expect(title(page)).toHaveText(/^Copa Panamericana/);
      expect(await markup()).toEqual(served);
    });
  });
}

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is dark before the app is there, and never offers what it cannot know', async ({ page }) => {
    const letGo = await holdApp(page);
    await page.goto('/');
    await expect(title(page)).toBeVisible();
    await expect(themeSwitch(page)).toHaveCount(0);
    const [red = 255] = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
    expect(red).toBeLessThan(64);
    letGo();
    await takenOver(page);
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });
});

test('a page whose reading is older than ten seconds is read anew as soon as the app is there', async ({
  page,
}) => {
  await page.route('/tournamentInfo/1', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'server-timing': `${ageTiming};dur=11000` };
    await route.fulfill({ response, headers });
  });
  const answers = answersOf(page);
  await page.goto('/tournamentInfo/1');
  await takenOver(page);
  const asked = () => askedOf(answers, '/tournamentInfo/1').filter((path) => path === '/api/tournament/1');
  await expect.poll(() => asked().length).toBe(1);
});

test('whoever is signed in never sees the page of a visitor', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'player@baulk.example');
  await expect(page).toHaveURL('/match');
  const answer = await page.goto('/');
  expect(await answer?.text()).toContain('<div id="app"></div>');
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
});
