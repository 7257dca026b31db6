import type { Locator } from '@playwright/test';
import { expectSoundInEveryLook, phone } from '#tests/support/looks.ts';
import { expect, expectTold, testAmong } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';
import { pictureOf, pngOf } from './pictures.ts';

// These journeys give the people and clubs of the demo other pictures.
const test = testAmong('who change the demo');

const typeRule = 'Only png, jpg and jpeg pictures are accepted.';
const noPicture = Buffer.from('<!doctype html><script>alert(1)</script>');

/** Gives a field a file, as the window of the browser does once one is chosen there. */
const give = (field: Locator, buffer: Buffer, name = 'picture.png', mimeType = 'image/png'): Promise<void> =>
  field.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

/** How wide a picture that is shown really is; 0 where it could not be read. */
const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

test("C-3.41 a person's picture is chosen, cut, shown everywhere, and taken away, sound in every look", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openAs(page, 'guest@baulk.example', '/profile/my-profile');
  const field = page.getByRole('group', { name: 'Picture' });
  await give(field, noPicture);
  await expect(field.getByRole('alert')).toHaveText(typeRule);
  await give(field, await pngOf(2 * 1_048_576));
  await expect(field.getByRole('alert')).toHaveText('The file has to be under 2 MB.');
  await give(field, await pictureOf({ width: 900, height: 500 }).jpeg().toBuffer(), 'me.jpg', 'image/jpeg');
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(dialog).toBeVisible();
  const closer = dialog.getByRole('slider', { name: 'Closer' });
  await closer.press('End');
  await expect(closer).not.toHaveValue('1');
  await expectSoundInEveryLook(page);
  const across = dialog.getByRole('slider', { name: 'Left to right' });
  const middle = await across.inputValue();
  const frame = dialog.getByRole('group', { name: 'Part that is shown' });
  for (const _press of [1, 2, 3]) await frame.press('ArrowLeft');
  await expect(across).not.toHaveValue(middle);
  await across.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expectTold(page, 'The picture was saved.');
  await expect.poll(() => widthOf(field.locator('img'))).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => widthOf(field.locator('img'))).toBeGreaterThan(0);
  await expectSoundInEveryLook(page);
  await field.getByRole('button', { name: 'Remove' }).click();
  await expectTold(page, 'The picture was removed.');
  await expect(field.locator('img')).toHaveCount(0);
});

test("C-5.51 a club's logo says which rule it breaks, and is kept once the club is saved, sound in every look", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openAs(page, 'owner@baulk.example', '/add-club?clubId=2');
  const field = page.getByRole('group', { name: /logo/i });
  await give(field, noPicture, 'crest.svg', 'image/svg+xml');
  await expect(field.getByRole('alert')).toHaveText(typeRule);
  await give(field, await pngOf(1_048_576));
  await expect(field.getByRole('alert')).toHaveText('The logo has to be under 1 MB.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await give(field, await pictureOf({ width: 300, height: 300 }, '#7a1f2b').png().toBuffer());
  await expect(field.getByRole('status')).toHaveText('The picture is uploaded and shown once you save');
  await expectSoundInEveryLook(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('alertdialog', { name: 'Saved' }).getByRole('button').click();
  await page.goto('/add-club?clubId=2');
  await expect(field.getByRole('status')).toHaveText('This picture is shown');
  await expect.poll(() => widthOf(field.locator('img'))).toBe(300);
});
