import type { Locator, Page } from '@playwright/test';
import { endSessionAtServer, expect, expectTold, holdTime, test } from '#tests/support/product.ts';
import { holdCalls } from '#tests/support/held-calls.ts';
import { beNewlySignedIn, openAs } from '#tests/support/signed-in.ts';
import { restingBox } from '#tests/support/resting-box.ts';

const offline = 'There is no internet connection at the moment, please check your network and try again.';
const unanswered = 'We’re unable to connect to our services.';
const connectivity = 'Please check your internet connectivity';
const saved = 'Your profile was saved.';
const desk = 'desk2@baulk.example';

async function openProfile(page: Page): Promise<void> {
  await openAs(page, desk, '/profile/my-profile');
  await expect(page.getByLabel('First name')).toHaveValue('Daniela');
}

const save = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Save' });

test('A-8.03, A-8.19 what cannot be read or saved says why and keeps what was typed, and what takes long shows it and is sent once', async ({
  page,
}) => {
  await openAs(page, desk, '/match');
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();

  await test.step('what cannot be read says why, and the next try reads it', async () => {
    await page.route('**/api/profile', (route) => route.abort('connectionrefused'));
    await page.getByRole('banner').getByRole('button', { name: /Garza/ }).click();
    await page.getByRole('menuitem', { name: 'My Profile' }).click();
    await expect(page.getByText(unanswered)).toBeVisible();
    await page.unroute('**/api/profile');
    const calls = await holdCalls(page, { read: { url: '**/api/profile' } });
    await page.getByRole('button', { name: 'Try again' }).click();
    // Those who cannot see it are told that it takes long.
    await expect(page.getByText('Reading your profile')).toBeAttached();
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await calls.letGo('read');
    await expect(page.getByLabel('First name')).toHaveValue('Daniela');
    await page.unroute('**/api/profile');
  });

  await page.getByLabel('City').fill('Guadalajara');
  const ownWords = 'The mobile number is not known here.';
  const noWords = 'Something went wrong';
  // Whose words are told before is another one each time.
  for (const [answer, words, body] of [
    ['no words', noWords, { json: {} }],
    ['words of its own', ownWords, { json: { message: ownWords } }],
    ['what is no answer of ours', noWords, { body: '<h1>Bad gateway</h1>' }],
  ] as const) {
    await test.step(`a call that fails with ${answer} is told`, async () => {
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

  await test.step('a form that takes long to be saved shows it, and is sent once however often one presses', async () => {
    const calls = await holdCalls(page, { save: { url: '**/api/profile', method: 'PUT' } });
    await page.getByLabel('City').fill('Toluca');
    await save(page).dblclick();
    await expect(save(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByLabel('City')).not.toBeEditable();
    await page.getByLabel('City').press('Enter');
    await save(page).click({ force: true });
    await calls.letGo('save');
    await expectTold(page, saved);
    expect(calls.waiting('save')).toBe(0);
    await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByLabel('City')).toHaveValue('Toluca');
  });
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

test('A-8.08 a lost session opens no popup where visitors may be', async ({ page }) => {
  await beNewlySignedIn(page, 'player@baulk.example');
  await page.goto('/match');
  await endSessionAtServer(page);
  for (const [address, popups] of [
    ['/all-news', 0],
    ['/match', 1],
  ] as const) {
    const refusal = page.waitForResponse('**/api/profile');
    await page.goto(address);
    expect((await refusal).status()).toBe(401);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByRole('alertdialog', { name: 'Session expired' })).toHaveCount(popups);
  }
});

test('what was told leaves the buttons of a form free, goes after two seconds or once pointer and focus have left it, and can be read afterwards by the same person alone', async ({
  page,
}) => {
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(saved);
  const recent = page.getByText('Recent messages');
  const tell = async (): Promise<void> => {
    await save(page).click();
    // What appears under the pointer is held from the start.
    await page.mouse.move(2, 2);
    await expect(toast).toBeVisible();
  };
  await page.clock.install();
  await openProfile(page);
  // From here on time passes only as it is told.
  await holdTime(page);

  await test.step('it leaves the buttons free, goes after two seconds, and can be read in the list', async () => {
    await tell();
    const message = page.locator('[data-part=toasts]').getByRole('listitem');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const [told, button] = [await restingBox(message), await restingBox(save(page))];
      expect(told.y + told.height).toBeLessThanOrEqual(button.y);
    }
    await page.clock.runFor(1_900);
    await expect(toast).toBeVisible();
    await expect(recent).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
    await recent.click();
    await expect(page.getByRole('listitem').filter({ hasText: saved })).toBeVisible();
  });

  await test.step('it stays under the pointer, and for as long as it has the focus', async () => {
    await tell();
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.mouse.move(2, 2);
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await save(page).focus();
    await page.clock.runFor(2_100);
    await expect(toast).toHaveCount(0);
  });

  await test.step('it goes at once when it is dismissed', async () => {
    await tell();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
  });

  await page.clock.resume();
  await page.getByRole('banner').getByRole('button', { name: /Garza/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(recent).toHaveCount(0);
});
