import { expect, test } from '#tests/support/product.ts';
import { hydrated } from '#tests/support/public-pages.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('V23 on a phone Login is one tap away, and the buttons of the apps come before their codes', async ({
  page,
}) => {
  await page.goto('/download');
  await hydrated(page);
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(surplus).toBeLessThanOrEqual(0);
  const build = page.getByRole('main').getByRole('region').first();
  const button = await build.getByRole('link').boundingBox();
  const code = await build.getByRole('img').boundingBox();
  expect(button?.y ?? 0).toBeLessThan(code?.y ?? 0);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).tap();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});
