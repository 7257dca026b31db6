import { demoPassword } from '#server/demo/accounts.ts';
import { expect, expectTold, fillSignIn, signIn, test } from '#tests/support/product.ts';

const landings = [
  ['owner@baulk.example', 'Platform Super Admin', '/club-management'],
  ['staff@baulk.example', 'Platform Admin', '/player'],
  ['club@baulk.example', 'Club Super Admin', '/club-table'],
  ['desk@baulk.example', 'Club Admin', '/player'],
  ['player@baulk.example', 'Player', '/match'],
] as const;

for (const [email, label, landing] of landings) {
  test(`A-2.103 to A-2.107 ${label} signs in and lands on ${landing}`, async ({ page }) => {
    await page.goto('/');
    await signIn(page, email);
    await expect(page).toHaveURL(landing);
    await expect(page.getByRole('banner').getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('A-5.01 to A-5.03, V18 the form says what to mend, in the words of the specification', async ({
  page,
}) => {
  await page.goto('/login');
  const popup = page.getByRole('dialog', { name: 'Login' });
  await popup.getByRole('button', { name: 'Login' }).click();
  await expect(popup.getByText('Please enter email address')).toBeVisible();
  await expect(popup.getByText('Please enter password')).toBeVisible();
  await popup.getByLabel('Email').fill('someone');
  await popup.getByRole('button', { name: 'Login' }).click();
  await expect(popup.getByText('Please enter valid email address.')).toBeVisible();
  await expect(popup.getByLabel('Email')).toBeFocused();
  await popup.getByLabel('Email').fill('someone@baulk.example');
  await popup.getByRole('button', { name: 'Login' }).click();
  await expect(popup.getByText('Please enter password')).toBeVisible();
  await expect(popup.getByLabel('Password', { exact: true })).toBeFocused();
});

test('A-8.11 a wrong password is told in a banner that goes, without the session popup', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await signIn(page, 'player@baulk.example', 'not the password');
  const popup = page.getByRole('dialog', { name: 'Login' });
  await expect(popup.getByText('Invalid email id or password')).toBeVisible();
  await expect(popup.getByLabel('Email')).toHaveValue('player@baulk.example');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(popup.getByText('Invalid email id or password')).toBeHidden();
});

test('A-2.116 to A-2.118 the password refuses copy, cut and paste, and is still filled by a manager', async ({
  page,
}) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  const email = page.getByLabel('Email');
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

test('a person signs in with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('player@baulk.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Baulk#2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/match');
});

test('Escape and the cross close the popup, and its address leads back home', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('A-8.01 without a network the warning says so, and what was typed stays', async ({ page, context }) => {
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await context.setOffline(true);
  await fillSignIn(page, 'player@baulk.example');
  await expectTold(
    page,
    'There is no internet connection at the moment, please check your network and try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue('player@baulk.example');
  await context.setOffline(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/match');
  // The form has gone, and the keyboard goes on where the page begins.
  await expect(page.getByRole('main')).toBeFocused();
});

test('A-8.03 a server that does not answer is told, and the next try works', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/login', (route) => route.abort('connectionrefused'));
  await fillSignIn(page, 'player@baulk.example');
  await expectTold(page, 'We’re unable to connect to our services.');
  await page.unroute('**/api/login');
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/match');
});

test('A-8.13, V18 a failure without words reads "Something went wrong, Please try again.", and the password stays', async ({
  page,
}) => {
  await page.goto('/login');
  await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: '' }));
  await fillSignIn(page, 'player@baulk.example');
  await expect(page.getByText('Something went wrong, Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoPassword);
});

test('a double click signs in once', async ({ page }) => {
  await page.goto('/login');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const popup = page.getByRole('dialog', { name: 'Login' });
  await popup.getByLabel('Email').fill('player@baulk.example');
  await popup.getByLabel('Password', { exact: true }).fill('Baulk#2026');
  await popup.getByRole('button', { name: 'Login' }).dblclick();
  await expect(page).toHaveURL('/match');
  expect(calls.filter((url) => url.endsWith('/api/login'))).toHaveLength(1);
});
