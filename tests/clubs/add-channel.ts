import type { Page } from '@playwright/test';

/** Adds a channel in the form of a club, by the keyboard alone: many are added sooner so. */
export async function addChannel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add channel' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a channel' });
  await dialog.getByLabel('Channel name').fill(name);
  await dialog.getByLabel('Stream key').fill(`live_${name}`);
  await dialog.getByLabel('Stream key').press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}
