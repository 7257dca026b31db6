import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expectSoundInEveryLook } from '#tests/support/looks.ts';
import { expect, test } from '#tests/support/product.ts';
import { goWithin, openAs } from '#tests/support/signed-in.ts';

const player = 'player@baulk.example';

const rows = (page: Page) => page.locator('main a[href^="/match/"]');
const counted = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('A-1.35, A-2.55, A-2.56, A-2.141, A-2.142, A-6.19 a player reads what comes, what is live and what was; what is asked stands in the address, which can be shared, and Back asks what was asked before; it is said when and where the player is up, and who makes matches; the page of a match shows its frames in every look, and its times by the clock of the hall, or the own one on demand', async ({
  page,
  context,
}) => {
  await openAs(page, player, '/match?status=9&page=abc&rows=3&club=x&game=chess');
  await test.step('an address that asks for nonsense is answered as if it had not', async () => {
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByRole('radio', { name: 'Upcoming' })).toBeChecked();
    await goWithin(page, '/match?page=999');
    await expect(page).not.toHaveURL(/page=999/);
    await expect(rows(page).first()).toBeVisible();
  });

  await goWithin(page, '/match');
  await test.step('mine are the own matches and those of the own clubs', async () => {
    const count = counted(page, / of \d+ matches/);
    await expect(count).toBeVisible();
    const all = await count.textContent();
    await page.getByRole('checkbox', { name: 'Mine and my clubs’' }).check();
    await expect(page).toHaveURL('/match?mine=1');
    await expect(count).not.toHaveText(all ?? '');
    await page.getByRole('checkbox', { name: 'Mine and my clubs’' }).uncheck();
    await expect(page).toHaveURL('/match');
  });

  // What comes is judged with every page as it opens, in every look.
  for (const [status, address] of [
    ['Live', '/match?status=7'],
    ['Completed', '/match?status=6'],
  ] as const) {
    await page.getByRole('radio', { name: status }).click();
    await expect(page).toHaveURL(address);
    await expect(rows(page)).toHaveCount(10);
    if (status === 'Live') expect(await axeFindings(page)).toEqual([]);
  }

  await page
    .getByRole('combobox', { name: 'Tournament' })
    .selectOption({ label: 'Americas Six Ball League' });
  await expect(page).toHaveURL(/\/match\?status=6&tournament=\d+$/);
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('20');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2&rows=20$/);
  await expect(counted(page, '21–40 of')).toBeVisible();
  // The page before stays until this one is there.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const shown = await rows(page).allTextContents();

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(counted(shared, '21–40 of')).toBeVisible();
  expect(await rows(shared).allTextContents()).toEqual(shown);
  await shared.close();

  await page.goBack();
  await expect(page).toHaveURL(/rows=20$/);
  await expect(counted(page, '1–20 of')).toBeVisible();
  for (const address of [/tournament=\d+$/, '/match?status=6', '/match?status=7', '/match']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('radio', { name: 'Upcoming' })).toBeChecked();

  await test.step('when and where the player is up, and who makes matches', async () => {
    await page.getByRole('link', { name: 'When and where am I up?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'When and where I play' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Your matches' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: /^Against / }).first()).toBeVisible();
    await goWithin(page, '/create-match');
    await expect(page.getByRole('heading', { name: 'Matches are made by your club' })).toBeVisible();
    await page.getByRole('link', { name: 'All matches' }).click();
    await expect(page).toHaveURL('/match');
  });

  await test.step('the page of a match shows its frames, and its times by the clock of the hall', async () => {
    await goWithin(page, '/');
    await page.getByRole('link', { name: 'Match centre' }).click();
    await expect(page).toHaveURL(/\/match\/\d+$/);
    const frames = page.getByRole('table', { name: 'Frames', exact: true });
    await expect(frames.getByRole('row')).toHaveCount(9);
    await expect(page.getByText('About this match')).toBeVisible();
    const scheduled = page.locator('dt', { hasText: 'Scheduled' }).locator('+ dd');
    await expect(scheduled).toHaveText(/^\d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d (AM|PM)$/);
    await expect(page.getByText('Bogotá time')).toBeVisible();
    await expectSoundInEveryLook(page);
    await page.getByRole('switch', { name: 'Show my own time (New York)' }).check();
    await expect(page.getByText('New York time')).toBeVisible();
  });
});
