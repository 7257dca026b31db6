import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, expectTold, testAmong } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';
import { pictureOf, pngOf } from './pictures.ts';

// These journeys give the people and clubs of the demo other pictures.
const test = testAmong('who change the demo');

const sizes = [
  ['a wide screen', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

const typeRule = 'Only png, jpg and jpeg pictures are accepted.';
const noPicture = Buffer.from('<!doctype html><script>alert(1)</script>');

/** Gives a field a file, as the window of the browser does once one is chosen there. */
const give = (field: Locator, buffer: Buffer, name = 'picture.png', mimeType = 'image/png'): Promise<void> =>
  field.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

/** How wide a picture that is shown really is; 0 where it could not be read. */
const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

async function expectNoOverflow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

for (const [where, size] of sizes) {
  test(`C-3.41 on ${where} a person's picture is chosen, cut, shown everywhere, and taken away`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAs(page, 'guest@baulk.example', '/profile/my-profile');
    const field = page.getByRole('group', { name: 'Picture' });
    await give(field, noPicture);
    await expect(field.getByRole('alert')).toHaveText(typeRule);
    await give(field, await pngOf(2 * 1_048_576));
    await expect(field.getByRole('alert')).toHaveText('The file has to be under 2 MB.');
    await give(field, await pictureOf({ width: 900, height: 500 }).jpeg().toBuffer(), 'me.jpg', 'image/jpeg');
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await expect(dialog).toBeVisible();
    await expectNoOverflow(page);
    expect(await axeFindings(page)).toEqual([]);
    const closer = dialog.getByRole('slider', { name: 'Closer' });
    await closer.press('End');
    await expect(closer).not.toHaveValue('1');
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
    await expectNoOverflow(page);
    expect(await axeFindings(page)).toEqual([]);
    await field.getByRole('button', { name: 'Remove' }).click();
    await expectTold(page, 'The picture was removed.');
    await expect(field.locator('img')).toHaveCount(0);
  });

  test(`C-5.51 on ${where} a club's logo says which rule it breaks, and is kept once the club is saved`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openAs(page, 'owner@baulk.example', '/add-club?clubId=2');
    const field = page.getByRole('group', { name: /logo/i });
    await give(field, noPicture, 'crest.svg', 'image/svg+xml');
    await expect(field.getByRole('alert')).toHaveText(typeRule);
    await give(field, await pngOf(1_048_576));
    await expect(field.getByRole('alert')).toHaveText('The logo has to be under 1 MB.');
    await expectNoOverflow(page);
    await give(field, await pictureOf({ width: 300, height: 300 }, '#7a1f2b').png().toBuffer());
    await expect(field.getByRole('status')).toHaveText('The picture is uploaded and shown once you save');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('alertdialog', { name: 'Saved' }).getByRole('button').click();
    await page.goto('/add-club?clubId=2');
    await expect(field.getByRole('status')).toHaveText('This picture is shown');
    await expect.poll(() => widthOf(field.locator('img'))).toBe(300);
  });
}
