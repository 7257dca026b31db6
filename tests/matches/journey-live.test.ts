import type { Locator } from '@playwright/test';
import { expect, testAmong } from '#tests/support/product.ts';

// Among those who look at no match, since matches end here and others begin.
const test = testAmong('accounts');

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

  const home = await context.newPage();
  await home.goto('/');
  const board = home.getByRole('main').getByRole('region').first();
  const centre = await context.newPage();
  await centre.goto('/');
  await centre.getByRole('link', { name: 'Match centre' }).click();
  await expect(centre).toHaveURL(/\/match\/\d+$/);
  const frames = centre.getByRole('table', { name: 'Frames', exact: true });
  const draw = await context.newPage();
  await draw.goto('/tournamentInfo/3');
  const groups = draw.getByRole('main');
  const places = [board, frames, groups];
  const before = await Promise.all(places.map(figuresOf));

  await lever.click();
  await expect(lever).toBeChecked();
  await expect(page.getByText('They go on')).toBeVisible();
  for (const [index, place] of places.entries()) {
    // A page asks every ten seconds, and a shot may have been at another table.
    const figures = async (): Promise<string> => {
      await context.clock.runFor(10_000);
      return figuresOf(place);
    };
    await expect.poll(figures, { timeout: 60_000 }).not.toBe(before[index]);
  }

  await lever.click();
  await expect(lever).not.toBeChecked();
  await expect(page.getByText('They stand as they are.')).toBeVisible();
});
