import type { Page } from '@playwright/test';
import { decideAddress, type Visitor } from '#domain/navigation/guard.ts';
import type { Layout } from '#domain/navigation/route.ts';
import { type Route, routes } from '#domain/navigation/routes.ts';
import { errorWords } from '#domain/words/errors.ts';
import { plannedWords } from '#domain/words/planned.ts';
import { demoAccounts } from '#server/demo/accounts.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/product.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';
import { chooseFont, findBeyond, findCutTexts } from './room.ts';

const desk = { width: 1280, height: 900 };
/** The narrowest that people still have. */
const phone = { width: 360, height: 740 };
/** Narrow enough that large letters leave little room beside the sidebar. */
const narrow = { width: 1000, height: 800 };
/** Pixels: the sizes of letters that people choose in the settings of their browser. */
const fonts = { usual: 16, large: [24, 32] };
/** Wide and narrow, light and dark: that each colour is read on its ground in both themes is tests/ui/contrast.test.tsx's. */
const inLight = { look: 'in light', colorScheme: 'light', size: desk, by: 'all' } as const;
const onPhone = { look: 'in dark on a phone', colorScheme: 'dark', size: phone, by: 'all' } as const;
/** For what only a wide screen shows. */
const inDark = { look: 'in dark', colorScheme: 'dark', size: desk, by: 'colours' } as const;
/** The pages that have a part of that kind: a board, where a phone has a list. */
const boards = new Set(['schedule-table', 'table-schedule']);
/** The pages that are the same for all members; others show each role something of its own. */
const alike = new Set([
  'home',
  'news',
  'news-item',
  'two-step',
  'change-password',
  'transaction-success',
  'transaction-failed',
]);

const addressOf = ({ path }: Route): string => path.replace(':type', 'time').replaceAll(/:\w+/g, '1');

const isShown = (route: Route, visitor: Visitor): boolean =>
  decideAddress(addressOf(route), visitor).to === 'show';

/**
 * The built pages that someone may see, and one of those that say they are planned. Of those that visitors see, the first
 * stands for all before a member: nothing but what is around them differs. What somebody before has seen comes last, and
 * where it is the same, not again.
 */
function pagesOf(visitor: Visitor, isKnown: (route: Route) => boolean): Route[] {
  const shown = routes.filter((route) => isShown(route, visitor));
  const planned = shown.find((route) => !route.built);
  const built = shown.filter((route) => route.built);
  const [first, ...others] = built.filter((route) => isShown(route, { kind: 'signedOut' }));
  const open = visitor.kind === 'signedOut' ? others : [];
  const own = built.filter((route) => !isShown(route, { kind: 'signedOut' }));
  const all = [first, ...open, ...own, planned].filter((route) => route !== undefined);
  const left = all.filter((route) => !isKnown(route) || !alike.has(route.screen));
  return left.toSorted((one, other) => Number(isKnown(one)) - Number(isKnown(other)));
}

/** A page of one thing, a match or a tournament, is named after it. */
const titleOf = ({ title, path, built }: Route): string | RegExp =>
  built && path.includes(':') ? /\S · Baulk$/ : `${title} · Baulk`;

/** A page is there when its address, its title and its words are, and nothing of it is still on its way. */
async function expectThere(page: Page, route: Route): Promise<void> {
  await expect(page).toHaveURL(addressOf(route));
  if (route.over) return expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle(titleOf(route));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(plannedWords.text)).toHaveCount(route.built ? 0 : 1);
  await expect(page.getByText(errorWords.notFound)).toHaveCount(route.screen === 'page-not-found' ? 1 : 0);
  await expect(page.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
}

type Look = typeof inLight | typeof inDark | typeof onPhone;

/** A look is put on as a device does it, without loading again. */
async function expectSound(
  page: Page,
  name: string,
  by: Look,
  leftOut: readonly string[] = [],
): Promise<void> {
  await page.setViewportSize(by.size);
  await page.emulateMedia({ colorScheme: by.colorScheme });
  expect.soft(await axeFindings(page, by.by, leftOut), `${name} ${by.look}`).toEqual([]);
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(surplus, `${name} ${by.look} is no wider than the window`).toBeLessThanOrEqual(0);
}

/** Judges the page that is there in every look. */
async function expectFlawless(page: Page, name: string, leftOut: readonly string[] = []): Promise<void> {
  await expectSound(page, name, inLight, leftOut);
  if (leftOut.length === 0 || boards.has(name)) await expectSound(page, name, inDark, leftOut);
  await expectSound(page, name, onPhone, leftOut);
  expect.soft(await findCutTexts(page), `${name} on a phone with longer words`).toEqual([]);
  await page.setViewportSize(narrow);
  for (const size of fonts.large) {
    await chooseFont(page, size);
    expect.soft(await findBeyond(page), `${name} with letters of ${size} px`).toEqual([]);
  }
  await chooseFont(page, fonts.usual);
}

/** The parts around a page, which stay while it is another. */
const surroundings = ['header', 'aside', 'footer'].map((part) => `${part}:not(main *, [role=dialog] *)`);

/**
 * The app stays the same, so that a link leads to each page; what is around them is judged once. A page that an account
 * before this one has seen is made of the same parts, and is judged in the look in which most goes wrong.
 */
async function expectNoFindings(
  page: Page,
  visitor: Visitor,
  before: readonly Visitor[] = [],
): Promise<void> {
  const judged = new Set<Layout>();
  const isKnown = (route: Route): boolean => before.some((other) => isShown(route, other));
  let last = await page.title();
  for (const route of pagesOf(visitor, isKnown)) {
    await test.step(route.screen, async () => {
      const isLinked = last !== titleOf(route);
      await (isLinked ? goWithin(page, addressOf(route)) : page.goto(addressOf(route)));
      // What the page before was may stay until this one is there.
      if (isLinked && !route.over) await page.waitForFunction((title) => document.title !== title, last);
      await expectThere(page, route);
      const leftOut = route.over ? ['main', ...surroundings] : judged.has(route.layout) ? surroundings : [];
      if (isKnown(route)) await expectSound(page, route.screen, onPhone, leftOut);
      else await expectFlawless(page, route.screen, leftOut);
      judged.add(route.layout);
      last = await page.title();
    });
  }
}

/** Those who see most: a person of the association, one who runs a club, and a player. */
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

  for (const [index, { email, roleId }] of members.entries()) {
    test(`for ${email}`, async ({ page }) => {
      await beSignedIn(page, email);
      await page.goto('/');
      const clubs = JSON.parse(
        await page.evaluate(() => localStorage.getItem('baulk.clubs') ?? '[]'),
      ) as Extract<Visitor, { kind: 'signedIn' }>['clubs'];
      const before = members
        .slice(0, index)
        .map((one) => ({ kind: 'signedIn', roleId: one.roleId, clubs: [] }) as const);
      await expectNoFindings(page, { kind: 'signedIn', roleId, clubs }, before);
    });
  }

  test('for a person who has to accept the terms', async ({ page }) => {
    await beSignedIn(page, 'new@baulk.example');
    await page.goto('/termsConditions');
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expectFlawless(page, 'terms');
  });
});
