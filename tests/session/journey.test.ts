import type { Page } from '@playwright/test';
import { signInWords } from '#domain/words/sign-in.ts';
import { endSessionAtServer, expect, fillSignIn, holdTime, signIn, test } from '#tests/support/product.ts';
import { beNewlySignedIn, goWithin, openAs } from '#tests/support/signed-in.ts';

/** What the browser keeps of the user who is signed in. */
const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('baulk.')));

test('a sign-in in one tab reaches the others, and the sign-out does within a second', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  await signIn(page, 'player@baulk.example');
  await expect(page).toHaveURL('/match');
  await expect(other.getByRole('banner').getByText('Player', { exact: true })).toBeVisible();
  await goWithin(other, '/match');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Matches');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Player/ })
    .click();
  const signOut = page.getByRole('menuitem', { name: 'Sign Out' });
  await signOut.waitFor();
  // No second passes from here on, however long a slow machine takes for it.
  await holdTime(page);
  await signOut.click();
  await expect(other).toHaveURL('/');
  await page.clock.resume();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await keptOn(page)).toEqual([]);
});

test('A-2.143 to A-2.147, V15 an ended session is told, Yes empties every tab, and the same person comes back to the place', async ({
  page,
  context,
}) => {
  await beNewlySignedIn(page, 'player@baulk.example');
  await page.goto('/match');
  await page.getByRole('button', { name: /dark/i }).first().click();
  const other = await context.newPage();
  await other.goto('/profile/my-profile');
  await expect(other.getByLabel('City')).toBeVisible();
  await endSessionAtServer(page);
  await page.reload();
  const popup = page.getByRole('alertdialog');
  await expect(popup.getByText('Session expired, Please login again.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await keptOn(page)).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await signIn(other, 'player@baulk.example');
  await expect(other).toHaveURL('/profile/my-profile');
});

test('A-2.79, V14 a protected address leads home to the sign-in, and is where one lands after it', async ({
  page,
}) => {
  await page.goto('/profile/change-password');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Login' })).toContainText(signInWords.keptOut);
  await fillSignIn(page, 'player@baulk.example');
  await expect(page).toHaveURL('/profile/change-password');
});

test('S11 with Remember Me the session outlives the browser, without it it does not', async ({
  browser,
  page,
  baseURL,
}) => {
  const context = page.context();
  const reopen = async () => {
    const state = await context.storageState();
    // Closing a browser drops the cookies that have no end of their own.
    const cookies = state.cookies.filter(({ expires }) => expires > 0);
    return browser.newContext({ storageState: { ...state, cookies }, ...(baseURL ? { baseURL } : {}) });
  };
  await page.goto('/login');
  await fillSignIn(page, 'player@baulk.example');
  await expect(page).toHaveURL('/match');
  const forgetful = await reopen();
  const gone = await forgetful.newPage();
  await gone.goto('/match');
  await expect(gone).toHaveURL('/');
  await expect(gone.getByRole('alertdialog')).toHaveCount(0);
  await expect(gone.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await forgetful.close();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Player/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByLabel('Remember Me').check();
  await fillSignIn(page, 'player@baulk.example');
  await expect(page).toHaveURL('/match');
  const remembered = await reopen();
  const back = await remembered.newPage();
  await back.goto('/match');
  await expect(back.getByRole('banner').getByText('Player', { exact: true })).toBeVisible();
  await back
    .getByRole('banner')
    .getByRole('button', { name: /Player/ })
    .click();
  await back.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(back).toHaveURL('/');
  await back.goto('/login');
  await expect(back.getByLabel('Email')).toHaveValue('player@baulk.example');
  await remembered.close();
});

test('damaged and foreign values in storage are dropped, never a blank page', async ({ page }) => {
  await page.goto('/');
  const values = [
    '{',
    'null',
    '[]',
    '{"userId":"x"}',
    '"text"',
    '{"userId":5,"fullName":"A","email":"a","roleId":9}',
  ];
  for (const value of values) {
    await page.evaluate((text) => {
      for (const key of ['user', 'token', 'clubs', 'pending', 'remember', 'token-expires-at', 'sidebar']) {
        localStorage.setItem(`baulk.${key}`, text);
      }
      sessionStorage.setItem('baulk.wanted', text);
    }, value);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  }
});

test('A6 a role changed in storage shows nothing that is not theirs after the next load', async ({
  page,
}) => {
  await openAs(page, 'player@baulk.example', '/match');
  await expect(page.getByRole('banner').getByText('Player', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('baulk.user') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('baulk.user', JSON.stringify({ ...user, roleId: 1 }));
  });
  await page.goto('/club-management');
  await expect(page).toHaveURL('/pageNotFound');
  await expect(page.getByRole('banner').getByText('Player', { exact: true })).toBeVisible();
});
