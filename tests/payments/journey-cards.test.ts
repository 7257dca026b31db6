import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

/** Goes to the provider's page and chooses one of its test cards there. */
async function chooseCard(page: Page, number: string, button = 'Save card'): Promise<void> {
  await page.getByRole('button', { name: 'Save a card' }).click();
  await expect(page).toHaveURL(/\/sandbox\/card/);
  await page.getByRole('radio', { name: number }).check();
  await page.getByRole('button', { name: button }).click();
}

test('A-1.09 a player saves a card, is told of a declined one, confirms another, changes the default and removes one', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAs(page, 'guest@baulk.example', '/profile/payment');
  await expect(page.getByText('No card saved')).toBeVisible();
  await chooseCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL('/profile/payment');
  await expect(page.getByText('Visa ending 4242')).toBeVisible();

  await chooseCard(page, '4000 0000 0000 0002');
  await expectTold(page, 'The card was declined. Please try another one.');
  await expect(page.getByText('Visa ending 0002')).toHaveCount(0);

  await chooseCard(page, '4000 0027 6000 3184');
  await page.getByRole('button', { name: 'It is me' }).click();
  await expect(page.getByText('Visa ending 3184')).toBeVisible();
  await page.getByRole('button', { name: 'Make Visa ending 3184 the default' }).click();
  await expect(page.getByRole('button', { name: 'Make Visa ending 4242 the default' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Visa ending 4242' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();
  await expect(page.getByText('Visa ending 4242')).toHaveCount(0);
});

test('A-6.15, A-2.70 a club finds a payment, reads its receipt, takes the list as a file, and an address that lies is put right', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAs(page, 'club@baulk.example', '/all-transactions?status=failed');
  const first = page.getByRole('button', { name: /^Details of / }).first();
  await first.click();
  const receipt = page.getByRole('dialog', { name: 'Payment details' });
  await expect(receipt.getByText('The card was declined.')).toBeVisible();
  const ref = (await receipt.getByText(/^demo-\d{4}$/).textContent()) ?? '';
  await receipt.getByRole('button', { name: 'Done' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('Reference,Date (UTC),Kind');
  expect(file).toContain(ref);
  await page.goto(`/transactionSuccess?ref=${ref}`);
  await expect(page.getByRole('heading', { name: 'The payment failed' })).toBeVisible();
  await expect(page).toHaveURL(`/transactionFailed?ref=${ref}`);
});
