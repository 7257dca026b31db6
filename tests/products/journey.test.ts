import { axeFindings } from '#tests/support/axe.ts';
import { expect, expectTold, testAmong } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

// This journey changes what a club sells.
const test = testAmong('who change the demo');

test('A-1.42, A-1.46, A-2.64, A-2.66 a club adds a product, gives it prices by keys, tries a time, is refused to archive what tables have, and archives the other', async ({
  page,
}) => {
  await openAs(page, 'club@baulk.example', '/manageProduct');
  await expect(page.getByRole('link', { name: 'Pool', exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'Add product' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Give it a name.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Carom');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Carom was added.');

  // Its prices are next: a base price alone is not refused, and one above it wants a condition.
  await expect(page).toHaveURL(/\/productPrice\/\d+\/time$/);
  await page.getByLabel('Price an hour', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Add a price' }).click();
  const first = page.getByRole('group', { name: 'Price 1', exact: true });
  await first.getByLabel('Name', { exact: true }).fill('Evening');
  await first.getByLabel('Price an hour', { exact: true }).fill('14.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Only the base price does/)).toBeVisible();
  await first.getByLabel('From', { exact: true }).selectOption('18:00');
  await first.getByLabel('To', { exact: true }).selectOption('24:00');
  await page.getByLabel('Begins at').selectOption('17:00');
  await page.getByLabel('Lasts').selectOption('2 hours');
  await expect(page.getByText('It costs USD 24.50')).toBeVisible();
  // What is typed is there again after a reload.
  await page.reload();
  await expect(first.getByLabel('Price an hour', { exact: true })).toHaveValue('14.50');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'The prices of Carom were saved.');
  await expect(page.getByRole('row', { name: /Carom/ })).toContainText('USD 10.00');

  const archive = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('button', { name: 'Archive product' }).click();
  };
  await archive('Pool');
  await expect(page.getByRole('dialog', { name: 'Pool was not archived' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await archive('Carom');
  await expectTold(page, 'Carom is not sold any more.');
  await expect(page.getByRole('row', { name: /Carom/ })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Archived' }).click();
  await expect(page.getByRole('row', { name: /Carom/ })).toBeVisible();
});
