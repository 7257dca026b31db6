import { test as base, expect, type Page, type Response } from '@playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { copyOfDemo, startOn } from './journey-product.ts';
import { atAnotherProduct } from './kept-sessions.ts';

type Product = { address: string };
/** Settings of the operator, beyond those of every journey. */
type Settings = Record<string, string>;
type Fixtures = {
  /** What the browser complained about; a journey that expects a failed request says so. */
  complaints: string[];
};

/** The browser's own notes: of an answer that is an error, at which a journey looks itself, and of a service worker that it does without. */
const notes = /^(Failed to load resource|Service Worker registration blocked)/;

/** What is brought about in the data before a product starts over them. */
type Prepare = (dataDir: string) => Promise<void>;

/** Starts the product with the demo association, and stops it once it has been used. */
async function withProduct(
  use: (address: string) => Promise<void>,
  settings: Settings = {},
  prepare: Prepare = async () => {},
): Promise<void> {
  const demo = copyOfDemo();
  await prepare(demo.dataDir);
  const { address, stop } = await startOn(demo.dataDir, settings);
  await use(address);
  await stop();
  demo.remove();
}

/** The product as people start it, one process for each worker, with the demo association. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture's form asks for a pattern, and nothing is needed
    async ({}, use) => {
      await withProduct((address) => use({ address }));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const watch = (page: Page): void => {
        page.on('pageerror', ({ message }) => complaints.push(message));
        page.on('console', (message) => {
          const isNote = notes.test(message.text());
          if (['error', 'warning'].includes(message.type()) && !isNote) complaints.push(message.text());
        });
      };
      context.on('page', watch);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          throw new Error(`The policy forbids ${event.violatedDirective}: ${event.blockedURI}`);
        });
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Journeys in a product of their own, shared by all that name the same users: for those that use an account up. */
export const testAmong = (users: string) =>
  test.extend<Record<never, never>, { users: string }>({
    users: [users, { option: true, scope: 'worker' }],
  });

/** As another journey, but in a product that nobody else uses: for one that leaves the demo other than it was. */
export const aloneAs = (journey: typeof test, settings: Settings = {}, prepare?: Prepare) =>
  journey.extend({
    // oxlint-disable-next-line no-empty-pattern -- the fixture's form asks for a pattern, and nothing is needed
    baseURL: async ({}, use) => atAnotherProduct(() => withProduct(use, settings, prepare)),
  });

/** Signs in through the popup, as a person does. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const login = page.getByRole('link', { name: 'Login' }).first();
  // Before React has it, the link leads to a page of its own.
  await expect
    .poll(() => login.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactFiber$'))))
    .toBe(true);
  await login.click();
  await fillSignIn(page, email, password);
}

/** Fills in the open sign-in popup and sends it. */
export async function fillSignIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const popup = page.getByRole('dialog', { name: 'Login' });
  await popup.getByLabel('Email').fill(email);
  await popup.getByLabel('Password', { exact: true }).fill(password);
  await popup.getByRole('button', { name: 'Login' }).click();
}

/** What is told for two seconds stands in the page's list of recent messages afterwards, so a late look finds it too. */
export const expectTold = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text).first()).toBeAttached();

/**
 * Does what makes the browser open a tab of its own, and answers what that tab was given. The tab's page is not looked
 * at: Playwright may join it after its first document came, and then knows of none.
 */
export async function answerOfNewTab(page: Page, open: () => Promise<void>): Promise<Response> {
  const { origin, pathname } = new URL(page.url());
  const answered = page.context().waitForEvent('response', {
    predicate: (response) => response.request().isNavigationRequest() && response.url().startsWith(origin),
  });
  await open();
  const response = await answered;
  expect(new URL(page.url()).pathname).toBe(pathname);
  return response;
}

/**
 * From here on time passes in the page only as it is told, however slow the machine. What was drawn before is whole: a
 * part that is drawn for the first time later hears nothing, since no frame of the screen ever comes.
 */
export const holdTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));

/** Ends the session at the server behind the page's back. */
export async function endSessionAtServer(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const token = localStorage.getItem('baulk.token') ?? '';
    const response = await fetch('/api/signout', { headers: { authorization: `Bearer ${token}` } });
    return response.status;
  });
  expect(status).toBe(204);
}
