import { endSessionAtServer, expect, expectTold, signIn, test } from '#tests/support/product.ts';

const player = 'player@baulk.example';

test('what was typed survives the end of the session, and is saved after signing in again', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, player);
  await expect(page).toHaveURL('/match');
  await page.goto('/profile/my-profile');
  await page.getByLabel('City').fill('Medellín');
  await endSessionAtServer(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Session expired, Please login again.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, player);
  await expect(page).toHaveURL('/profile/my-profile');
  await expect(page.getByLabel('City')).toHaveValue('Medellín');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Your profile is saved.');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Medellín');
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
});

test('what one person typed is never shown to another', async ({ page }) => {
  await page.goto('/');
  await signIn(page, player);
  await expect(page).toHaveURL('/match');
  await page.goto('/profile/my-profile');
  await page.getByLabel('Address').fill('A private street');
  await endSessionAtServer(page);
  await page.reload();
  await page.getByRole('button', { name: 'Yes' }).click();
  await signIn(page, 'guest@baulk.example');
  await expect(page).toHaveURL('/match');
  await page.goto('/profile/my-profile');
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await expect(page.getByLabel('Address')).not.toHaveValue('A private street');
});

test('a new name shows in the header at once', async ({ page }) => {
  await page.goto('/');
  await signIn(page, 'referee@baulk.example');
  await expect(page).toHaveURL('/match');
  await page.goto('/profile/my-profile');
  await page.getByLabel('First name').fill('Renata');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('banner').getByText(/^Renata /)).toBeVisible();
});

test('a wrong value is told at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/');
  await signIn(page, player);
  await expect(page).toHaveURL('/match');
  await page.goto('/profile/my-profile');
  await page.getByLabel('Height').fill('20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a height from 50 to 280 cm.')).toBeVisible();
  await expect(page.getByLabel('Height')).toBeFocused();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByLabel('Height')).not.toHaveValue('20');
});
