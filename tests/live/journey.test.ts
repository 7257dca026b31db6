import type { Browser, BrowserContext, Page } from '@playwright/test';
import { matchWords } from '#domain/words/matches.ts';
import { expect, signIn, testAmong } from '#tests/support/product.ts';

const test = testAmong('who watch matches');

type Row = { matchId: number; playerName1: string | null; playerName2: string | null; tournament: unknown };

const isNamed = ({ playerName1: one, playerName2: two }: Row): boolean =>
  Boolean(one && two) && ![one, two].includes(matchWords.hiddenPlayer);

/** A referee who has begun a match between two players that nothing leads to. */
async function refereeOf(page: Page, game: string): Promise<Row> {
  await page.goto('/');
  await signIn(page, 'owner@baulk.example');
  await expect(page.getByRole('dialog')).toBeHidden();
  const answer = await page.request.get(`/api/match?status=1&gameType=${game}&limit=20`);
  const { rows } = (await answer.json()) as { rows: Row[] };
  const match = rows.find((row) => isNamed(row) && !row.tournament);
  if (!match) throw new Error(`No match of ${game} is to come.`);
  await page.goto(`/match/${match.matchId}`);
  await page.getByRole('button', { name: `${match.playerName1} breaks off` }).click();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  return match;
}

/** A page in which no time passes, so that nothing is asked by the clock; it is there once the live line is open. */
async function stillPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  const line = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await page.goto(address);
  expect((await line).status()).toBe(200);
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

const away = async (browser: Browser, baseURL: string) => browser.newContext({ baseURL });

test('A-7.02 a score reaches home and the page of a match without a reload, and no clock asks for it', async ({
  page,
  browser,
  product,
}) => {
  const match = await refereeOf(page, 'nineBall');
  const [one, other] = [await away(browser, product.address), await away(browser, product.address)];
  const centre = await stillPage(one, `/match/${match.matchId}`);
  const home = await stillPage(other, `/home/${match.matchId}`);
  const board = home.getByRole('main').getByRole('region').first();
  await expect(board).toContainText(match.playerName1 ?? '');
  await page.getByRole('button', { name: `Rack to ${match.playerName2}` }).click();
  await expect(centre.getByRole('main')).toContainText('Racks 1');
  await expect(board).toContainText('Racks 1');
  await one.close();
  await other.close();
});

test('A-7.02 where the live line cannot be had, the page asks every ten seconds', async ({
  page,
  browser,
  product,
}) => {
  const match = await refereeOf(page, 'eightBall');
  const context = await away(browser, product.address);
  await context.route('**/api/live', (route) => route.abort());
  const centre = await context.newPage();
  await centre.goto(`/match/${match.matchId}`);
  await expect(centre.getByRole('main')).toContainText(match.playerName1 ?? '');
  await page.getByRole('button', { name: `Rack to ${match.playerName2}` }).click();
  await expect(centre.getByRole('main')).toContainText('Racks 1', { timeout: 60_000 });
  await context.close();
});
