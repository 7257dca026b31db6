import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axeFindings } from '#tests/support/axe.ts';
import { aloneAs, expect, expectTold, fillSignIn, signIn, testAmong } from '#tests/support/product.ts';
import { goWithin, openAs } from '#tests/support/signed-in.ts';

// The account that signs in has a second factor from then on.
const test = testAmong('who change the demo');

const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: / Club Super Admin$| Super Admin$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
}

test('somebody sets up an authenticator, signs in with it, and without it by a recovery code', async ({
  page,
}) => {
  const email = 'club2@baulk.example';
  await openAs(page, email, '/club-table');
  await page.getByRole('link', { name: 'Set it up' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step sign-in', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: /camera of your authenticator/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const secret = await page.locator('code').innerText();
  const code = page.getByLabel('Code that the app shows');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await code.fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expectTold(page, 'Two-step sign-in is on now.');
  const codes = page.getByRole('main').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await axeFindings(page)).toEqual([]);
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have kept these codes' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set it up' })).toHaveCount(0);

  await signOut(page);
  await signIn(page, email);
  const step = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await expect(step.getByLabel('Code', { exact: true })).toBeFocused();
  // The step of the first code is used up; the next one counts already.
  await step.getByLabel('Code', { exact: true }).fill(codeOf(secret, 30_000));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/club-table$/);

  await signOut(page);
  await signIn(page, email);
  await step.getByRole('button', { name: 'I do not have my authenticator' }).click();
  await step.getByLabel('Recovery code').fill(recovery.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/club-table$/);
  await goWithin(page, '/profile/two-step');
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off now' }).click();
  await expectTold(page, 'Two-step sign-in is off now.');
  await expect(page.getByRole('link', { name: 'Set it up' })).toHaveCount(0);
});

const strictly = aloneAs(test, { SECOND_FACTOR: 'required' });

strictly(
  'an association that requires it leads its people to the set-up and to nothing else until it is done',
  async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, 'owner@baulk.example');
    await expect(page).toHaveURL(/\/profile\/two-step$/);
    await expect(page.getByText(/Your association asks you to set up two-step sign-in/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage Club' })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/club-management');
    await expect(page).toHaveURL(/\/profile\/two-step$/);

    // Whoever has no authenticator at hand can leave.
    await signOut(page);
    await signIn(page, 'owner@baulk.example');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Code that the app shows').fill(codeOf(await page.locator('code').innerText()));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have kept these codes' }).click();
    await expect(page.getByText(/Your association asks you/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Manage Club' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Clubs|Manage Club/ })).toBeVisible();
  },
);
