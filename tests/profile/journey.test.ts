import { phone } from '#tests/support/looks.ts';
import { endSessionAtServer, expect, expectTold, signIn, test } from '#tests/support/product.ts';
import { beNewlySignedIn, goWithin, openAs } from '#tests/support/signed-in.ts';

const player = 'player@baulk.example';

test('what was typed survives the end of the session, is saved after signing in again, and is never shown to another', async ({
  page,
}) => {
  await beNewlySignedIn(page, player);
  await page.goto('/profile/my-profile');
  await page.getByLabel('City').fill('Medellín');
  await endSessionAtServer(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Session expired, Please login again.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, player);
  await expect(page).toHaveURL('/profile/my-profile');
  await expect(page.getByLabel('City')).toHaveValue('Medellín');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Your profile was saved.');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Medellín');
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);

  await page.getByLabel('Address').fill('A private street');
  await endSessionAtServer(page);
  await page.reload();
  await page.getByRole('button', { name: 'Yes' }).click();
  await signIn(page, 'guest@baulk.example');
  await expect(page).toHaveURL('/match');
  await goWithin(page, '/profile/my-profile');
  await expect(page.getByLabel('First name')).not.toHaveValue('');
  await expect(page.getByLabel('Address')).not.toHaveValue('A private street');
});

test('C-3.40, C-3.44, C-9.02 what is wrong is told at its field; the day of birth, a new PIN, the country code, the currency and the referee are saved, the PIN is kept nowhere, and a new name shows in the header at once', async ({
  page,
}) => {
  await openAs(page, 'guest@baulk.example', '/profile/my-profile');
  await expect(page.getByText('You have no PIN yet.')).toBeVisible();
  await test.step('a wrong value is told at its field, and can be taken back', async () => {
    await page.getByLabel('Height').fill('20');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter a height from 50 to 280 cm.')).toBeVisible();
    await expect(page.getByLabel('Height')).toBeFocused();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByLabel('Height')).not.toHaveValue('20');
  });
  const birthday = page.getByRole('textbox', { name: 'Date of birth' });
  await birthday.fill('');
  await birthday.pressSequentially('04.03.19');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write the day as dd-mm-yyyy, for example 05-03-2027.')).toBeVisible();
  await expect(birthday).toBeFocused();
  // What is not finished stays through a reload, and is told of again.
  await page.reload();
  await expect(birthday).toHaveValue('04-03-19');
  await expect(birthday).toHaveAttribute('aria-invalid', 'true');
  await birthday.press('End');
  await birthday.pressSequentially('98');
  await page.getByLabel('New PIN', { exact: true }).fill('482');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User pin is required in correct format')).toBeVisible();
  await expect(page.getByLabel('New PIN', { exact: true })).toBeFocused();
  await page.getByLabel('New PIN', { exact: true }).fill('48213');
  await page.getByLabel('Country code').selectOption('CO,+57');
  await page.getByLabel('Mobile number').fill('3105550148');
  await page.getByLabel('Currency').selectOption('COP');
  await page.getByRole('checkbox', { name: 'Is Referee' }).check();
  await page.getByLabel('First name').fill('Augusto');
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(),
  );
  expect(kept).not.toContain('48213');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Your profile was saved.');
  await expect(page.getByRole('banner').getByText(/^Augusto /)).toBeVisible();
  await expect(page.getByText('You have a PIN. Leave this empty to keep it.')).toBeVisible();
  await page.reload();
  await expect(birthday).toHaveValue('04-03-1998');
  await expect(page.getByLabel('Country code')).toHaveValue('CO,+57');
  await expect(page.getByLabel('Currency')).toHaveValue('COP');
  await expect(page.getByRole('checkbox', { name: 'Is Referee' })).toBeChecked();
  await expect(page.getByLabel('New PIN', { exact: true })).toHaveValue('');
});

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('C-9.02 the calendar beside a day is that of the device, and large enough for a finger', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openAs(page, player, '/profile/my-profile');
    const button = page.getByRole('button', { name: 'Choose a day: Date of birth' });
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    // A phone opens its calendar at a touch of a date field of its own alone.
    await expect(page.locator('input[type=date]:focus')).toBeAttached();
    await page.touchscreen.tap(x - 60, y + height / 2);
    await expect(page.getByRole('textbox', { name: 'Date of birth' })).toBeFocused();
  });
});
