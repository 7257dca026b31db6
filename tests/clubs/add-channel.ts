import type { Page } from '@playwright/test';

/** Adds a channel in the form of a club. */
export async function addChannel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add channel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a channel' });
  await dialog.getByLabel('Channel name').fill(name);
  await dialog.getByLabel('Stream key').fill(`live_${name}`);
  await dialog.getByRole('button', { name: 'Save channel' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
