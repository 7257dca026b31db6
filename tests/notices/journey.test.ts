import { expect, fillSignIn, test } from '#tests/support/product.ts';

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`why something was refused stands in sight, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/login');
    await fillSignIn(page, 'owner@baulk.example');
    await expect(page).toHaveURL(/\/club-management$/);
    await page.goto('/add-club?clubId=1');
    // What is deleted is not what was looked at: so the server refuses it.
    await page.route('**/api/**', async (route) => {
      const headers = { ...route.request().headers(), 'if-match': '0' };
      await (route.request().method() === 'DELETE' ? route.continue({ headers }) : route.continue());
    });
    await page.getByRole('button', { name: 'Delete CS-3', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete licence' }).click();
    const told = page
      .getByRole('alert')
      .filter({ hasText: 'Someone else has changed this in the meantime.' });
    await expect(told).toBeInViewport({ ratio: 1 });
    await told.getByRole('button').click();
    await expect(told).toHaveCount(0);
  });
}
