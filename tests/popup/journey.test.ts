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

test('V10 Back closes the sign-in, Forward and reload bring it back with what was typed', async ({
  page,
}) => {
  await fromNewsToQuestions(page);
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
});

test('V10 a registration comes back with Forward and reload as it was filled in', async ({ page }) => {
  await fromNewsToQuestions(page);
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

test('V10 popups that follow each other are one entry, and a link in one is come back from', async ({
  page,
}) => {
  await fromNewsToQuestions(page);
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

test('V10 after a sign-in Back leads to the page before, and no popup is met again', async ({ page }) => {
  await fromNewsToQuestions(page);
  await signIn(page, 'player@baulk.example');
  await expect.poll(() => path(page)).toBe('/match');
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/faq');
  await expect(anyPopup(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/all-news');
});

test('V10 a link to a page of those signed in is asked for over home, which Back leads to', async ({
  page,
}) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('V10 Back closes the menu, whose pages and popups take its place', async ({ page }) => {
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
  });

  test('V10 Back closes the sections of a signed-in user, and a section takes their place', async ({
    page,
  }) => {
    await page.goto('/all-news');
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
