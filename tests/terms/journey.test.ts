import { expect, signIn, test, testAmong } from '#tests/support/product.ts';

/** Who has accepted once is never asked again, so nobody else may rely on the account. */
const testAlone = testAmong('accounts');

testAlone('A-4.01, A-4.02 who has not accepted the terms goes there, accepts and lands', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'new@baulk.example');
  await expect(page).toHaveURL('/termsConditions');
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain('Baulk#2026');
  await page.goto('/match');
  await expect(page).toHaveURL('/termsConditions');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/match');
  await expect(page.getByRole('banner').getByText('Player', { exact: true })).toBeVisible();
});

test('A-4.05 a first sign-in goes there too; declining signs out, and a reload keeps the question', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'first@baulk.example');
  await expect(page).toHaveURL('/termsConditions');
  await page.reload();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('baulk.pending'))).toBeNull();
});

test('A-2.18 visitors read the terms without being asked', async ({ page }) => {
  await page.goto('/termsConditions');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});
