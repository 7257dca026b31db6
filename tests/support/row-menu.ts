import type { Locator, Page } from '@playwright/test';
import type { Beneath } from './browser-way.ts';

/** How the menu behind a button of a row is opened and closed. */
export const rowMenu = (
  trigger: (page: Page) => Locator | Promise<Locator>,
): Pick<Beneath, 'open' | 'close'> => ({
  open: async (page) => {
    const button = await trigger(page);
    // Behind a dialog it is out of reach, and behind its own menu.
    if ((await button.count()) === 0) return;
    await button.click({ timeout: 5_000 });
    await page.getByRole('menu').waitFor({ timeout: 5_000 });
  },
  close: async (page) => {
    if ((await page.getByRole('menu').count()) === 0) return;
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden', timeout: 5_000 });
  },
});
