import { expect, signIn, testAmong } from '#tests/support/product.ts';

/** Who has accepted once is never asked again, so nobody else may rely on the account. */
const test = testAmong('accounts');

test('A-4.01, A-4.02, A-4.05 who signs in for the first time or has not accepted the terms goes there: declining signs out, accepting lands, and a reload keeps the question', async ({
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
