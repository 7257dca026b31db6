import { statSync } from 'node:fs';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';
import { apk } from './builds.ts';

test('A-1.22, A-1.55, A-1.04, C-3.30 an app is added, linked to and published, a build of another is uploaded and published, and a visitor finds the one and downloads the other', async ({
  page,
  browser,
}) => {
  await openAs(page, 'owner@baulk.example', '/manage-mobile-apps');
  await page.getByRole('button', { name: 'Add an app' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Chalk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Chalk was added.');
  await page.getByRole('button', { name: 'Add a link to Chalk' }).click();
  await page.getByRole('textbox', { name: 'Version' }).fill('1.0.0');
  await page.getByRole('textbox', { name: 'Link' }).fill('http://stores.example/chalk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter an address that begins with https://')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link' }).fill('https://stores.example/chalk');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Publish Android stable 1.0.0' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('button', { name: 'Take down Android stable 1.0.0' })).toBeVisible();

  await page.getByRole('button', { name: 'Upload a build of Club Tablet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Version' }).fill('2.0.0');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
  const field = dialog.locator('input[type=file]');
  await field.setInputFiles(file('club-tablet.apk', Buffer.from('no build')));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This file is no build of the chosen kind.')).toBeVisible();
  await field.setInputFiles(file('club-tablet.apk', apk));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Publish Android stable 2.0.0' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('button', { name: 'Take down Android stable 2.0.0' })).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto('/download');
  const link = visitor.getByRole('link', { name: 'Chalk for Android' });
  await expect(link).toHaveAttribute('href', 'https://stores.example/chalk');
  await expect(visitor.getByRole('img', { name: 'QR code of Chalk for Android' })).toBeVisible();
  await expect(visitor.getByText('Uninstall first.')).toBeVisible();
  const way = visitor.getByRole('region', { name: 'Club Tablet for Android' });
  await expect(way.getByText(/^Version 2\.0\.0 · 391 KB · /)).toBeVisible();
  await expect(way.getByRole('img', { name: 'QR code of Club Tablet for Android' })).toBeVisible();
  const download = visitor.waitForEvent('download');
  await way.getByRole('link').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('club-tablet-2.0.0.apk');
  expect(statSync(await saved.path()).size).toBe(apk.length);
  await visitor.close();
});
