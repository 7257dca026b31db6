import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expectSoundInEveryLook } from '#tests/support/looks.ts';
import { expect, test } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

const player = 'player@baulk.example';

const rows = (page: Page) => page.locator('main a[href^="/match/"]');

test('A-2.55 a player reads what comes, what is live and what was, in every look', async ({ page }) => {
  await openAs(page, player, '/match');
  for (const [status, address] of [
    ['Live', '/match?status=7'],
    ['Completed', '/match?status=6'],
    ['Upcoming', '/match'],
  ] as const) {
    await page.getByRole('radio', { name: status }).click();
    await expect(page).toHaveURL(address);
    await expect(rows(page)).toHaveCount(10);
    await expectSoundInEveryLook(page);
  }
});

test('A-1.35 the page of a match shows its frames, in every look', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Match centre' }).click();
  await expect(page).toHaveURL(/\/match\/\d+$/);
  const frames = page.getByRole('table', { name: 'Frames', exact: true });
  await expect(frames.getByRole('row')).toHaveCount(9);
  await expect(page.getByText('About this match')).toBeVisible();
  await expectSoundInEveryLook(page);
});

test('what is asked stands in the address: it can be shared, and Back asks what was asked before', async ({
  page,
  context,
}) => {
  await openAs(page, player, '/match');
  await page.getByRole('radio', { name: 'Completed' }).click();
  await page
    .getByRole('combobox', { name: 'Tournament' })
    .selectOption({ label: 'Americas Six Ball League' });
  await expect(page).toHaveURL(/\/match\?status=6&tournament=\d+$/);
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('20');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2&rows=20$/);
  await expect(page.getByRole('status').filter({ hasText: '21–40 of' })).toBeVisible();
  // The page before stays until this one is there.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const shown = await rows(page).allTextContents();

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('status').filter({ hasText: '21–40 of' })).toBeVisible();
  expect(await rows(shared).allTextContents()).toEqual(shown);

  await page.goBack();
  await expect(page).toHaveURL(/rows=20$/);
  await expect(page.getByRole('status').filter({ hasText: '1–20 of' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/match');
  await expect(page.getByRole('radio', { name: 'Upcoming' })).toBeChecked();
});

test('mine are the own matches and those of the own clubs', async ({ page }) => {
  await openAs(page, player, '/match');
  const count = () => page.getByRole('status').filter({ hasText: / of \d+ matches/ });
  await expect(count()).toBeVisible();
  const all = await count().textContent();
  await page.getByRole('checkbox', { name: 'Mine and my clubs’' }).check();
  await expect(page).toHaveURL('/match?mine=1');
  await expect(count()).not.toHaveText(all ?? '');
});

test('an address that asks for nonsense is answered as if it had not', async ({ page }) => {
  await openAs(page, player, '/match?status=9&page=abc&rows=3&club=x&game=chess');
  await expect(rows(page)).toHaveCount(10);
  await page.goto('/match?page=999');
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=999/);
});

test('a list that cannot be read says why, and reads again when told to', async ({ page }) => {
  await openAs(page, player, '/match');
  await expect(rows(page)).toHaveCount(10);
  await page.route('**/api/match?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('radio', { name: 'Completed' }).click();
  await expect(page.getByText('The matches could not be read')).toBeVisible();
  await page.unroute('**/api/match?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
});

test('A-2.141, A-2.142 times are those of the hall, and the own ones on demand', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Match centre' }).click();
  const scheduled = page.locator('dt', { hasText: 'Scheduled' }).locator('+ dd');
  await expect(scheduled).toHaveText(/^\d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d (AM|PM)$/);
  await expect(page.getByText('Bogotá time')).toBeVisible();
  await page.getByRole('switch', { name: 'Show my own time (New York)' }).check();
  await expect(page.getByText('New York time')).toBeVisible();
});

test('a match that is not there is a page that says so', async ({ page }) => {
  await page.goto('/match/999999');
  await expect(page.getByRole('heading', { name: 'There is no such match' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'To the live matches' }).click();
  await expect(page).toHaveURL('/');
});

test('a hidden name stays hidden on every page', async ({ page }) => {
  await openAs(page, 'guest@baulk.example', '/match?status=7&rows=20');
  await rows(page).filter({ hasText: 'Hidden player' }).first().click();
  await expect(page.getByRole('main').getByRole('region').first()).toContainText('Hidden player');
});
