import { expect, expectTold, signIn, test } from '#tests/support/product.ts';

const guest = 'guest@baulk.example';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/20.1 Mobile/15E148 Safari/604.1';

test('a lost phone is signed out from here, and then every device at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const lost = await browser.newContext({ userAgent: iPhone, ...(baseURL ? { baseURL } : {}) });
  const phone = await lost.newPage();
  await phone.goto('/');
  await signIn(phone, guest);
  await expect(phone).toHaveURL('/match');

  await page.goto('/');
  await signIn(page, guest);
  await expect(page).toHaveURL('/match');
  await page.goto('/profile/my-profile');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByText('This device')).toHaveCount(1);
  await list.getByRole('button', { name: /^Sign out Safari on iPhone, last seen / }).click();
  await expectTold(page, 'Signed out: Safari on iPhone.');
  await expect(list.getByText('Safari on iPhone')).toHaveCount(0);

  await phone.goto('/profile/my-profile');
  const popup = phone.getByRole('alertdialog');
  await expect(popup.getByText('Session expired, Please login again.')).toBeVisible();
  await popup.getByRole('button', { name: 'Yes' }).click();
  await expect(phone).toHaveURL('/');
  await signIn(phone, guest);
  await expect(phone).toHaveURL('/profile/my-profile');

  await list.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Sign out everywhere now' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await phone.reload();
  await expect(popup.getByText('Session expired, Please login again.')).toBeVisible();
  await lost.close();
});
