import type { Page } from '@playwright/test';
import { askForCode, codeBox } from '#tests/registration/person.ts';
import { expect, expectTold, test } from '#tests/support/product.ts';

/** Presses what opens the provider's window; answers the window. */
async function windowOf(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  return opening;
}

/** Says in the sandbox who one wants to be. */
async function beSomeone(window: Page, person: { firstName: string; email: string }): Promise<void> {
  await window.getByLabel('First name').fill(person.firstName);
  await window.getByLabel('Email').fill(person.email);
  await window.getByRole('button', { name: 'Offer this person' }).click();
  const closed = window.waitForEvent('close');
  await window.getByRole('link', { name: person.firstName }).first().click();
  await closed;
}

/** Signs out, and opens the sign-in again where that leads. */
async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: / Player$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
}

const isPlayer = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByText('Player', { exact: true })).toBeVisible();

async function acceptTerms(page: Page): Promise<void> {
  await expectTold(page, 'Player registered successfully.');
  await expect(page).toHaveURL('/termsConditions');
  await page.getByRole('button', { name: 'Accept' }).click();
  await isPlayer(page);
}

test('A-2.114, A-2.115, A-7.10, A-7.12 someone new thinks twice and comes with Google, another comes with Facebook and proves the address by a code, and each is a player up to the terms', async ({
  page,
}) => {
  await page.goto('/login');
  await test.step('with Google, which was cancelled before', async () => {
    const first = await windowOf(page, 'Continue with Google');
    const gone = first.waitForEvent('close');
    await first.getByRole('link', { name: 'Cancel, and go back' }).click();
    await gone;
    await expect(page.getByText('Signing in with Google was cancelled.')).toBeVisible();
    const second = await windowOf(page, 'Try again');
    await beSomeone(second, { firstName: 'Zuzanna', email: 'zuzanna@social.example' });
    await acceptTerms(page);
  });

  await signOut(page);
  await test.step('with Facebook, by a code', async () => {
    const email = 'fabian@social.example';
    await beSomeone(await windowOf(page, 'Continue with Facebook'), { firstName: 'Fabian', email });
    const dialog = page.getByRole('dialog', { name: 'Verify your email address' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('Please verify your email address.').first()).toBeVisible();
    const code = await askForCode(dialog, email);
    await codeBox(dialog).fill(code);
    await expect(dialog.getByText('Email verified').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await acceptTerms(page);
  });
});

test('an address that has an account asks for its password once, and not again', async ({ page }) => {
  const known = { firstName: 'Renata', email: 'referee@baulk.example' };
  await page.goto('/login');
  await beSomeone(await windowOf(page, 'Continue with Google'), known);
  const dialog = page.getByRole('dialog', { name: 'You have an account already' });
  await dialog.getByLabel('Password', { exact: true }).fill('Baulk#2026');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await isPlayer(page);
  await signOut(page);
  await beSomeone(await windowOf(page, 'Continue with Google'), known);
  await isPlayer(page);
});
