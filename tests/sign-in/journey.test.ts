import type { Page } from '@playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { expect, expectTold, fillSignIn, signIn, test } from '#tests/support/product.ts';

const player = 'player@baulk.example';

const landings = [
  ['owner@baulk.example', 'Platform Super Admin', '/club-management'],
  ['staff@baulk.example', 'Platform Admin', '/player'],
  ['club@baulk.example', 'Club Super Admin', '/club-table'],
  ['desk@baulk.example', 'Club Admin', '/player'],
] as const;

async function expectLanded(page: Page, label: string, landing: string): Promise<void> {
  await expect(page).toHaveURL(landing);
  await expect(page.getByRole('banner').getByText(label, { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('A-2.103 to A-2.107 a player signs in with the keyboard alone, the others by the form, and each role lands on its page', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(player);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expectLanded(page, 'Player', '/match');
  let signedIn = 'Player';
  for (const [email, label, landing] of landings) {
    await test.step(label, async () => {
      const account = page.getByRole('banner').getByRole('button', { name: new RegExp(` ${signedIn}$`) });
      await account.click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL('/');
      await signIn(page, email);
      await expectLanded(page, label, landing);
      signedIn = label;
    });
  }
});

test('A-2.116 to A-2.118, A-5.01 to A-5.03, V18 Escape leads home, and the form opened there says what to mend and refuses copy, cut and paste of the password', async ({
  page,
}) => {
  await page.goto('/login');
  const popup = page.getByRole('dialog', { name: 'Login' });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();

  const email = popup.getByLabel('Email');
  const password = popup.getByLabel('Password', { exact: true });
  await test.step('what is to be mended is said in the words of the specification', async () => {
    const login = popup.getByRole('button', { name: 'Login' });
    await login.click();
    await expect(popup.getByText('Please enter email address')).toBeVisible();
    await expect(popup.getByText('Please enter password')).toBeVisible();
    await email.fill('someone');
    await login.click();
    await expect(popup.getByText('Please enter valid email address.')).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill('someone@baulk.example');
    await login.click();
    await expect(popup.getByText('Please enter password')).toBeVisible();
    await expect(password).toBeFocused();
  });

  await test.step('the password refuses copy, cut and paste, and is still filled by a manager', async () => {
    await email.fill('from the clipboard');
    await email.press('ControlOrMeta+a');
    await email.press('ControlOrMeta+c');
    await password.press('ControlOrMeta+v');
    await expect(password).toHaveValue('');
    await expect(page.getByText(/Copy and paste are off here/)).toBeVisible();
    await page.getByRole('button', { name: 'Show password' }).click();
    await password.fill('Baulk#2026');
    await password.press('ControlOrMeta+a');
    await password.press('ControlOrMeta+x');
    await expect(password).toHaveValue('Baulk#2026');
    await email.press('ControlOrMeta+a');
    await email.press('ControlOrMeta+v');
    await expect(email).toHaveValue('from the clipboard');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
  });
});

test('A-8.01, A-8.03, A-8.11, A-8.13, V18 what goes wrong is told, what was typed stays, and the sign-in that is sent in the end is sent once', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/login');
  const popup = page.getByRole('dialog', { name: 'Login' });
  const login = popup.getByRole('button', { name: 'Login' });
  const email = popup.getByLabel('Email');

  await test.step('too many wrong passwords are refused for a while, in the words of the server', async () => {
    const guessed = 'suspended@baulk.example';
    for (let guess = 1; guess <= 5; guess += 1) {
      await page.request.post('/api/login', { data: { email: guessed, password: `guess ${guess}` } });
    }
    // Each wait is twice the one before, so that even slow fingers meet one soon.
    await expect(async () => {
      const answer = page.waitForResponse('**/api/login');
      await fillSignIn(page, guessed, 'another guess');
      expect((await answer).status()).toBe(429);
    }).toPass({ intervals: [0] });
    await expect(
      page.getByText(/^Too many attempts\. Please try again in (a minute|\d+ minutes)\.$/),
    ).toBeVisible();
  });

  await test.step('a wrong password is told in a banner that goes, without the session popup', async () => {
    await fillSignIn(page, player, 'not the password');
    await expect(popup.getByText('Invalid email id or password')).toBeVisible();
    await expect(email).toHaveValue(player);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(popup.getByText('Invalid email id or password')).toBeHidden();
  });

  await test.step('a failure without words has words all the same, and the password stays', async () => {
    await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: '' }));
    await fillSignIn(page, player);
    await expect(page.getByText('Something went wrong, Please try again.', { exact: true })).toBeVisible();
    await expect(popup.getByLabel('Password', { exact: true })).toHaveValue(demoPassword);
    await page.unroute('**/api/login');
  });

  await test.step('a server that does not answer is told', async () => {
    await page.route('**/api/login', (route) => route.abort('connectionrefused'));
    await login.click();
    await expectTold(page, 'We’re unable to connect to our services.');
    await page.unroute('**/api/login');
  });

  await test.step('without a network the warning says so', async () => {
    await context.setOffline(true);
    await login.click();
    await expectTold(
      page,
      'There is no internet connection at the moment, please check your network and try again.',
    );
    await expect(email).toHaveValue(player);
    await context.setOffline(false);
  });

  await test.step('the next try works, shows that it takes long, and is sent once however often one presses', async () => {
    const calls = await holdCalls(page, { login: { url: '**/api/login' } });
    await login.dblclick();
    await expect(login).toHaveAttribute('aria-busy', 'true');
    await expect(email).not.toBeEditable();
    await login.click({ force: true });
    await login.press('Enter');
    await email.press('Enter');
    await calls.letGo('login');
    await expect(page).toHaveURL('/match');
    expect(calls.waiting('login')).toBe(0);
    // The form has gone, and the keyboard goes on where the page begins.
    await expect(page.getByRole('main')).toBeFocused();
  });
});
