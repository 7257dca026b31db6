import type { Locator } from '@playwright/test';
import { expect, testAmong } from '#tests/support/product.ts';
import { goWithin } from '#tests/support/signed-in.ts';

// Among those who look at no match, since matches end here and others begin.
const test = testAmong('accounts');

/** A page asks every ten seconds, and a shot may have been at another table. */
async function expectToMove(place: Locator): Promise<void> {
  const before = await figuresOf(place);
  const figures = async (): Promise<string> => {
    await place.page().clock.runFor(10_000);
    return figuresOf(place);
  };
  await expect.poll(figures, { timeout: 60_000 }).not.toBe(before);
}

/** The figures of a board, a page or a draw, once it stands there. */
async function figuresOf(place: Locator): Promise<string> {
  await expect(place).toBeVisible();
  return (await place.allTextContents()).join(' ');
}

test('A-1.33, A-1.35 the switch lets the live matches move: home, a match and a draw show it by themselves', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await page.goto('/dev/app/');
  await page.getByRole('button', { name: 'Switches' }).click();
  const lever = page.getByRole('switch', { name: 'Live matches move' });
  await expect(lever).not.toBeChecked();

  await lever.click();
  await expect(lever).toBeChecked();
  await expect(page.getByText('They go on')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await expectToMove(other.getByRole('main').getByRole('region').first());
  await other.getByRole('link', { name: 'Match centre' }).click();
  await expect(other).toHaveURL(/\/match\/\d+$/);
  await expectToMove(other.getByRole('table', { name: 'Frames', exact: true }));
  await goWithin(other, '/tournamentInfo/3');
  await expect(other).toHaveTitle(/Torneo Apertura/);
  await expectToMove(other.getByRole('main'));

  await lever.click();
  await expect(lever).not.toBeChecked();
  await expect(page.getByText('They stand as they are.')).toBeVisible();
});
