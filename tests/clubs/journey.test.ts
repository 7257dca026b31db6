import { expect, test } from '#tests/support/product.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

// The second page of the list by name; no other journey changes these clubs.
const club = 'Georgetown Cue Union';

test.beforeEach(async ({ page }) => {
  await beSignedIn(page, 'owner@baulk.example');
});

test('C-7.04 finds a club by a part of its name, and Back leads to the whole list', async ({ page }) => {
  await page.goto('/club-management');
  await expect(page.getByRole('heading', { name: 'Clubs', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Club name' }).fill('georgetown');
  await expect(page).toHaveURL(/\?name=georgetown$/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: club })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Club name' })).toHaveValue('');
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('a filtered page can be shared, reloaded and paged', async ({ page }) => {
  await page.goto('/club-management?status=1&sort=-name&page=2&rows=20');
  await expect(page.getByRole('radio', { name: 'Active', exact: true })).toBeChecked();
  await expect(page.getByText(/^21–\d+ of \d+ clubs$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^21–\d+ of \d+ clubs$/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/\?status=1&sort=-name&rows=20$/);
});

test('C-4.18 switches a club off, which asks first, and on again', async ({ page }) => {
  await page.goto('/club-management?name=georgetown');
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
});

test('C-7.05 says why a club with members cannot be deleted, by keyboard alone', async ({ page }) => {
  await page.goto('/club-management?name=georgetown');
  await page.getByRole('button', { name: `Actions for ${club}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Delete ${club}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('dialog', { name: `${club} was not deleted` });
  await expect(refusal).toContainText('This club has members or payments and cannot be deleted.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: club })).toBeVisible();
});

test('fits a phone: nothing is cut off sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/club-management');
  await expect(page.getByRole('row')).toHaveCount(11);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
