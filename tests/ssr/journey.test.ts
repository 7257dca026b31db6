import type { Page } from '@playwright/test';
import { themeCookie } from '#domain/appearance/theme.ts';
import { expect, test } from '#tests/support/product.ts';
import {
  answersOf,
  hold,
  holdApp,
  hydrated,
  publicPages,
  requestedSince,
  themeSwitch,
  title,
  watchShifts,
} from '#tests/support/public-pages.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

/** The four legal texts are one page with other words, of which one stands for all on smaller screens. */
const unlike = publicPages.filter(([path]) => !/\/(eula|privacy|appPrivacy)/.test(path));
/** Those in several columns, which are other ones on a tablet. */
const inColumns = unlike.filter(([path]) => /^\/(tournamentInfo\/1|all-news|faq)?$/.test(path));

/** In dark nothing but the colours is another; the theme is looked at below. */
const looks = [
  { look: 'on a wide screen', viewport: { width: 1440, height: 900 }, keeps: true, pages: publicPages },
  {
    look: 'on a tablet that keeps nothing for a page',
    viewport: { width: 820, height: 1180 },
    keeps: false,
    pages: inColumns,
  },
  { look: 'on a phone', viewport: { width: 390, height: 844 }, keeps: true, pages: unlike },
] as const;

/** A browser that lets a page keep nothing throws where the page tries. */
const keepNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, name, refuse);
    Object.defineProperty(Document.prototype, 'cookie', refuse);
  });

/**
 * Opens a page, and lets its fonts come once the app has it. One that comes as a page is first drawn may be taken or left
 * (`font-display: optional`), and a slow browser has been seen to do first the one and then the other.
 */
async function open(page: Page, path: string): Promise<void> {
  const release = await hold(page, /\.woff2$/);
  const answer = await page.goto(path, { waitUntil: 'commit' });
  expect(await answer?.text()).toMatch(/<h1[^>]*>/);
  await title(page).evaluate((element) => element.setAttribute('data-mark', 'rendered'));
  await hydrated(page);
  release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
  await page.unrouteAll({ behavior: 'wait' });
}

/** The app, which comes back to home by itself, renders what the server has. */
async function expectSameByTheApp(page: Page): Promise<void> {
  const markup = () =>
    page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('[class]')].map((element) => `${element.tagName} ${element.className}`),
      );
  const rendered = await markup();
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(title(page)).not.toHaveText(/^Copa Panamericana/);
  await page.goBack();
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
  expect(await markup()).toEqual(rendered);
}

for (const { look, viewport, keeps, pages } of looks) {
  test.describe(look, () => {
    test.use({ viewport, colorScheme: 'light' });

    test('A-2.06 each public page is rendered on the server, styled, and hydrated without a shift or a second fetch, the fonts coming last, and home looks the same once the app renders it', async ({
      page,
    }) => {
      if (!keeps) await keepNothing(page);
      const answers = answersOf(page);
      const shifted = await watchShifts(page);
      for (const [path, call] of pages) {
        await open(page, path);
        const { fontFamily } = await title(page).evaluate((element) => getComputedStyle(element));
        expect([path, fontFamily]).toEqual([path, expect.stringMatching(/Instrument Sans|Sofia Sans/)]);
        // A page that the app had rendered again would have another title.
        await expect(page.locator('h1[data-mark=rendered]')).toBeVisible();
        expect(await shifted(), path).toBeLessThan(0.001);
        const brought = await page.locator('style[data-files]').getAttribute('data-files');
        const requested = requestedSince(answers, path);
        const again = requested.filter((asked) => call.test(asked) || brought?.split(' ').includes(asked));
        expect([path, again]).toEqual([path, []]);
        if (path === '/') await expectSameByTheApp(page);
      }
    });
  });
}

test('a page is dark from its first paint where the device prefers it or it was chosen, and offers no theme before the app knows it', async ({
  page,
  context,
  baseURL,
}) => {
  for (const [colorScheme, chosen] of [
    ['dark', null],
    ['light', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    if (chosen) await context.addCookies([{ name: themeCookie, value: chosen, url: baseURL ?? '' }]);
    const release = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(title(page)).toBeVisible();
    await expect(themeSwitch(page)).toHaveCount(0);
    const [red = 255] = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
    expect(red).toBeLessThan(64);
    release();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a page that Back takes from the cache of the browser is fetched again by the app', async ({ page }) => {
  await page.goto('/tournamentInfo/1');
  await hydrated(page);
  await page.goto('/dev/parts');
  const fetched = page.waitForResponse('**/api/tournament/1');
  await page.goBack();
  await fetched;
});

test('a user who is signed in never sees the page of a visitor, and is led to the lists of all matches', async ({
  page,
}) => {
  await beSignedIn(page, 'player@baulk.example');
  const answer = await page.goto('/');
  expect(await answer?.text()).toContain('<div id="app"></div>');
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
  await page.getByRole('link', { name: /^All \d+ live matches$/ }).click();
  await expect(page).toHaveURL('/match?status=7');
});
