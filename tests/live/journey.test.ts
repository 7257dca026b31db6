import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { matchWords } from '#domain/words/matches.ts';
import { expect, holdTime, testAmong } from '#tests/support/product.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';

const test = testAmong('who change the demo');

type Row = { matchId: number; playerName1: string | null; playerName2: string | null; tournament: unknown };

const isNamed = ({ playerName1: one, playerName2: two }: Row): boolean =>
  Boolean(one && two) && ![one, two].includes(matchWords.hiddenPlayer);

/** A referee who has begun a match between two players that nothing leads to. */
async function refereeOf(page: Page, game: string): Promise<Row> {
  await beSignedIn(page, 'owner@baulk.example');
  const answer = await page.request.get(`/api/match?status=1&gameType=${game}&limit=20`);
  const { rows } = (await answer.json()) as { rows: Row[] };
  const match = rows.find((row) => isNamed(row) && !row.tournament);
  if (!match) throw new Error(`No match of ${game} is to come.`);
  await page.goto(`/match/${match.matchId}`);
  await page.getByRole('button', { name: `${match.playerName1} breaks off` }).click();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  return match;
}

/** A page in which no time passes, so that nothing is asked by the clock; it is whole, and its live line is open. */
async function stillPage(context: BrowserContext, address: string, { playerName1 }: Row): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  const line = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await page.goto(address);
  expect((await line).status()).toBe(200);
  await expect(boardOf(page)).toContainText(playerName1 ?? '');
  await holdTime(page);
  return page;
}

/** The scoreboard that stands first on a page. */
const boardOf = (page: Page) => page.getByRole('main').getByRole('region').first();

const away = async (browser: Browser, baseURL: string) => browser.newContext({ baseURL });

test('A-2.12, A-2.15, A-7.02 a score reaches home, the page of a match, live scoring and an overlay by their line, without a reload or a clock that asks; where no line can be had, the page asks every ten seconds; an overlay is dark and lets the picture through', async ({
  page,
  browser,
  product,
}) => {
  const match = await refereeOf(page, 'onePocket');
  // The pages of one browser share its line and its clock.
  const openBrowser = () => away(browser, product.address);
  const [one, another, cut, context] = [
    await openBrowser(),
    await openBrowser(),
    await openBrowser(),
    await openBrowser(),
  ];
  const centre = await stillPage(one, `/match/${match.matchId}`, match);
  const home = await stillPage(another, `/home/${match.matchId}`, match);
  await cut.route('**/api/live', (route) => route.abort());
  const asking = await cut.newPage();
  await asking.clock.install();
  await asking.goto(`/match/${match.matchId}`);
  await expect(boardOf(asking)).toContainText(match.playerName1 ?? '');

  const scoring = await context.newPage();
  await scoring.clock.install();
  const line = scoring.waitForResponse((response) => response.url().endsWith('/api/live'));
  await scoring.goto('/live-scoring');
  expect((await line).status()).toBe(200);
  const card = scoring.locator(`a[href="/match/${match.matchId}"]`);
  await expect(card).toContainText(match.playerName1 ?? '');
  const overlay = await context.newPage();
  await overlay.setViewportSize({ width: 1920, height: 1080 });
  await overlay.goto(`/overlay?match=${match.matchId}`);
  const board = overlay.getByRole('main').getByRole('region');
  await expect(board).toContainText(match.playerName2 ?? '');
  await holdTime(overlay);
  const clothIn = async (colorScheme: 'light' | 'dark') => {
    await overlay.emulateMedia({ colorScheme });
    return board.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  expect(await clothIn('light')).toBe(await clothIn('dark'));
  const ground = await overlay.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(ground).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await page.getByRole('button', { name: `Rack to ${match.playerName2}` }).click();
  await expect(boardOf(centre)).toContainText('Racks 1');
  await expect(boardOf(home)).toContainText('Racks 1');
  await expect(overlay.getByRole('main')).toContainText(`${match.playerName2} 1,`);
  await expect(card).toContainText(new RegExp(`${match.playerName2}\\s*1`));
  await asking.clock.runFor(10_000);
  await expect(boardOf(asking)).toContainText('Racks 1');
  for (const opened of [one, another, cut, context]) await opened.close();
});

test('A-2.15 an overlay says what is wrong with its address instead of showing nothing', async ({ page }) => {
  await page.goto('/overlay');
  await expect(page.getByRole('heading', { name: 'This address names no match' })).toBeVisible();
  await goWithin(page, '/overlay-streaming?match=2147483647');
  await expect(page.getByRole('heading', { name: 'There is no such match or table' })).toBeVisible();
  await goWithin(page, '/device-overlay?club=1&table=999');
  await expect(page.getByRole('heading', { name: 'There is no such match or table' })).toBeVisible();
});

test('A-2.13 live scoring stands in a frame of somebody else’s page, and no other page does', async ({
  page,
  product,
}) => {
  const framed = await page.request.get('/live-scoring-iframe');
  expect(framed.headers()['content-security-policy']).toContain('frame-ancestors *');
  const other = await page.request.get('/live-scoring');
  expect(other.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  const site = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<title>Club</title><iframe title="Scores" src="${product.address}/live-scoring-iframe"></iframe>`,
      ),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible();
  site.close();
});

test('A-2.22 a visitor finds a club by a part of its name, and sees its tables', async ({ page }) => {
  await page.goto('/clubtable');
  await page.getByRole('searchbox', { name: 'Search clubs' }).fill('academie');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: 'Académie de Billard de Montréal' }).click();
  await expect(
    page.getByRole('heading', { name: 'Tables of Académie de Billard de Montréal' }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Club tables' })).toBeVisible();
});
