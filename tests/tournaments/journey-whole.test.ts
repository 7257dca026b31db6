import type { Page } from '@playwright/test';
import { wide } from '#tests/support/looks.ts';
import { expect, testAmong } from '#tests/support/product.ts';
import { ask, beSignedIn, goWithin } from '#tests/support/signed-in.ts';

// Tournaments are finished here, which moves what players stand at.
const test = testAmong('who change the demo');

type Match = {
  matchId: number;
  matchName: string;
  version: number;
  statusId: number;
  playerId1: number;
  playerName1: string;
  playerName2: string;
};

const matchesOf = async (page: Page, id: number): Promise<Match[]> => {
  const { Rounds: rounds } = (await ask(page, 'get', `tournament/${id}`)) as {
    Rounds: { Matches: Match[] }[];
  };
  return rounds.flatMap(({ Matches: of }) => of);
};

/** Opens entries of a tournament of the first club, and enters players who are at no table. */
async function entered(page: Page, players: number, more: Record<string, unknown>): Promise<number> {
  const made = (await ask(page, 'post', 'tournament', {
    gameType: 'onePocket',
    raceTo: 1,
    format: 'knockout',
    clubId: 1,
    timeZone: 'America/New_York',
    startDate: '2127-03-05',
    endDate: '2127-03-06',
    entryClosesAt: '2127-03-04T18:00:00Z',
    ...more,
  })) as { id: number };
  await ask(page, 'put', `tournament/${made.id}/stage`, { stage: 'open' });
  const members = (await Promise.all(
    [1, 2, 3, 4].map((clubId) => ask(page, 'get', `player?roleId=5&clubId=${clubId}&statusId=1&limit=100`)),
  )) as { rows: { userId: number }[] }[];
  const live = (await Promise.all(
    [1, 2].map((number) => ask(page, 'get', `match?status=7&limit=20&pageNumber=${number}`)),
  )) as { rows: { playerId1: number; playerId2: number }[] }[];
  const busy = new Set(
    live.flatMap((of) => of.rows.flatMap(({ playerId1, playerId2 }) => [playerId1, playerId2])),
  );
  const ids = new Set(members.flatMap(({ rows }) => rows.map(({ userId }) => userId)));
  const free = [...ids].filter((userId) => !busy.has(userId)).slice(0, players);
  for (const userId of free) await ask(page, 'post', `tournament/${made.id}/entry`, { userId });
  return made.id;
}

/** Lets the first player win a match without playing. */
async function winByWalkover(page: Page, match: Match | undefined): Promise<void> {
  await ask(page, 'post', `match/${match?.matchId}/end`, {
    version: match?.version,
    winner: match?.playerId1,
    reason: 'walkover',
  });
}

test('A-6.19, A-1.34, A-1.36 who waits moves up, the draw is played at a table on a phone in the dark, and its end counts in a ranking; of another, groups lead to a knockout, which goes on without who leaves during play', async ({
  page,
}) => {
  await beSignedIn(page, 'owner@baulk.example');
  await test.step('a knockout to its end', async () => {
    const { rows: levels } = (await ask(page, 'get', 'level/club/1')) as {
      rows: { levelId: number; name: string }[];
    };
    const id = await entered(page, 3, {
      name: 'Night Ferry Cup',
      capacity: 2,
      levelId: levels.find(({ name }) => name === 'Open')?.levelId,
      startDate: '2027-03-05',
      endDate: '2027-03-06',
      entryClosesAt: '2027-03-04T18:00:00Z',
    });
    await page.goto(`/tournament?id=${id}&view=entries`);
    await expect(page.getByText('2 of 2 places taken')).toBeVisible();
    const waiting = page.getByRole('row').filter({ hasText: 'Waiting' });
    await expect(waiting).toHaveCount(1);
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox', { name: 'Reason' }).fill('Missed the ferry.');
    await question.getByRole('button', { name: 'Withdraw the player' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByText('2 of 2 places taken')).toBeVisible();

    await goWithin(page, `/tournament?id=${id}&view=draw`);
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await expect(page.getByText('Knockout, draw 1: Drawn by lot')).toBeVisible();
    const [final] = await matchesOf(page, id);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await goWithin(page, `/match/${final?.matchId}`);
    await page.getByRole('button', { name: `${final?.playerName1} breaks off` }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: `Rack to ${final?.playerName1}` }).click();
    await expect(page.getByText('Everything is sent')).toBeVisible();
    await page.getByRole('button', { name: 'End the match' }).click();
    await page.getByRole('button', { name: `${final?.playerName1} wins 1–0` }).click();
    await expect(page.getByRole('heading', { name: 'Score this match' })).toHaveCount(0);

    await goWithin(page, `/tournamentInfo/${id}`);
    const cloth = page.getByRole('region', { name: 'Winner and runner-up' });
    await expect(cloth).toContainText(final?.playerName1 ?? '');
    await page.getByRole('link', { name: /^Season ranking / }).click();
    await expect(page.getByRole('link', { name: 'Night Ferry Cup' }).first()).toBeVisible();
  });

  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('from groups to a knockout', async () => {
    const id = await entered(page, 6, {
      name: 'Two Piers Cup',
      capacity: 6,
      format: 'roundRobin',
      groupCount: 2,
      qualifierCount: 2,
    });
    await ask(page, 'post', `tournament/${id}/draw`, {});
    // The lower number of a group wins, so that nobody is level.
    for (const match of await matchesOf(page, id)) await winByWalkover(page, match);
    const ties = (await ask(page, 'get', `tournament/${id}`)) as {
      groups: { groupNumber: number; standings: { playerId: number; isLevel: boolean }[] }[];
    };
    for (const { groupNumber, standings } of ties.groups) {
      const level = standings.filter(({ isLevel }) => isLevel).map(({ playerId }) => playerId);
      if (level.length > 0)
        await ask(page, 'put', `tournament/${id}/tie`, { groupNumber, userIds: level, by: 'lot' });
    }
    await goWithin(page, `/tournament?id=${id}&view=draw`);
    await page.getByRole('button', { name: 'Draw the knockout' }).click();
    await expect(page.getByText('Knockout, draw 1: Drawn by lot')).toBeVisible();

    const semi = (await matchesOf(page, id)).find(({ matchName }) => matchName === 'Semi-final 1');
    await goWithin(page, `/tournament?id=${id}&view=entries`);
    await page.getByRole('button', { name: `Actions for ${semi?.playerName1}` }).click();
    await page.getByRole('menuitem', { name: 'Disqualify' }).click();
    const question = page.getByRole('alertdialog', { name: `Disqualify ${semi?.playerName1}?` });
    await question.getByRole('button', { name: 'Disqualify the player' }).click();
    await expect(question.getByText('Please say why.')).toBeVisible();
    await question.getByLabel('Reason').fill('Left the hall during the match.');
    await question.getByRole('button', { name: 'Disqualify the player' }).click();
    await expect(question).toHaveCount(0);
    const after = await matchesOf(page, id);
    expect(after.find(({ matchName }) => matchName === 'Semi-final 1')?.statusId).toBe(6);
    expect(after.find(({ matchName }) => matchName === 'Final')?.playerName1).toBe(semi?.playerName2);
    await goWithin(page, `/tournamentInfo/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Two Piers Cup' })).toBeVisible();
    await expect(page.getByText(semi?.playerName2 ?? '').first()).toBeVisible();
  });
});
