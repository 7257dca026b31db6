import { moveServerClock } from '#tests/support/journey-outbox.ts';
import { expect, fillSignIn, testAmong } from '#tests/support/product.ts';

// The server's clock is moved, which must not reach into others.
const test = testAmong('accounts');

/** In seconds. */
const almostIdle = 28 * 60 + 30;

test('a user who leaves a session alone is warned two minutes before its end, and one key keeps it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await fillSignIn(page, 'owner@baulk.example');
  await expect(page).toHaveURL(/\/club-management$/);
  await expect(page.getByRole('table', { name: 'Clubs' })).toBeVisible();
  await moveServerClock(page, almostIdle);
  await page.clock.fastForward(almostIdle * 1_000);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('timer')).toHaveText(/^01:\d\d$/);
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await moveServerClock(page, 20 * 60);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Clubs' })).toBeVisible();
});
