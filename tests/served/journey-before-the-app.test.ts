import { answersOf, askedOf, holdApp, openWhole, takenOver, title } from '#tests/support/served-pages.ts';
import { expect, test } from '#tests/support/product.ts';

test('what is pressed before the app is there is done once it is', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a link leads on where nothing of the app can be fetched', async ({ page }) => {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort('connectionrefused'));
  const tried = page.waitForEvent('requestfailed');
  await page.goto('/');
  await tried;
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(title(page)).toHaveText('FAQ');
});

test('what is typed before the app is there is searched for once it is', async ({ page }) => {
  for (const [path, name] of [
    ['/all-news', 'Search the news'],
    ['/faq', 'Search the questions'],
  ] as const) {
    const letGo = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name });
    await field.pressSequentially('club');
    letGo();
    await takenOver(page);
    await expect(field).toHaveValue('club');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\?[a-z]+=club$/);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('an app that cannot be fetched leaves the page as it is, and comes when it can', async ({ page }) => {
  await page.route('**/assets/app-*.js', (route) => route.abort('connectionrefused'));
  const tried = page.waitForEvent('requestfailed');
  await page.goto('/');
  await tried;
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
  await page.unroute('**/assets/app-*.js');
  await takenOver(page);
});

test('a browser that cannot unpack what a page brings along asks for it, styles and all', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'DecompressionStream'));
  const answers = answersOf(page);
  await openWhole(page, '/');
  await takenOver(page);
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
  const asked = askedOf(answers, '/');
  expect(asked.filter((path) => path === '/api/match').length).toBeGreaterThan(0);
  const sheets = await page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length);
  expect(sheets).toBeGreaterThan(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows its matches, its links lead on, and it says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(title(page)).toHaveText(/^Copa Panamericana/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
    await expect(page.locator('body > noscript')).toBeVisible();
    await expect(page.locator('body > noscript')).toHaveText(/^Baulk needs JavaScript to show live scores/, {
      useInnerText: true,
    });
  });
});
