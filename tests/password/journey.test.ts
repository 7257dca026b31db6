import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { mailedLink } from '#tests/support/journey-outbox.ts';
import { phone } from '#tests/support/looks.ts';
import { expect, fillSignIn, testAmong } from '#tests/support/product.ts';
import { askAs, beNewlySignedIn, goWithin, openAs } from '#tests/support/signed-in.ts';

// These journeys give accounts of the demo other passwords, which must not reach into others.
const test = testAmong('accounts');

const password = 'kT9#velvet-Rail';

async function setPassword(page: Page, name: string, wanted = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByLabel('Confirm password', { exact: true }).fill(wanted);
  await page.getByRole('button', { name }).click();
}

test('A-4.16 to A-4.18, P2 who has forgotten the password asks for a link, sets another, and signs in; the link says that it was used, and leads to another one', async ({
  page,
}) => {
  const popup = page.getByRole('dialog', { name: 'Forgot your password' });
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' });
  const askForLink = async (address: string): Promise<void> => {
    await page.getByRole('link', { name: 'Forgot your password' }).click();
    await popup.getByLabel('Email').fill(address);
    await popup.getByRole('button', { name: 'Send Email' }).click();
    await expect(inbox).toBeVisible();
  };
  await page.goto('/login');
  await test.step('an address that nobody has is answered like any other', async () => {
    await askForLink('nobody@baulk.example');
    await inbox.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  });
  await askForLink('guest@baulk.example');
  await expect(inbox.getByRole('button', { name: 'OK, Thanks!' })).toBeFocused();
  await inbox.getByRole('button', { name: 'OK, Thanks!' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const link = await mailedLink(page, 'guest@baulk.example', /new password/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password policy does not match')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await setPassword(page, 'Set password');
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await expect(page).toHaveURL('/set-password');

  await test.step('the link that was used says so at once, and leads to another one', async () => {
    // From the page itself, nothing but the fragment would be another one.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await expect(page).toHaveURL('/set-password');
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(popup).toBeVisible();
  });
  await popup.getByRole('link', { name: 'Back to Login' }).click();
  await fillSignIn(page, 'guest@baulk.example', password);
  await expect(page).toHaveURL('/match');
});

test('on a phone the pages of mailed links keep their distance from the edges, and say when a link is not whole', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  // Whether a link works cannot be told without an answer, so the forms stay.
  await page.route('**/api/user/passwordLink', (route) => route.abort());
  for (const [address, title] of [
    ['/set-password', 'Set your password'],
    ['/activateMember', 'Activate your account'],
    ['/playerClubAssociation', 'Join your clubs'],
  ] as const) {
    await page.goto(`${address}#token=${'A'.repeat(43)}`);
    const heading = page.getByRole('heading', { name: title });
    await expect(heading).toBeVisible();
    for (const part of [heading, page.getByRole('main').getByRole('button').last()]) {
      const { x = 0, width = phone.width } = (await part.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(16);
      expect(x + width).toBeLessThanOrEqual(phone.width - 16);
    }
  }
  for (const address of ['/set-password#token=cut-off', '/activateMember#token=']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  }
});

test('V4 who answers for a club follows the first link, accepts the terms, reloads between, and is led to the payment', async ({
  page,
}) => {
  const invited = await askAs(page, 'owner@baulk.example', 'get', 'player?roleId=3&statusId=4&limit=10');
  const [{ email } = { email: '' }] = (invited as { rows: { email: string }[] }).rows;
  await page.request.put('/api/user/forgotPassword', { data: { email } });
  await page.goto(await mailedLink(page, email));
  await setPassword(page, 'Set password');
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).last().click();
  await fillSignIn(page, email, password);
  await expect(page).toHaveURL('/termsConditions');
  await page.reload();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL('/profile/payment');
});

test('A-2.36, A-4.13 who changes the password goes on, and the other sessions end; who sets another by a link is signed out', async ({
  page,
  browser,
  product,
}) => {
  const email = 'referee@baulk.example';
  await openAs(page, email, '/profile/change-password');
  const other = await (await browser.newContext({ baseURL: product.address })).newPage();
  await beNewlySignedIn(other, email);
  await page.getByLabel('Current password', { exact: true }).fill('not the password');
  await setPassword(page, 'Change password');
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill('Baulk#2026');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed.').first()).toBeVisible();
  await goWithin(page, '/profile/my-profile');
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Rita');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await other.goto('/profile/my-profile');
  await expect(other.getByText('Session expired, Please login again.')).toBeVisible();
  await other.context().close();

  const asked = await page.request.put('/api/user/forgotPassword', { data: { email } });
  expect(asked.status()).toBe(200);
  await page.goto(await mailedLink(page, email, /new password/));
  await setPassword(page, 'Set password', `${password}2`);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Your password is set').first()).toBeVisible();
});
