import type { Locator, Page, Route } from '@playwright/test';
import {
  endSessionAtServer,
  expect,
  expectTold,
  fillSignIn,
  holdTime,
  test,
} from '#tests/support/product.ts';
import { beNewlySignedIn, beSignedIn } from '#tests/support/signed-in.ts';
import { restingBox } from '#tests/support/resting-box.ts';

const offline = 'There is no internet connection at the moment, please check your network and try again.';
const unanswered = 'We’re unable to connect to our services.';
const connectivity = 'Please check your internet connectivity';
const saved = 'Your profile was saved.';

async function openProfile(page: Page): Promise<void> {
  await beSignedIn(page, 'desk2@baulk.example');
  await page.goto('/profile/my-profile');
  await expect(page.getByLabel('First name')).toHaveValue('Daniela');
}

const save = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Save' });

/** Holds the calls to an address; the handle counts them and lets them all go. */
async function hold(page: Page, url: string, method: string) {
  const held: Route[] = [];
  await page.route(url, (route) => {
    if (route.request().method() === method) held.push(route);
    else return route.fallback();
  });
  return {
    count: () => held.length,
    async letGo() {
      for (const route of held.splice(0)) await route.continue();
      await page.unroute(url);
    },
  };
}

test('A-8.19 a call that fails is told by the words of its answer, or else by "Something went wrong", and what was typed stays', async ({
  page,
}) => {
  await openProfile(page);
  await page.getByLabel('City').fill('Guadalajara');
  const ownWords = 'The mobile number is not known here.';
  const noWords = 'Something went wrong';
  // Whose words are told before is another one each time.
  for (const [answer, words, body] of [
    ['no words', noWords, { json: {} }],
    ['words of its own', ownWords, { json: { message: ownWords } }],
    ['what is no answer of ours', noWords, { body: '<h1>Bad gateway</h1>' }],
  ] as const) {
    await test.step(answer, async () => {
      await page.route('**/api/profile', (route) =>
        route.request().method() === 'PUT' ? route.fulfill({ status: 502, ...body }) : route.fallback(),
      );
      await save(page).click();
      await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByLabel('City')).toHaveValue('Guadalajara');
      await expect(save(page)).toBeEnabled();
      await page.unroute('**/api/profile');
    });
  }
});

test('A-8.03 what cannot be read says why, and the next try reads it', async ({ page }) => {
  await beSignedIn(page, 'desk2@baulk.example');
  await page.goto('/match');
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  await page.route('**/api/profile', (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('button', { name: /Garza/ }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByText(unanswered)).toBeVisible();
  await page.unroute('**/api/profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Daniela');
});

test('A-8.01, A-8.02, A-8.22 without a network a banner stands until it is back, and nothing is sent', async ({
  page,
  context,
}) => {
  await openProfile(page);
  // A page is left for only once its script is there.
  await page.getByRole('link', { name: 'Tournament' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('City')).toBeVisible();
  const sent: string[] = [];
  // What the page reads may still be on its way.
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const banner = page.getByRole('status').getByText(connectivity);
  await expect(banner).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await page.getByLabel('City').fill('Puebla');
  await save(page).click();
  await expectTold(page, offline);
  expect(sent).toEqual([]);
  await page.getByRole('link', { name: 'Tournament' }).click();
  await expect(page).toHaveURL('/tournament');
  await expect(banner).toBeVisible();
  await page.goBack();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await again.click();
  await expect(page.getByLabel('City')).toHaveValue('Puebla');
  await save(page).click();
  await expectTold(page, saved);
});

test('A-8.06, A-8.08 to A-8.10 a lost session opens no popup where visitors may be', async ({ page }) => {
  await beNewlySignedIn(page, 'player@baulk.example');
  await page.goto('/match');
  await endSessionAtServer(page);
  for (const address of ['/set-password', '/all-news', '/view-news/1', '/clubtable']) {
    const refusal = page.waitForResponse('**/api/profile');
    await page.goto(address);
    expect((await refusal).status()).toBe(401);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  const refusal = page.waitForResponse('**/api/profile');
  await page.goto('/match');
  await refusal;
  await expect(page.getByRole('alertdialog', { name: 'Session expired' })).toBeVisible();
});

test('A-8.13 too many wrong passwords are refused for a while, in the words of the server', async ({
  page,
}) => {
  await page.goto('/login');
  let guess = 0;
  // Each wait is twice the one before, so that even slow fingers meet one soon.
  await expect(async () => {
    const answer = page.waitForResponse('**/api/login');
    await fillSignIn(page, 'suspended@baulk.example', `guess ${(guess += 1)}`);
    expect((await answer).status()).toBe(429);
  }).toPass({ intervals: [0] });
  expect(guess).toBeGreaterThan(5);
  await expect(
    page.getByText(/^Too many attempts\. Please try again in (a minute|\d+ minutes)\.$/),
  ).toBeVisible();
  await fillSignIn(page, 'guest@baulk.example');
  await expect(page).toHaveURL('/match');
});

test('a sign-in that takes long shows it, and is sent once however often one presses', async ({ page }) => {
  await page.goto('/login');
  const calls = await hold(page, '**/api/login', 'POST');
  await fillSignIn(page, 'guest@baulk.example');
  const popup = page.getByRole('dialog', { name: 'Login' });
  const button = popup.getByRole('button', { name: 'Login' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(popup.getByLabel('Email')).not.toBeEditable();
  await button.click({ force: true });
  await button.press('Enter');
  await popup.getByLabel('Email').press('Enter');
  expect(calls.count()).toBe(1);
  await calls.letGo();
  await expect(page).toHaveURL('/match');
});

test('a form that takes long to be saved shows it, and is sent once however often one presses', async ({
  page,
}) => {
  await openProfile(page);
  const calls = await hold(page, '**/api/profile', 'PUT');
  await page.getByLabel('City').fill('Toluca');
  await save(page).dblclick();
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByLabel('City')).not.toBeEditable();
  await page.getByLabel('City').press('Enter');
  await save(page).click({ force: true });
  expect(calls.count()).toBe(1);
  await calls.letGo();
  await expectTold(page, saved);
  await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByLabel('City')).toHaveValue('Toluca');
});

test('a page that takes long says so to those who cannot see it', async ({ page }) => {
  await beSignedIn(page, 'desk2@baulk.example');
  const calls = await hold(page, '**/api/profile', 'GET');
  await page.goto('/profile/my-profile');
  await expect(page.getByText('Reading your profile')).toBeAttached();
  await expect(page.getByLabel('First name')).toHaveCount(0);
  await calls.letGo();
  await expect(page.getByLabel('First name')).toHaveValue('Daniela');
});

test.describe('what was told', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openProfile(page);
    // From here on time passes only as it is told.
    await holdTime(page);
    await save(page).click();
    // What appears under the pointer is held from the start.
    await page.mouse.move(2, 2);
    await expect(toast(page)).toBeVisible();
  });

  const toast = (page: Page): Locator => page.getByRole('region', { name: 'Messages' }).getByText(saved);
  const recent = (page: Page): Locator => page.getByText('Recent messages');

  test('leaves the buttons of a form free, goes after two seconds, and can be read in the list of recent messages by the same person alone', async ({
    page,
  }) => {
    const message = page.locator('[data-part=toasts]').getByRole('listitem');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const [told, button] = [await restingBox(message), await restingBox(save(page))];
      expect(told.y + told.height).toBeLessThanOrEqual(button.y);
    }
    await page.clock.runFor(1_900);
    await expect(toast(page)).toBeVisible();
    await expect(recent(page)).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
    await recent(page).click();
    await expect(page.getByRole('listitem').filter({ hasText: saved })).toBeVisible();
    await page.clock.resume();
    await page.getByRole('banner').getByRole('button', { name: /Garza/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(recent(page)).toHaveCount(0);
  });

  test('stays under the pointer, and for as long as it has the focus', async ({ page }) => {
    await toast(page).hover();
    await page.clock.runFor(10_000);
    await expect(toast(page)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.mouse.move(2, 2);
    await page.clock.runFor(10_000);
    await expect(toast(page)).toBeVisible();
    await save(page).focus();
    await page.clock.runFor(2_100);
    await expect(toast(page)).toHaveCount(0);
  });

  test('goes at once when it is dismissed, and the page keeps it', async ({ page }) => {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(recent(page)).toBeVisible();
  });
});
