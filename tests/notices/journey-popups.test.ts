import type { Locator, Page } from '@playwright/test';
import { askForCode, codeBox, fillForm, openForm } from '#tests/registration/person.ts';
import { expect, test } from '#tests/support/product.ts';
import { restingBox } from '#tests/support/resting-box.ts';
import { openAs } from '#tests/support/signed-in.ts';

const toast = (page: Page): Locator => page.locator('[data-part=toasts]').getByRole('listitem');

/** How many pixels a message and the popup share. */
async function shared(page: Page): Promise<number> {
  const [one, other] = [
    await restingBox(toast(page)),
    await restingBox(page.locator('[data-ground=overlay]').last()),
  ];
  const along = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, along) * Math.max(0, down);
}

const windows = [
  { width: 1280, height: 800 },
  { width: 1280, height: 460 },
  { width: 700, height: 900 },
  { width: 390, height: 844 },
];

test('V2 a message covers nothing of a registration, and goes under a resting pointer, in every window', async ({
  page,
  context,
}) => {
  const form = await openForm(page);
  await fillForm(form);
  await codeBox(form).fill(await askForCode(form, 'v2@journey.example'));
  await expect(form.getByText('Email verified').first()).toBeVisible();
  await page.clock.install();
  await context.setOffline(true);
  const register = form.getByRole('button', { name: 'Register', exact: true });
  const question = page.getByRole('alertdialog');
  for (const size of windows) {
    await test.step(`${size.width} by ${size.height}`, async () => {
      await page.setViewportSize(size);
      const before = await restingBox(register);
      await register.click();
      await expect(toast(page)).toBeVisible();
      await expect.poll(() => shared(page)).toBe(0);
      if (size.width > 480 && size.height > 480) expect(await restingBox(register)).toEqual(before);
      await page.clock.runFor(2_500);
      await expect(toast(page)).toHaveCount(0);
      await expect.poll(() => restingBox(register)).toEqual(before);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toHaveCount(0);
    });
  }
});

const pressed = [
  ['the tick', (popup: Locator) => popup.getByLabel('Remember Me')],
  ['the eye', (popup: Locator) => popup.getByRole('button', { name: /Show password/ })],
  ['the button', (popup: Locator) => popup.getByRole('button', { name: 'Login' })],
  [
    'the way to a new password',
    (popup: Locator) => popup.getByRole('link', { name: 'Forgot your password' }),
  ],
] as const;

test('V2, V3 of the sign-in a message covers nothing, and between press and release nothing moves after a refused paste', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const popup = page.getByRole('dialog', { name: 'Login' });
  const password = popup.getByLabel('Password', { exact: true });
  const note = popup.getByText(/Copy and paste are off here/);
  for (const [name, find] of pressed) {
    await test.step(name, async () => {
      // What was told before goes as somebody types.
      await password.fill('x');
      await password.fill('');
      await expect(note).toHaveCount(0);
      await password.evaluate((field) => {
        field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
      });
      await expect(note).toBeVisible();
      const target = find(popup);
      const before = await restingBox(target);
      await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
      await page.mouse.down();
      // A pressed button itself goes in by one pixel.
      expect(Math.abs((await restingBox(target)).y - before.y)).toBeLessThanOrEqual(1);
      await page.mouse.up();
    });
  }

  await page.getByRole('link', { name: 'Back to Login' }).click();
  await popup.getByLabel('Email').fill('player@baulk.example');
  await password.fill('Corner#2026');
  await page.clock.install();
  await context.setOffline(true);
  for (const width of [1280, 390]) {
    await test.step(`${width} pixels wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await popup.getByRole('button', { name: 'Login' }).click();
      await expect(toast(page)).toBeVisible();
      await expect.poll(() => shared(page)).toBe(0);
      await page.clock.runFor(2_500);
      await expect(toast(page)).toHaveCount(0);
    });
  }
});

test('V3 what is wrong with a day is told after the press that leaves its field', async ({ page }) => {
  await openAs(page, 'owner@baulk.example', '/reports');
  const from = page.getByRole('textbox', { name: 'From' });
  await from.fill('3102');
  const below = page.getByRole('main').getByRole('button').last();
  await below.scrollIntoViewIfNeeded();
  const before = await restingBox(below);
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  expect(await restingBox(below)).toEqual(before);
  await page.mouse.up();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
});
