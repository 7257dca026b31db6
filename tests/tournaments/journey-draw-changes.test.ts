import type { Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** Makes a tournament, enters so many players of a club, and draws it; what it answers are the names in their order. */
async function drawn(
  page: Page,
  { name, players, ...more }: { name: string; players: number } & Record<string, unknown>,
): Promise<{ id: number; names: string[] }> {
  await page.goto('/');
  await beSignedIn(page, 'owner@baulk.example');
  const made = (await ask(page, 'post', 'tournament', {
    name,
    gameType: 'hundredUp',
    format: 'knockout',
    clubId: 1,
    timeZone: 'America/New_York',
    startDate: '2127-03-05',
    endDate: '2127-03-06',
    entryClosesAt: '2127-03-04T18:00:00Z',
    capacity: 4,
    ...more,
  })) as { id: number };
  await ask(page, 'put', `tournament/${made.id}/stage`, { stage: 'open' });
  const members = (await Promise.all(
    [1, 2, 3].map((clubId) => ask(page, 'get', `player?roleId=5&clubId=${clubId}&statusId=1&limit=100`)),
  )) as { rows: { userId: number; fullName: string }[] }[];
  const known = new Map(members.flatMap(({ rows }) => rows.map((row) => [row.userId, row] as const)));
  const entering = [...known.values()].slice(0, players);
  for (const { userId } of entering) await ask(page, 'post', `tournament/${made.id}/entry`, { userId });
  await ask(page, 'post', `tournament/${made.id}/draw`, {});
  return { id: made.id, names: entering.map(({ fullName }) => fullName) };
}

test('A-1.34 an organiser swaps two players of a draw and puts in who waits; everyone can read it', async ({
  page,
}) => {
  const { id, names } = await drawn(page, { name: 'Harbour Cup', players: 5 });
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
  await page.goto(`/tournamentInfo/${id}`);
  await expect(page.getByText(/^Draw 3/)).toBeVisible();
  await expect(page.getByText(late).first()).toBeVisible();
});

test('A-1.34 an organiser says in which order players stand who are level in a group', async ({ page }) => {
  const { id, names } = await drawn(page, {
    name: 'Ring League',
    players: 3,
    format: 'roundRobin',
    groupCount: 1,
    qualifierCount: 0,
  });
  type Match = { matchId: number; version: number; playerId1: number; playerId2: number };
  const { Rounds: rounds } = (await ask(page, 'get', `tournament/${id}`)) as {
    Rounds: { Matches: Match[] }[];
  };
  const matches = rounds.flatMap(({ Matches: of }) => of);
  const won = new Set<number>();
  // Each of the three wins once, so that nothing separates them.
  const winners = matches.map(({ playerId1, playerId2 }, index) => {
    const last = index === matches.length - 1;
    const free = [playerId1, playerId2].find((player) => !won.has(player)) ?? playerId1;
    const winner = last ? free : playerId1 === [...won][0] ? playerId2 : playerId1;
    won.add(winner);
    return winner;
  });
  for (const [index, match] of matches.entries()) {
    await ask(page, 'post', `match/${match.matchId}/end`, {
      version: match.version,
      winner: winners[index],
      reason: 'walkover',
    });
  }
  await page.goto(`/tournament?id=${id}&view=draw`);
  await page.getByRole('button', { name: /^Decide the order in Group A/ }).click();
  const dialog = page.getByRole('dialog', { name: 'The order in Group A' });
  const lines = dialog.getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(dialog.getByText(names[0] ?? '')).toBeVisible();
  const lastName = (await lines.nth(2).innerText()).replace(/^3\. /, '');
  await dialog.getByRole('button', { name: `Move ${lastName} up` }).click();
  await dialog.getByRole('button', { name: `Move ${lastName} up` }).click();
  await expect(lines.first()).toContainText(lastName);
  await dialog.getByRole('combobox', { name: 'How it was decided' }).selectOption('playOff');
  await dialog.getByRole('button', { name: 'Keep this order' }).click();
  await expectTold(page, 'The order in Group A is decided.');
  await expect(page.getByRole('heading', { name: 'Level players' })).toHaveCount(0);
});
