import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/product.ts';
import { ask, beSignedIn, goWithin } from '#tests/support/signed-in.ts';

/** Makes a tournament of four, enters five players, and draws it; what it answers are the names in their order. */
async function drawn(page: Page): Promise<{ id: number; names: string[] }> {
  await beSignedIn(page, 'owner@baulk.example');
  const made = (await ask(page, 'post', 'tournament', {
    name: 'Harbour Cup',
    gameType: 'hundredUp',
    format: 'knockout',
    clubId: 1,
    timeZone: 'America/New_York',
    startDate: '2127-03-05',
    endDate: '2127-03-06',
    entryClosesAt: '2127-03-04T18:00:00Z',
    capacity: 4,
  })) as { id: number };
  await ask(page, 'put', `tournament/${made.id}/stage`, { stage: 'open' });
  const members = (await Promise.all(
    [1, 2, 3].map((clubId) => ask(page, 'get', `player?roleId=5&clubId=${clubId}&statusId=1&limit=100`)),
  )) as { rows: { userId: number; fullName: string }[] }[];
  const known = new Map(members.flatMap(({ rows }) => rows.map((row) => [row.userId, row] as const)));
  const entering = [...known.values()].slice(0, 5);
  for (const { userId } of entering) await ask(page, 'post', `tournament/${made.id}/entry`, { userId });
  await ask(page, 'post', `tournament/${made.id}/draw`, {});
  return { id: made.id, names: entering.map(({ fullName }) => fullName) };
}

test('A-1.34 an organiser swaps two players of a draw and puts in who waits; everyone can read it', async ({
  page,
}) => {
  const { id, names } = await drawn(page);
  const [one = '', two = '', , , late = ''] = names;
  await page.goto(`/tournament?id=${id}&view=draw`);
  await page.getByRole('button', { name: 'Swap two players' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Swap them' }).click();
  await expect(dialog.getByText('Please choose two different players.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'First player' }).selectOption({ label: one });
  await dialog.getByRole('combobox', { name: 'Second player' }).selectOption({ label: two });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Swap them' }).click();
  await expect(page.getByText('Knockout, draw 2: Two players swapped')).toBeVisible();

  await page.getByRole('button', { name: 'Replace a player' }).click();
  await dialog.getByRole('combobox', { name: 'Who goes' }).selectOption({ label: one });
  await dialog.getByRole('button', { name: `Put in ${late}` }).click();
  await expect(page.getByText('Knockout, draw 3: A player replaced')).toBeVisible();
  await goWithin(page, `/tournamentInfo/${id}`);
  await expect(page.getByText(/^Draw 3/)).toBeVisible();
  await expect(page.getByText(late).first()).toBeVisible();
});
