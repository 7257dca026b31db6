import type { Page } from '@playwright/test';
import { expect, fillSignIn, signIn, test } from '#tests/support/product.ts';
import { hydrated } from '#tests/support/public-pages.ts';

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const anyPopup = (page: Page) => page.getByRole('dialog');
const path = (page: Page) => new URL(page.url()).pathname;

/** Two pages of the product, so that Back from the second one has where to go. */
async function fromNewsToQuestions(page: Page): Promise<void> {
  await page.goto('/all-news');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
}

const openLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' }).click();

test('V10 Back closes a popup, Forward and reload bring it back with what was typed, and popups that follow each other are one entry', async ({
  page,
}) => {
  await fromNewsToQuestions(page);
  await test.step('the sign-in comes back with what was typed, and is gone once it was closed', async () => {
    await openLogin(page);
    await popup(page, 'Login').getByLabel('Email').fill('player@baulk.example');
    await page.goBack();
    await expect(anyPopup(page)).toHaveCount(0);
    expect(path(page)).toBe('/faq');
    await page.goForward();
    await expect(popup(page, 'Login').getByLabel('Email')).toHaveValue('player@baulk.example');
    await page.reload();
    await expect(popup(page, 'Login').getByLabel('Email')).toHaveValue('player@baulk.example');
    await popup(page, 'Login').getByRole('button', { name: 'Close' }).click();
    await expect(anyPopup(page)).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => path(page)).toBe('/all-news');
    await expect(anyPopup(page)).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  });

  await test.step('a popup that another leads to takes its place, and a link in one is come back from', async () => {
    await openLogin(page);
    await popup(page, 'Login').getByRole('link', { name: 'Forgot your password' }).click();
    await expect(popup(page, 'Forgot your password')).toBeVisible();
    await page.goBack();
    await expect(anyPopup(page)).toHaveCount(0);
    expect(path(page)).toBe('/faq');
    await page.goForward();
    await expect(popup(page, 'Forgot your password')).toBeVisible();
    await popup(page, 'Forgot your password').getByRole('button', { name: 'Close' }).click();
    await expect(anyPopup(page)).toHaveCount(0);
    await openLogin(page);
    await expect(popup(page, 'Login')).toBeVisible();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/privacyPolicy';
      document.querySelector('[role=dialog]')?.append(link);
      link.click();
    });
    await expect.poll(() => path(page)).toBe('/privacyPolicy');
    await expect(anyPopup(page)).toHaveCount(0);
    await page.goBack();
    await expect(popup(page, 'Login')).toBeVisible();
    await page.goBack();
    await expect(anyPopup(page)).toHaveCount(0);
    expect(path(page)).toBe('/faq');
  });

  await test.step('a registration comes back as it was filled in', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Member Registration' }).click();
    const form = popup(page, 'Registration Form');
    await form.getByLabel('First Name').fill('Rosa');
    await page.goBack();
    await expect(anyPopup(page)).toHaveCount(0);
    expect(path(page)).toBe('/faq');
    await page.goForward();
    await expect(form.getByLabel('First Name')).toHaveValue('Rosa');
    await page.reload();
    await expect(form.getByLabel('First Name')).toHaveValue('Rosa');
  });
});

test('V10 after a sign-in Back leads to the page before, and a page of those signed in is asked for over home', async ({
  page,
}) => {
  await test.step('a link to a page of those signed in is asked for over home, which Back leads to', async () => {
    await page.goto('/all-news');
    await page.goto('/profile/change-password');
    await expect(popup(page, 'Login')).toBeVisible();
    await page.goBack();
    await expect(anyPopup(page)).toHaveCount(0);
    expect(path(page)).toBe('/');
    await page.goForward();
    await fillSignIn(page, 'player@baulk.example');
    await expect.poll(() => path(page)).toBe('/profile/change-password');
  });

  await test.step('no popup is met again on the way back', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: / Player$/ })
      .click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect.poll(() => path(page)).toBe('/');
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
    await signIn(page, 'player@baulk.example');
    await expect.poll(() => path(page)).toBe('/match');
    await page.goBack();
    await expect.poll(() => path(page)).toBe('/faq');
    await expect(anyPopup(page)).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => path(page)).toBe('/');
    await expect(anyPopup(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('V10 Back closes the menu and the sections of a signed-in user, whose pages and popups take their place', async ({
    page,
  }) => {
    await page.goto('/all-news');
    await hydrated(page);
    const menu = popup(page, 'Menu');
    const openMenu = () => page.getByRole('button', { name: 'Open menu' }).tap();
    await openMenu();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    expect(path(page)).toBe('/all-news');
    await page.goForward();
    await expect(menu).toBeVisible();
    await page.reload();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'FAQ' }).tap();
    await expect.poll(() => path(page)).toBe('/faq');
    await expect(menu).toHaveCount(0);
    await openMenu();
    await menu.getByRole('button', { name: 'Member Registration' }).tap();
    await expect(popup(page, 'Registration Form')).toBeVisible();
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(anyPopup(page)).toHaveCount(0);
    expect(path(page)).toBe('/faq');
    await openMenu();
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => path(page)).toBe('/all-news');

    await signIn(page, 'player@baulk.example');
    await expect.poll(() => path(page)).toBe('/match');
    const sections = popup(page, 'Sections');
    await page.getByRole('button', { name: 'Open sections' }).tap();
    await page.goBack();
    await expect(sections).toHaveCount(0);
    expect(path(page)).toBe('/match');
    await page.goForward();
    await sections.getByRole('link', { name: 'Statistics', exact: true }).tap();
    await expect.poll(() => path(page)).toBe('/statistics');
    await expect(sections).toHaveCount(0);
    await page.goBack();
    await expect.poll(() => path(page)).toBe('/match');
    await expect(sections).toHaveCount(0);
  });
});
