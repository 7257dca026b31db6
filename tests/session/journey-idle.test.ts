import { expect, fillSignIn, testAmong } from '#tests/support/product.ts';

// The server's clock is moved, which must not reach into others.
const test = testAmong('accounts');

const almostIdle = 28 * 60_000 + 30_000;

test('whoever leaves a session alone is warned two minutes before its end, and one key keeps it', async ({
  page,
}) => {
  await page.clock.install();
  // Until its profile has come, a page goes by the clock of its device: both begin alike.
  await page.request.put('/dev/clock', { data: { offset: 0 } });
  await page.goto('/login');
  await fillSignIn(page, 'owner@baulk.example');
  await expect(page).toHaveURL(/\/club-management$/);
  await expect(page.getByRole('table', { name: 'Clubs' })).toBeVisible();
  const moved = await page.request.put('/dev/clock', { data: { offset: almostIdle } });
  expect(moved.ok()).toBe(true);
  await page.clock.fastForward(almostIdle);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('timer')).toHaveText(/^01:\d\d$/);
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
  await page.request.put('/dev/clock', { data: { offset: almostIdle + 20 * 60_000 } });
  await page.reload();
  await expect(page.getByRole('table', { name: 'Clubs' })).toBeVisible();
});
