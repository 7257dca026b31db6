import { expect, test } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

// The second page of the list by name; no other journey changes these clubs.
const club = 'Georgetown Cue Union';

test('C-7.04, C-4.18, C-7.05 the association finds a club by a part of its name, switches it off and on, is told by keyboard alone why it cannot be deleted, and Back leads to the whole list, which fits a phone', async ({
  page,
}) => {
  await openAs(page, 'owner@baulk.example', '/club-management');
  await expect(page.getByRole('heading', { name: 'Clubs', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Club name' }).fill('georgetown');
  await expect(page).toHaveURL(/\?name=georgetown$/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: club })).toBeVisible();

  const active = page.getByRole('switch', { name: `${club} is active` });
  await active.click();
  const question = page.getByRole('alertdialog', { name: `Switch off ${club}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(active).toBeChecked();
  await active.click();
  await question.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText(`${club} is inactive.`).first()).toBeVisible();
  await expect(active).not.toBeChecked();
  await active.click();
  await expect(page.getByText(`${club} is active.`).first()).toBeVisible();
  await expect(active).toBeChecked();

  await page.getByRole('button', { name: `Actions for ${club}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const deleting = page.getByRole('alertdialog', { name: `Delete ${club}?` });
  await expect(deleting.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(deleting.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('dialog', { name: `${club} was not deleted` });
  await expect(refusal).toContainText('This club has members or payments and cannot be deleted.');
  // Not Escape: the toast above still takes that in the moment between the two dialogs.
  const close = refusal.getByRole('contentinfo').getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(refusal).toHaveCount(0);
  await expect(page.getByRole('link', { name: club })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Club name' })).toHaveValue('');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('a filtered page can be shared, reloaded and paged', async ({ page }) => {
  await openAs(page, 'owner@baulk.example', '/club-management?status=1&sort=-name&page=2&rows=20');
  await expect(page.getByRole('radio', { name: 'Active', exact: true })).toBeChecked();
  await expect(page.getByText(/^21–\d+ of \d+ clubs$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^21–\d+ of \d+ clubs$/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/\?status=1&sort=-name&rows=20$/);
});
