import { moveServerClock } from '#tests/support/journey-outbox.ts';
import { expect, fillSignIn, testAmong } from '#tests/support/product.ts';

// The server's clock is moved, which must not reach into others.
const test = testAmong('accounts');

test('a stream key is shown a while after the sign-in only once the password was given again', async ({
  page,
}) => {
  await page.goto('/login');
  await fillSignIn(page, 'club@baulk.example');
  await expect(page).toHaveURL(/\/club-table$/);
  await page.goto('/clubChannelList');
  const show = page.getByRole('button', { name: /^Show the stream key of / }).first();
  await show.waitFor();
  await moveServerClock(page, 16 * 60);

  await show.click();
  const question = page.getByRole('dialog', { name: 'Confirm with your password' });
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByText('Confirm this with your password.').first()).toBeVisible();

  await show.click();
  await question.getByLabel('Password', { exact: true }).fill('Corner#2025');
  await page.keyboard.press('Enter');
  await expect(question.getByText('The current password is not right.')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill('Baulk#2026');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const hide = page.getByRole('button', { name: /^Hide the stream key of / }).first();
  await expect(hide).toBeVisible();
  await hide.click();
  await show.click();
  await expect(hide).toBeVisible();
});
