import type { Locator, Page } from '@playwright/test';
import { lastCode, mailsTo } from '#tests/support/journey-outbox.ts';
import { expect } from '#tests/support/product.ts';
import { hydrated } from '#tests/support/public-pages.ts';

export const password = 'kT9#velvet-Rail';

/** Opens the popup from the header. */
export async function openForm(page: Page, address = '/'): Promise<Locator> {
  await page.goto(address);
  // A button does nothing before the app is there.
  await hydrated(page);
  return openAgain(page);
}

/** Opens the popup on the page that is there; on a small screen it is in the drawer. */
export async function openAgain(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Member Registration' });
  const menu = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await expect(button.or(menu).first()).toBeVisible();
  if (!(await button.isVisible())) await menu.click();
  await button.click();
  const form = page.getByRole('dialog', { name: 'Registration Form' });
  await expect(form).toBeVisible();
  return form;
}

/** Fills in all that the eight checks ask for but the address. */
export async function fillForm(form: Locator): Promise<void> {
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Méndez');
  await form.getByLabel('Mobile number').fill('3105550148');
  await fillSecrets(form);
  await form.getByRole('checkbox', { name: /I accept/ }).check();
}

/** Pin and password, which no draft keeps. */
export async function fillSecrets(form: Locator): Promise<void> {
  await form.getByLabel('PIN', { exact: true }).fill('4821');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm password', { exact: true }).fill(password);
}

/** Types the address and asks for a code; answers the code that the mail brings. */
export async function askForCode(form: Locator, address: string): Promise<string> {
  await form.getByLabel('Email', { exact: true }).fill(address);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(codeBox(form)).toBeFocused();
  return mailedCode(form.page(), address, 1);
}

export const codeBox = (form: Locator): Locator =>
  form.getByLabel('Enter the 6-digit code we sent to your email');

/** Another code than the one that was sent. */
export const anotherThan = (code: string): string => (code === '482715' ? '482716' : '482715');

/** The code of the newest mail, once so many have come. */
export async function mailedCode(page: Page, address: string, count: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(page, address)).length).toBe(count);
  return lastCode(page, address);
}
