import { expect, fillSignIn } from '#tests/support/product.ts';
import { passAtServer, test } from './moved-clock.ts';

const almostIdle = 28 * 60_000 + 30_000;

test('whoever leaves a session alone is warned two minutes before its end, and one key keeps it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await fillSignIn(page, 'owner@baulk.example');
  await expect(page).toHaveURL(/\/club-management$/);
  await expect(page.getByRole('table', { name: 'Clubs' })).toBeVisible();
  await passAtServer(page, almostIdle);
  await page.clock.fastForward(almostIdle);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('timer')).toHaveText(/^01:\d\d$/);
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await passAtServer(page, 20 * 60_000);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Clubs' })).toBeVisible();
});
