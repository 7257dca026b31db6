import { phone, wide } from '#tests/support/looks.ts';
import { expect, test } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

test('why something was refused stands in sight, on a wide screen and on a phone', async ({ page }) => {
  await openAs(page, 'owner@baulk.example', '/add-club?clubId=1');
  // What is deleted is not what was looked at: so the server refuses it.
  await page.route('**/api/**', async (route) => {
    const headers = { ...route.request().headers(), 'if-match': '0' };
    await (route.request().method() === 'DELETE' ? route.continue({ headers }) : route.continue());
  });
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Delete CS-3', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete licence' }).click();
    const told = page
      .getByRole('alert')
      .filter({ hasText: 'Someone else has changed this in the meantime.' });
    await expect(told).toBeInViewport({ ratio: 1 });
    await told.getByRole('button').click();
    await expect(told).toHaveCount(0);
  }
});
