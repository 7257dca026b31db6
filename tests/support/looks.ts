import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect } from './product.ts';

export const wide = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** How people look at a page; in dark nothing but its colours is another. */
const looks = [
  { look: 'on a phone', size: phone, colorScheme: 'light', by: 'all' },
  { look: 'on a phone in dark', size: phone, colorScheme: 'dark', by: 'colours' },
  { look: 'in dark', size: wide, colorScheme: 'dark', by: 'colours' },
  { look: 'in light', size: wide, colorScheme: 'light', by: 'all' },
] as const;

/**
 * Judges a page as it stands, by axe and by its width, in every look; a look is put on as a device does it, without loading
 * again. The page is left wide and light.
 */
export async function expectSoundInEveryLook(page: Page): Promise<void> {
  for (const { look, size, colorScheme, by } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFindings(page, by), look).toEqual([]);
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(surplus, `${look} it is no wider than the window`).toBeLessThanOrEqual(0);
  }
}
