import { errorWords } from '#domain/words/errors.ts';
import { expect, test } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

/** The console names the part that is missing, and nothing else. */
function unfetched(complaints: string[]): void {
  expect(complaints.splice(0).every((text) => text.includes('could not be fetched'))).toBe(true);
}

test('without a network the menu under the name opens, and the page stays', async ({ page, context }) => {
  const menu = page.waitForResponse(/\/user-menu-[^/]*\.js$/);
  await openAs(page, 'player@baulk.example', '/match');
  await (await menu).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Player$/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Matches');
});

test('without a network the menu of a phone opens, and a page behind it says in its place what it needs', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.waitForResponse(/\/public-drawer-[^/]*\.js$/);
  await page.goto('/');
  await (await menu).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: errorWords.connectivity })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  unfetched(complaints);
});

test('a menu whose file is gone says so beside the name, and the page stays', async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/user-menu-[^/]*\.js$/, (route) => route.abort());
  await openAs(page, 'player@baulk.example', '/match');
  const name = page.getByRole('banner').getByRole('button', { name: /Player$/ });
  await name.click();
  await expect(page.getByText(errorWords.connectivity)).toBeVisible();
  await expect(name).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches');
  unfetched(complaints);
});
