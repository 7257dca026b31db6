import type { Page } from '@playwright/test';
import { phone } from '#tests/support/looks.ts';
import { expect, testAmong } from '#tests/support/product.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';

const test = testAmong('who change the demo');

type Row = { matchId: number; playerName1: string | null; playerName2: string | null };

/** A match to come between two players, of a game, that nothing leads to. */
async function matchToCome(page: Page, game: string): Promise<Row> {
  const answer = await page.request.get(`/api/match?status=1&gameType=${game}&limit=20`);
  const { rows } = (await answer.json()) as { rows: (Row & { tournament: unknown })[] };
  const found = rows.find((row) => row.playerName1 && row.playerName2 && !row.tournament);
  if (!found) throw new Error(`No match of ${game} is to come.`);
  return found;
}

test('A-1.33, A-1.35 a match is scored on a phone; scores that are tapped without a network wait on the phone, outlive a reload, and are sent once', async ({
  page,
  context,
}) => {
  await beSignedIn(page, 'owner@baulk.example');
  await page.setViewportSize(phone);
  await test.step('a frame of snooker', async () => {
    const match = await matchToCome(page, 'fifteenReds');
    await page.goto(`/match/${match.matchId}`);
    await page.getByRole('button', { name: `${match.playerName1} breaks off` }).click();
    const key = (name: string) => page.getByRole('button', { name, exact: true });
    for (const points of ['1 point', '7 points', '1 point', '6 points']) await key(points).click();
    await expect(page.getByRole('button', { name: `${match.playerName1} is at the table` })).toContainText(
      '15',
    );
    await key('Undo').click();
    await key('End of visit').click();
    await key('Frame over').click();
    await expect(page.getByText('Everything is sent')).toBeVisible();
    const frames = page.getByRole('table', { name: 'Frames', exact: true });
    await expect(frames.getByRole('row', { name: /^1\b.*9/ })).toBeVisible();
  });

  await test.step('a rack without a network', async () => {
    const match = await matchToCome(page, 'onePocket');
    await goWithin(page, `/match/${match.matchId}`);
    await page.getByRole('button', { name: `${match.playerName1} breaks off` }).click();
    await expect(page.getByText('Everything is sent')).toBeVisible();
    await context.route('**/api/match/*/frame', (route) => route.abort());
    const rack = page.getByRole('button', { name: `Rack to ${match.playerName2}` });
    await rack.click();
    await expect(page.getByText('1 entry waits on this device')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 entry waits on this device')).toBeVisible();
    await context.unroute('**/api/match/*/frame');
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('Everything is sent')).toBeVisible();
    const { player2Frames, version } = (await (
      await page.request.get(`/api/match/${match.matchId}`)
    ).json()) as { player2Frames: number; version: number };
    expect([player2Frames, version]).toEqual([1, 3]);
    await page.getByRole('button', { name: 'End the match' }).click();
    await page.getByRole('button', { name: `${match.playerName1} gave up` }).click();
    await expect(page.getByRole('heading', { name: 'Score this match' })).toHaveCount(0);
  });
});
