import type { CDPSession, Page } from '@playwright/test';
import { decideAddress, type Visitor } from '#domain/navigation/guard.ts';
import type { Layout } from '#domain/navigation/route.ts';
import { type Route, routes } from '#domain/navigation/routes.ts';
import { plannedWords } from '#domain/words/planned.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/product.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';

const desk = { width: 1280, height: 900 };
/** A narrow one for what stands there, and the usual one for words that are longer than it. */
const phone = { width: 360, height: 740 };
const usualPhone = { width: 390, height: 844 };
/** Narrow enough that large letters leave little room beside the sidebar. */
const narrow = { width: 1000, height: 800 };
/** Pixels: the sizes of letters that people choose in the settings of their browser. */
const fonts = { usual: 16, large: [24, 32] };
const looks = [
  { look: 'in light', colorScheme: 'light', size: desk, by: 'all' },
  { look: 'in dark', colorScheme: 'dark', size: desk, by: 'colours' },
  { look: 'on a phone', colorScheme: 'light', size: phone, by: 'all' },
] as const;

const addressOf = ({ path }: Route): string => path.replace(':type', 'time').replaceAll(/:\w+/g, '1');

const isShown = (route: Route, visitor: Visitor): boolean =>
  decideAddress(addressOf(route), visitor).to === 'show';

/**
 * The built pages that someone may see, and one of those that say they are planned. Of those that visitors see, the first
 * stands for all before a member: nothing but what is around them differs.
 */
function pagesOf(visitor: Visitor): Route[] {
  const shown = routes.filter((route) => isShown(route, visitor));
  const planned = shown.find((route) => !route.built);
  const built = shown.filter((route) => route.built);
  const [first, ...others] = built.filter((route) => isShown(route, { kind: 'signedOut' }));
  const open = visitor.kind === 'signedOut' ? others : [];
  const own = built.filter((route) => !isShown(route, { kind: 'signedOut' }));
  return [first, ...open, ...own, planned].filter((route) => route !== undefined);
}

/** A page of one thing, a match or a tournament, is named after it. */
const titleOf = ({ title, path, built }: Route): string | RegExp =>
  built && path.includes(':') ? /\S · Baulk$/ : `${title} · Baulk`;

/** A page is there when its title and its words are, and nothing of it is still on its way. */
async function expectThere(page: Page, route: Route): Promise<void> {
  if (route.over) return expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle(titleOf(route));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(plannedWords.text)).toHaveCount(route.built ? 0 : 1);
  await expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
}

/** Judges the page that is there in every look; a look is put on as a device does it, without loading again. */
async function expectFlawless(page: Page, name: string, leftOut: readonly string[] = []): Promise<void> {
  for (const { look, colorScheme, size, by } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect.soft(await axeFindings(page, by, leftOut), `${name} ${look}`).toEqual([]);
    if (by === 'colours') continue;
    const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(surplus, `${name} ${look} is no wider than the window`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(usualPhone);
  expect.soft(await findCutTexts(page), `${name} on a phone with longer words`).toEqual([]);
  await page.setViewportSize(narrow);
  for (const size of fonts.large) {
    await chooseFont(page, size);
    expect.soft(await findBeyond(page), `${name} with letters of ${size} px`).toEqual([]);
  }
  await chooseFont(page, fonts.usual);
}

const clients = new WeakMap<Page, Promise<CDPSession>>();

async function chooseFont(page: Page, standard: number): Promise<void> {
  const client = clients.get(page) ?? page.context().newCDPSession(page);
  clients.set(page, client);
  await (await client).send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 3 } });
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

/**
 * Makes every word of the page longer for a moment, as another language does, and tells what is cut off then. What ends
 * in dots on purpose is told to nobody.
 */
const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parents = new Set<HTMLElement>();
    const before = new Map<Text, string>();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || /^(?:SCRIPT|STYLE|OPTION)$/.test(parent.tagName)) continue;
      before.set(text, text.data);
      text.data = text.data.replaceAll(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(-Math.ceil(word.length * 0.4)),
      );
      parents.add(parent);
    }
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      if (textOverflow === 'ellipsis' || clipPath !== 'none') return false;
      return /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    };
    const found = [...parents].flatMap((parent) => {
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow, position, clipPath } = getComputedStyle(at);
        if (textOverflow === 'ellipsis' || clipPath !== 'none' || /auto|scroll/.test(overflowX)) return [];
        if (isCut(at)) return [at.outerHTML.slice(0, 120)];
        if (position === 'fixed') break;
      }
      return [];
    });
    if (document.documentElement.scrollWidth > innerWidth) found.push('The page is wider than the window.');
    for (const [text, data] of before) text.data = data;
    return [...new Set(found)];
  });

/** The parts around a page, which stay while it is another. */
const surroundings = ['header', 'aside', 'footer'].map((part) => `${part}:not(main *, [role=dialog] *)`);

/** The app stays the same, so that all but the first page are come to by a link; what is around them is judged once. */
async function expectNoFindings(page: Page, visitor: Visitor): Promise<void> {
  const judged = new Set<Layout>();
  let before: string | null = null;
  for (const route of pagesOf(visitor)) {
    await test.step(route.screen, async () => {
      const isLinked = before !== null && before !== titleOf(route);
      await (isLinked ? goWithin(page, addressOf(route)) : page.goto(addressOf(route)));
      // What the page before was may stay until this one is there.
      if (isLinked && !route.over) await page.waitForFunction((title) => document.title !== title, before);
      await expectThere(page, route);
      const leftOut = route.over ? ['main', ...surroundings] : judged.has(route.layout) ? surroundings : [];
      await expectFlawless(page, route.screen, leftOut);
      judged.add(route.layout);
      before = await page.title();
    });
  }
}

/** One of those who see most: whoever runs the association, a club, or plays. */
const members = (['owner', 'club', 'player'] as const).map((key) => {
  const account = demoAccounts.find(({ email }) => email.startsWith(`${key}@`));
  if (!account) throw new Error(`The demo has no ${key}.`);
  return account;
});

test.describe('P8 no page has a finding of axe in light, in dark and on a phone, or cuts anything off with large letters or longer words,', () => {
  test.use({ viewport: desk, contextOptions: { reducedMotion: 'reduce' } });
  // Some thirty pages, each judged in every look.
  test.setTimeout(600_000);

  test('for a visitor', async ({ page }) => {
    await page.goto('/');
    await chooseFont(page, 24);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px');
    await chooseFont(page, fonts.usual);
    await expectNoFindings(page, { kind: 'signedOut' });
  });

  for (const { email, roleId } of members) {
    test(`for ${email}`, async ({ page }) => {
      await beSignedIn(page, email);
      await page.goto('/');
      const clubs = JSON.parse(
        await page.evaluate(() => localStorage.getItem('baulk.clubs') ?? '[]'),
      ) as Extract<Visitor, { kind: 'signedIn' }>['clubs'];
      await expectNoFindings(page, { kind: 'signedIn', roleId, clubs });
    });
  }

  test('for whoever has to accept the terms', async ({ page }) => {
    await beSignedIn(page, 'new@baulk.example');
    await page.goto('/termsConditions');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expectFlawless(page, 'terms');
  });
});
