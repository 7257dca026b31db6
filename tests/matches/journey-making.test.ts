import type { Page } from '@playwright/test';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { goWithin, openAs } from '#tests/support/signed-in.ts';
import { fillDateTime } from '#tests/support/date-time.ts';

/** Seats the player who stands at a place among those who are found. */
async function seat(page: Page, field: string, place: number): Promise<void> {
  await page.getByRole('button', { name: `Choose: ${field}` }).click();
  const found = page.getByRole('dialog').getByRole('list', { name: 'Found' });
  await found.getByRole('button').nth(place).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('A-2.56, A-6.19 a club makes a match, changes it and deletes it', async ({ page }) => {
  await openAs(page, 'club@baulk.example', '/match');
  await page.getByRole('link', { name: 'New match' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New match' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lantern challenge');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('nineBall');
  await page.getByRole('textbox', { name: 'Race to' }).fill('7');
  await seat(page, 'First player', 0);
  await seat(page, 'Second player', 0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A match needs two different players.')).toBeVisible();
  await page.getByRole('button', { name: 'Take off: Second player' }).click();
  await seat(page, 'Second player', 1);
  await fillDateTime(page, 'Date and time', '2127-03-05T18:10');
  await page.getByRole('combobox', { name: 'Table optional', exact: true }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: /Keep the table/ }).selectOption('60');
  await page.getByRole('button', { name: 'Save' }).click();
  // A table is kept for full half hours: the server says so at the time, and nothing typed is lost.
  await expect(page.getByText('Please choose full half hours.')).toBeVisible();
  await fillDateTime(page, 'Date and time', '2127-03-05T18:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Lantern challenge is arranged.');
  await expect(page).toHaveURL('/match');

  await goWithin(page, '/match?mine=1&game=nineBall&rows=20');
  await page
    .getByRole('link', { name: /Lantern challenge/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Edit this match' }).click();
  await page.getByRole('textbox', { name: 'Head start of the first player' }).fill('2');
  await expect(page.getByText('A match with a head start is not rated.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Changes to Lantern challenge saved.');
  await page.goBack();
  await page.getByRole('button', { name: 'Delete match' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete Lantern challenge?' });
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectTold(page, 'Lantern challenge was deleted.');
});
