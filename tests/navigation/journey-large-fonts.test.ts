import type { Page } from '@playwright/test';
import { decideAddress, type Visitor } from '#domain/navigation/guard.ts';
import { type Route, routes } from '#domain/navigation/routes.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { expect, fillSignIn, test } from '#tests/support/product.ts';

const addressOf = ({ path }: Route): string => path.replace(':type', 'time').replaceAll(/:\w+/g, '1');

/** The pages that someone may see, without the popups over them. */
const pagesOf = (visitor: Visitor): Route[] =>
  routes.filter(
    (route) => route.built && !route.over && decideAddress(addressOf(route), visitor).to === 'show',
  );

/** The size of letters that people choose in the settings of their browser. */
async function chooseFont(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 3 } });
}

/** What lies beyond the window, or is cut off by what holds it; what ends in dots or scrolls by itself does on purpose. */
const findBeyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const surplus = document.documentElement.scrollWidth - innerWidth;
    if (surplus > 0) found.push(`The page is ${surplus} px wider than the window.`);
    for (const element of document.querySelectorAll<HTMLElement>('a, button, h1, h2, label, p, dt, dd, td')) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2 || !element.checkVisibility()) continue;
      let isHeld = false;
      for (let at: Element | null = element; at && !isHeld; at = at.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(at);
        isHeld = clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX);
      }
      const { overflowX } = getComputedStyle(element);
      const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (!isHeld && (isCut || box.right > innerWidth + 1 || box.left < -1)) {
        found.push(element.outerHTML.slice(0, 160));
      }
    }
    return found;
  });

async function expectRoom(page: Page, visitor: Visitor): Promise<void> {
  for (const route of pagesOf(visitor)) {
    await test.step(route.screen, async () => {
      await chooseFont(page, 16);
      await page.goto(addressOf(route));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
      for (const size of [24, 32]) {
        await chooseFont(page, size);
        expect.soft(await findBeyond(page), `${route.screen} with letters of ${size} px`).toEqual([]);
      }
    });
  }
}

test.describe('P8 no page scrolls sideways or cuts anything off in a window 1000 px wide with large letters,', () => {
  test.use({ viewport: { width: 1000, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
  // Some forty pages, each judged at two sizes.
  test.setTimeout(300_000);

  test('for a visitor', async ({ page }) => {
    await page.goto('/');
    await chooseFont(page, 24);
    const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(letters).toBe('24px');
    await expectRoom(page, { kind: 'signedOut' });
  });

  for (const key of ['player', 'club'] as const) {
    test(`for a ${key}`, async ({ page }) => {
      const account = demoAccounts.find(({ email }) => email.startsWith(`${key}@`));
      if (!account) throw new Error(`The demo has no ${key}.`);
      await page.goto('/login');
      await fillSignIn(page, account.email);
      await expect(page).not.toHaveURL('/login');
      const clubs = JSON.parse(
        await page.evaluate(() => localStorage.getItem('baulk.clubs') ?? '[]'),
      ) as Extract<Visitor, { kind: 'signedIn' }>['clubs'];
      await expectRoom(page, { kind: 'signedIn', roleId: account.roleId, clubs });
    });
  }
});
