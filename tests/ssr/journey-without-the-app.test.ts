import { holdApp, hydrated, publicPages, title } from '#tests/support/public-pages.ts';
import { expect, test } from '#tests/support/product.ts';

test('a link that is followed before the app is there leads on', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click({ noWaitAfter: true });
  await page.waitForURL('/login', { waitUntil: 'commit' });
  release();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('what is typed before the app is there is searched for once it is', async ({ page }) => {
  for (const [path, name] of [
    ['/all-news', 'Search the news'],
    ['/faq', 'Search the questions'],
  ] as const) {
    const release = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name });
    await field.pressSequentially('club');
    release();
    await hydrated(page);
    await expect(field).toHaveValue('club');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\?[a-z]+=club$/);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a page whose scripts cannot be fetched can be read, and left by its links', async ({ page }) => {
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort('connectionrefused'));
  const tried = page.waitForEvent('requestfailed');
  await page.goto('/');
  await tried;
  await expect(title(page)).toHaveText(/^Copa Panamericana/);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(title(page)).toHaveText('FAQ');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('V21 each public page can be read, says what is missing, offers nothing that would do nothing, and is left by its links; answers open and close by themselves', async ({
    page,
  }) => {
    for (const [path] of publicPages) {
      await page.goto(path);
      await expect(title(page)).toBeVisible();
      await expect(title(page)).not.toBeEmpty();
      await expect(page.locator('body > noscript')).toHaveText(
        /^Baulk needs JavaScript to show live scores/,
        { useInnerText: true },
      );
      await expect(page.locator('button:visible, select:visible'), path).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toHaveAttribute(
        'href',
        '/faq',
      );
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(title(page)).toHaveText('FAQ');
    const asked = page.locator('details').first();
    const answer = asked.locator('p').first();
    await expect(answer).toBeHidden();
    await asked.locator('summary').click();
    await expect(answer).toBeVisible();
    await asked.locator('summary').click();
    await expect(answer).toBeHidden();
  });

  test('V21 Login, and each address that needs the app, leads to a page that says what is needed', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    for (const path of ['/login', '/match', '/set-password', '/activateMember']) {
      await page.goto(path);
      const said = page.locator('body > noscript');
      await expect(said).toHaveText(/^Baulk needs JavaScript .* Please turn it on and reload\./, {
        useInnerText: true,
      });
      await expect(said, path).toHaveCSS('border-inline-start-width', '4px');
      await expect(page.locator('button:visible'), path).toHaveCount(0);
      await expect(said.getByRole('link', { name: 'questions and answers' })).toHaveAttribute('href', '/faq');
    }
    await page.locator('body > noscript').getByRole('link', { name: 'questions and answers' }).click();
    await expect(title(page)).toHaveText('FAQ');
  });

  test('the news and the questions are searched by their forms', async ({ page }) => {
    for (const path of ['/all-news', '/faq']) {
      await page.goto(path);
      const before = await page.getByRole('main').innerText();
      const field = page.getByRole('searchbox');
      await field.fill('password');
      await field.press('Enter');
      await expect(page).toHaveURL(`${path}?search=password`);
      await expect(title(page)).toBeVisible();
      await expect(field).toHaveValue('password');
      expect(await page.getByRole('main').innerText()).not.toBe(before);
    }
  });
});
