import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

test('A-1.12 a player sees the own matches, form and games as pictures with tables beside, and one game alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'player@baulk.example', '/statistics');
  await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'of the last' })).toBeVisible();
  const form = page.getByRole('table', { name: 'Form' });
  await expect(form.getByRole('link').first()).toHaveAttribute('href', /^\/match\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Highest breaks' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const game = page.getByRole('combobox', { name: 'Game' });
  await game.selectOption('nineBall');
  await expect(page).toHaveURL('/statistics?game=nineBall');
  await expect(form).toBeVisible();
  await game.selectOption('threeCushion');
  await expect(page.getByRole('heading', { name: /^You have not played .*3 cushion yet$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(page).toHaveURL('/statistics');
  await expect(form).toBeVisible();
});
