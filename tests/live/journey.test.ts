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

/** The scoreboard that stands first on a page. */
const boardOf = (page: Page) => page.getByRole('main').getByRole('region').first();

/** Another browser, whose pages share one line and one clock. */
async function away(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  await context.clock.install();
  return context;
}

/** Opens a page that shows the match: it is whole. */
async function opened(context: BrowserContext, address: string, { playerName1 }: Row): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText(playerName1 ?? '');
  return page;
}

/** An overlay with an address that names nothing says so, and is then given one that does. */
async function overlayOf(context: BrowserContext, { matchId, playerName2 }: Row): Promise<Page> {
  const overlay = await context.newPage();
  await overlay.setViewportSize({ width: 1920, height: 1080 });
  await overlay.goto('/overlay');
  await expect(overlay.getByRole('heading', { name: 'This address names no match' })).toBeVisible();
  for (const address of ['/overlay-streaming?match=2147483647', '/device-overlay?club=1&table=999']) {
    await goWithin(overlay, address);
    await expect(overlay.getByRole('heading', { name: 'There is no such match or table' })).toBeVisible();
  }
  await goWithin(overlay, `/overlay?match=${matchId}`);
  await expect(overlay.getByRole('main').getByRole('region')).toContainText(playerName2 ?? '');
  return overlay;
}

/** It is as dark by day as by night, and lets the picture through. */
async function expectToLieOver(overlay: Page): Promise<void> {
  const board = overlay.getByRole('main').getByRole('region');
  const clothIn = async (colorScheme: 'light' | 'dark') => {
    await overlay.emulateMedia({ colorScheme });
    return board.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  expect(await clothIn('light')).toBe(await clothIn('dark'));
  const ground = await overlay.evaluate(() =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(ground).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
}

test('A-2.12, A-2.15, A-7.02 a score reaches home, the page of a match, live scoring and an overlay by their line, without a reload or a clock that asks; where no line can be had, the page asks every ten seconds; an overlay is dark, lets the picture through, and says what is wrong with its address instead of showing nothing', async ({
  page,
  browser,
  product,
}) => {
  const match = await refereeOf(page, 'onePocket');
  const [context, cut] = [await away(browser, product.address), await away(browser, product.address)];
  // The first of them has the line, and the others hear by it.
  const line = context.waitForEvent('response', (response) => response.url().endsWith('/api/live'));
  const home = await opened(context, `/home/${match.matchId}`, match);
  expect((await line).status()).toBe(200);
  const centre = await opened(context, `/match/${match.matchId}`, match);
  const scoring = await opened(context, '/live-scoring', match);
  const overlay = await overlayOf(context, match);
  await expectToLieOver(overlay);
  await cut.route('**/api/live', (route) => route.abort());
  const asking = await opened(cut, `/match/${match.matchId}`, match);
  // Nothing is asked by the clock any more.
  await holdTime(overlay);

  await page.getByRole('button', { name: `Rack to ${match.playerName2}` }).click();
  await expect(boardOf(centre)).toContainText('Racks 1');
  await expect(boardOf(home)).toContainText('Racks 1');
  await expect(overlay.getByRole('main')).toContainText(`${match.playerName2} 1,`);
  const card = scoring.locator(`a[href="/match/${match.matchId}"]`);
  await expect(card).toContainText(new RegExp(`${match.playerName2}\\s*1`));
  await cut.clock.runFor(10_000);
  await expect(boardOf(asking)).toContainText('Racks 1');
  for (const left of [context, cut]) await left.close();
});

test('A-2.13 live scoring stands in a frame of somebody else’s page', async ({ page, product }) => {
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
