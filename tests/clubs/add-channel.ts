import { expect, type Page } from '@playwright/test';

/** Adds a channel in the form of a club, by the keyboard alone. */
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

/** Adds many channels in the form of a club as fast as the page takes them: nobody asks for each from outside. */
export async function addChannels(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add channel' }).waitFor();
  await page.evaluate(async (given) => {
    const isThere = async <T>(find: () => T | null | undefined): Promise<T> => {
      for (;;) {
        const found = find();
        if (found) return found;
        await new Promise((resolve) => void setTimeout(resolve));
      }
    };
    const dialog = () => document.querySelector('[role="dialog"]');
    const fields = () => dialog()?.querySelectorAll('input');
    for (const name of given) {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Add channel')?.click();
      const typed = [name, `live_${name}`];
      for (const [place, text] of typed.entries()) {
        const field = await isThere(() => fields()?.[place]);
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      dialog()?.querySelector('form')?.requestSubmit();
      await isThere(() => dialog() === null);
    }
  }, names);
}
