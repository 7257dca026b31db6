import type { Page } from '@playwright/test';
import { expect, testAmong } from '#tests/support/product.ts';

/** The server's clock is moved, which must not reach into others. */
export const test = testAmong('accounts');

/** Time passes at the server, from wherever another journey has left its clock; a clock that goes back is nobody's. */
export async function passAtServer(page: Page, milliseconds: number): Promise<void> {
  const read = await page.request.get('/dev/clock', { headers: { accept: 'application/json' } });
  const { offset } = (await read.json()) as { offset: number };
  const moved = await page.request.put('/dev/clock', { data: { offset: offset + milliseconds } });
  expect(moved.ok()).toBe(true);
}
