import { expect, fillSignIn, test } from '#tests/support/product.ts';

test('a browser that forbids storage, channels, locks and workers shows every page and signs people in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel', 'caches', 'indexedDB'])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
    LockManager.prototype.request = async () => refuse();
  });
  for (const path of ['/', '/all-news', '/tournamentDetails', '/faq']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('ran into a fault')).toHaveCount(0);
  }
  for (const path of ['/statistics', '/match']) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  }
  await fillSignIn(page, 'player@baulk.example');
  await expect(page).toHaveURL('/match');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Player$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
});
