import type { Locator, Page } from '@playwright/test';
import { devWords } from '#domain/words/dev.ts';
import { platformWords } from '#domain/words/platform.ts';
import { signInWords } from '#domain/words/sign-in.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { expect, holdTime, test } from '#tests/support/product.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import { errorCatalogue, type CatalogueRow, type Seen } from '#views/dev/error-catalogue.ts';

const { catalogue, bar, tool, switches } = devWords;
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: / Player$/ });
const told = (page: Page) => page.getByRole('complementary', { name: bar.label });

/** The steps that begin with someone signed in. */
const signedInSteps = new Set<CatalogueRow['steps']>(['signOut', 'call', 'news', 'wrongRole']);

/** Opens the product with no switch thrown, as somebody who has signed in. */
async function openSignedIn(page: Page): Promise<void> {
  // What the page reads once by itself would use up the one answer of a switch.
  const lastReading = page.waitForResponse(/\/api\/club\/listAllActiveClubs/);
  await page.goto('/dev/app/match');
  await expect(account(page)).toBeVisible();
  await lastReading;
}

async function throwSwitch(page: Page, name: NonNullable<CatalogueRow['switch']>): Promise<void> {
  await page.getByRole('button', { name: bar.toggle, exact: true }).click();
  await page.getByRole('button', { name: switches[name].label, exact: true }).click();
  await expect(told(page).getByText(bar.on(switches[name].label))).toBeVisible();
}

/** The bar lies over the foot of the page. */
const foldBar = (page: Page): Promise<void> =>
  page.getByRole('button', { name: bar.toggle, exact: true }).click();

const makeCall = (page: Page): Promise<void> =>
  page.getByRole('button', { name: tool.call, exact: true }).click();

/** What somebody does by hand, as the catalogue says it; rows with other steps are not walked here. */
const steps: Partial<Record<CatalogueRow['steps'], (page: Page) => Promise<unknown>>> = {
  wait: async () => undefined,
  async signIn(page) {
    await foldBar(page);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    const popup = page.getByRole('dialog', { name: signInWords.title });
    await popup.getByLabel(signInWords.email).fill('player@baulk.example');
    await popup.getByLabel(signInWords.password, { exact: true }).fill(demoPassword);
    await holdTime(page);
    await popup.getByRole('button', { name: signInWords.submit }).click();
  },
  async signOut(page) {
    await foldBar(page);
    await account(page).click();
    const signOut = page.getByRole('menuitem', { name: 'Sign Out' });
    await signOut.waitFor();
    await holdTime(page);
    await signOut.click();
  },
  async downloads(page) {
    await foldBar(page);
    await page.getByRole('banner').getByRole('link', { name: 'Download Apps' }).click();
  },
  call: makeCall,
  news: makeCall,
  wrongRole: (page) => page.goto('/dev/app/club-management'),
};

/** Where a text is looked for. */
const places: Record<Extract<Seen, { where: string }>['where'], (page: Page) => Locator> = {
  toast: (page) => page.getByRole('region', { name: platformWords.messages }),
  banner: (page) => page.getByRole('alert').or(page.getByRole('status')),
  popup: (page) => page.getByRole('alertdialog'),
  page: (page) => page.getByRole('main'),
  field: (page) => page.getByRole('main'),
  bar: told,
};

/** Messages are told one at a time: what the page has to tell of its own readings goes first. */
async function expectToast(toast: Locator): Promise<void> {
  const look = async (): Promise<boolean> => {
    const isThere = await toast.isVisible();
    if (!isThere) await toast.page().clock.runFor(500);
    return isThere;
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(true);
}

async function expectSeen(page: Page, seen: Seen): Promise<void> {
  if ('where' in seen) {
    if (seen.where === 'toast') return expectToast(places.toast(page).getByText(seen.text));
    return expect(places[seen.where](page).getByText(seen.text).first()).toBeVisible();
  }
  if (seen.sign === catalogue.noPopup) {
    await expect(told(page).getByText(/refused with 401/)).toBeVisible();
    return expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  const submit = page.getByRole('dialog').getByRole('button', { name: signInWords.submit });
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(3_000);
  await page.clock.resume();
  await expect(account(page)).toBeVisible();
}

const walked = errorCatalogue.flatMap((row) => {
  const walk = steps[row.steps];
  return walk ? [{ row, walk }] : [];
});
const needsMember = ({ row }: (typeof walked)[number]): boolean => signedInSteps.has(row.steps);

const titleOf = (row: CatalogueRow): string => {
  const by = row.switch ? switches[row.switch].label : catalogue.noSwitch;
  return `${catalogue.situations[row.id]}: "${by}", ${catalogue.how[row.steps]}`;
};

async function follow(page: Page, { row, walk }: (typeof walked)[number]): Promise<void> {
  if (row.switch) await throwSwitch(page, row.switch);
  await walk(page);
  for (const seen of row.seen) await expectSeen(page, seen);
}

const requirementsOf = (rows: typeof walked): string =>
  [...new Set(rows.flatMap(({ row }) => row.requirements))].toSorted().join(', ');

/** Situations after which the session or the page is another one. */
const endsPage = ({ row }: (typeof walked)[number]): boolean =>
  row.switch === 'expired' || row.switch === 'slow' || row.steps === 'wrongRole';

/** Brings a page back to where a situation found it: no popup, no message, no switch, and the bar folded. */
async function putBack(page: Page): Promise<void> {
  await page.clock.resume();
  const popup = page.getByRole('dialog');
  if ((await popup.count()) > 0) await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
  // A switch of one call is back by itself.
  const back = told(page).getByRole('button', { name: bar.backToNormal });
  if (await back.isEnabled()) await back.click();
  const toggle = page.getByRole('button', { name: bar.toggle, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) === 'true') await toggle.click();
  await page.clock.fastForward(10_000);
  await expect(places.toast(page).getByRole('listitem')).toHaveCount(0);
}

/** One page for all situations that leave it as it was, since the product with switches brings every machine along. */
async function followAll(
  page: Page,
  rows: typeof walked,
  open: (one: (typeof walked)[number]) => Promise<unknown>,
): Promise<void> {
  await page.clock.install();
  let isOpen = false;
  for (const one of rows) {
    await test.step([...one.row.requirements, titleOf(one.row)].join(', '), async () => {
      if (isOpen && one.row.steps !== 'news') await putBack(page);
      else await open(one);
      await follow(page, one);
      isOpen = !endsPage(one);
      if (isOpen) return;
      // Time may have been held, and the session have begun or ended in the browser.
      await page.clock.resume();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    });
  }
}

// Who only waits comes first, before time has been held.
const ofVisitors = walked
  .filter((one) => !needsMember(one))
  .toSorted((one, other) => Number(other.row.steps === 'wait') - Number(one.row.steps === 'wait'));
const ofMembers = walked.filter(needsMember);

test(`${requirementsOf(ofVisitors)}: a visitor is told of each situation as the catalogue says, and a switch of one call waits for a call of somebody, however often the page asks for itself`, async ({
  page,
}) => {
  await followAll(page, ofVisitors, () => page.goto('/dev/app/'));
  await page.context().clearCookies();
  await page.goto('/dev/app/');
  await throwSwitch(page, 'expired');
  for (let reads = 0; reads < 2; reads += 1) {
    const read = page.waitForResponse((response) => response.url().includes('/api/match'));
    await page.clock.fastForward(60_000);
    expect((await read).status()).toBe(200);
  }
  await expect(told(page).getByText(bar.on(switches.expired.label))).toBeVisible();
});

test(`${requirementsOf(ofMembers)}: somebody signed in is told of each situation as the catalogue says`, async ({
  page,
}) => {
  await beSignedIn(page, 'player@baulk.example');
  await followAll(page, ofMembers, async ({ row }) => {
    await openSignedIn(page);
    if (row.steps === 'news') await page.goto('/dev/app/all-news');
  });
});
