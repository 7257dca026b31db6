import { expect, type Page } from '@playwright/test';

/** Adds a channel in the form of a club, by the keyboard alone: many are added sooner so. */
export async function addChannel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add channel' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a channel' });
  await expect(dialog.getByLabel('Channel name')).toBeFocused();
  await page.keyboard.insertText(name);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(`live_${name}`);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}
