import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';
import { hydrated } from '#tests/support/public-pages.ts';

const phone = { width: 390, height: 844 };

/** Goes on with Tab until a control has the focus, as someone does who has no mouse. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The focus does not come to the control.');
}

const inside = (page: Page, role: 'dialog' | 'menu'): Promise<boolean> =>
  page.getByRole(role).evaluate((element) => element.contains(document.activeElement));

const skipLink = (page: Page): Locator => page.getByRole('link', { name: 'Skip to content' });

async function expectFirstStop(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.keyboard.press('Tab');
  await expect(skipLink(page)).toBeFocused();
  await expect(skipLink(page)).toBeInViewport();
}

async function expectSkip(page: Page): Promise<void> {
  await skipLink(page).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
}

test('a page that was followed begins where its content does, and the first stop leads visitors there too', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expectFirstStop(page);
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('main')).toBeFocused();
  await page.locator('main h1').waitFor();
  await expectSkip(page);
});

test('the first stop leads members past everything, and the menu of the account opens, is gone through and closes by keys, and gives the focus back', async ({
  page,
}) => {
  await openAs(page, 'player@baulk.example', '/match');
  await expectFirstStop(page);
  await expectSkip(page);
  await skipLink(page).focus();
  const account = page.getByRole('banner').getByRole('button', { name: /Player$/ });
  await tabTo(page, account);
  for (const key of ['Enter', 'ArrowDown', ' ']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem', { name: 'Manage' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(account).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'My Profile' }).press('Enter');
  await expect(page).toHaveURL('/profile/my-profile');
});

test('the sidebar is collapsed and expanded by keys, and stays so', async ({ page }) => {
  await openAs(page, 'owner@baulk.example', '/club-management');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const widthOf = async () => (await sidebar.boundingBox())?.width;
  const members = sidebar.getByRole('link', { name: 'Members', exact: true });
  await tabTo(page, page.getByRole('button', { name: 'Collapse sidebar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused();
  await expect.poll(widthOf).toBe(64);
  await tabTo(page, members);
  // Its name stands beside the sign and, for screen readers, in it.
  const hint = page.getByRole('tooltip', { name: 'Members' });
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/player');
  await expect(members).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect.poll(widthOf).toBe(64);
  await page.getByRole('button', { name: 'Expand sidebar' }).press(' ');
  await expect.poll(widthOf).toBe(248);
});

for (const [name, email, opener, link, address] of [
  ['menu of visitors', null, 'Open menu', 'FAQ', '/faq'],
  ['sections of members', 'player@baulk.example', 'Open sections', 'Statistics', '/statistics'],
] as const) {
  test(`on a phone the ${name} keep the focus, give it back, and close when one is followed`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    if (email) await openAs(page, email, '/match');
    else await page.goto('/');
    const button = page.getByRole('button', { name: opener });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expect(button).toBeHidden();
    for (let stops = 0; stops < 30; stops += 1) {
      expect(await inside(page, 'dialog')).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, drawer.getByRole('link', { name: link }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(drawer).toHaveCount(0);
  });
}

test('a popup takes the focus, keeps it, gives it back to what opened it, and gives way to another', async ({
  page,
}) => {
  await page.goto('/faq');
  // Keys are not heard before the app has taken the page over.
  await hydrated(page);
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  const registration = page.getByRole('banner').getByRole('button', { name: 'Member Registration' });
  for (const [opener, title] of [
    [login, 'Login'],
    [registration, 'Registration Form'],
  ] as const) {
    await opener.press('Enter');
    const popup = page.getByRole('dialog', { name: title });
    await expect(popup).toBeVisible();
    for (let stops = 0; stops < 20; stops += 1) {
      expect(await inside(page, 'dialog')).toBe(true);
      await page.keyboard.press(stops % 2 ? 'Tab' : 'Shift+Tab');
      await page.keyboard.press('Tab');
    }
    // A hint beside what has the focus would be closed first.
    await popup.getByRole('textbox').first().focus();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  // The popup of a forgotten password takes the place of the sign-in, and leads back to it.
  await login.press('Enter');
  await page.getByRole('link', { name: 'Forgot your password' }).press('Enter');
  const forgotten = page.getByRole('dialog', { name: 'Forgot your password' });
  await expect(forgotten).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await forgotten.getByRole('link', { name: 'Back to Login' }).press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL('/faq');
});
