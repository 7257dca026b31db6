import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, expectTold, testAmong } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

// These journeys change the tables of a club, which others book and play on.
const test = testAmong('who change the demo');

const titles = (page: Page): Promise<string[]> =>
  page
    .getByRole('table', { name: 'Tables' })
    .getByRole('link', { name: /^Table \d+/ })
    .allTextContents();

test('A-2.46, A-2.49 a club reads its tables, adds one, finds again what was typed, orders it by keys, marks it out of order, edits it and deletes it, and on a phone nothing is cut off sideways', async ({
  page,
}) => {
  await openAs(page, 'club@baulk.example', '/club-table');
  await expect(page.getByText('12 tables')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Add table' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Table Number is Required')).toBeVisible();
  const number = page.getByLabel('Number', { exact: true });
  await expect(number).toBeFocused();
  await number.fill('12');
  await page.getByLabel('Name optional', { exact: true }).fill('Gallery table');
  await page.getByLabel('Make optional', { exact: true }).fill('Riley 12 ft');
  await page.getByRole('combobox', { name: 'Games' }).fill('billiards');
  const games = page.getByRole('listbox', { name: 'Games' });
  await games.getByRole('option').first().click();
  await page.keyboard.press('Tab');
  await expect(games).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The club has a table with this number already.')).toBeVisible();
  await number.fill('13');
  // What is typed is there again after a reload.
  await page.reload();
  await expect(number).toHaveValue('13');
  await expect(page.getByLabel('Make optional', { exact: true })).toHaveValue('Riley 12 ft');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/club-table/);
  await expectTold(page, 'Table 13, Gallery table was added.');
  const row = page.getByRole('row', { name: /Table 13, Gallery table/ });
  await expect(row).toContainText('Riley 12 ft');
  await expect(row).toContainText('Free');

  // By keys alone: lifted, moved to the head, put down.
  await row.getByRole('button', { name: 'Move Table 13, Gallery table' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Put down Table 13, Gallery table' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await titles(page))[0]).toBe('Table 13, Gallery table');
  await expect(page.getByRole('button', { name: 'Put down Table 13, Gallery table' })).toBeFocused();
  await page.keyboard.press('Space');
  await expectTold(page, 'The order of the tables was saved.');

  await act(page, 'Table 13, Gallery table', 'Out of order');
  await expectTold(page, 'Changes to Table 13, Gallery table saved.');
  await expect(row).toContainText('Out of order');

  await act(page, 'Table 13, Gallery table', 'Edit');
  const name = page.getByLabel('Name optional', { exact: true });
  await expect(name).toHaveValue('Gallery table');
  await name.fill('Balcony table');
  await page.getByRole('checkbox', { name: 'Out of order' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Changes to Table 13, Balcony table saved.');
  const renamed = page.getByRole('row', { name: /Table 13, Balcony table/ });
  await expect(renamed).toContainText('Free');

  await act(page, 'Table 13, Balcony table', 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete Table 13, Balcony table?' });
  await question.getByRole('button', { name: 'Delete table' }).click();
  await expectTold(page, 'Table 13, Balcony table was deleted.');
  await expect(renamed).toHaveCount(0);
  await expect(page.getByText('12 tables')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  const first = page.getByRole('link', { name: /^Table \d+/ }).first();
  await expect(first).toBeVisible();
  await expectNoOverflow(page);
  await first.click();
  await expect(number).toBeVisible();
  await expectNoOverflow(page);
});

async function act(page: Page, table: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${table}` }).click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([page.url(), overflow]).toEqual([page.url(), 0]);
}
