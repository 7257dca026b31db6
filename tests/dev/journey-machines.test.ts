import type { Page } from '@playwright/test';
import { machineWords as words } from '#domain/words/dev-machines.ts';
import { expect, test } from '#tests/support/product.ts';

const stateOf = (page: Page, path: string) => page.locator(`g[data-state="${path}"]`);

async function searchAndChoose(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: words.search }).fill('session expired');
  await page.getByRole('link', { name: /^expired/ }).click();
  await expect(stateOf(page, 'expired')).toBeInViewport();
}

test('a search finds a state and draws its machine; arrows go on from state to state, and keys zoom; on a phone machines are found above the chart', async ({
  page,
}) => {
  await page.goto('/dev/machines');
  await expect(page.getByRole('heading', { name: words.choose })).toBeVisible();
  await searchAndChoose(page);
  expect(new URL(page.url()).hash).toBe('#session/expired');
  await test.step('arrows, and keys that zoom', async () => {
    await page.goto('/dev/machines#session/recalling');
    await stateOf(page, 'recalling').focus();
    await page.keyboard.press('ArrowDown');
    await expect(stateOf(page, 'recalling')).toHaveAttribute('aria-pressed', 'false');
    const chosen = page.locator('g[data-state][aria-pressed=true]');
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toBeFocused();
    const scale = page.locator('output').filter({ hasText: '%' });
    const before = Number.parseInt((await scale.textContent()) ?? '', 10);
    await page.keyboard.press('+');
    await expect(scale).not.toHaveText(`${before} %`);
    await page.keyboard.press('0');
    await expect(stateOf(page, 'left')).toBeInViewport();
  });
  await test.step('a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('searchbox', { name: words.search }).fill('');
    await page.goto('/dev/machines#news-desk');
    await expect(stateOf(page, 'idle')).toBeInViewport();
    await expect(page.getByRole('link', { name: /^news-desk/ })).toBeInViewport();
    await searchAndChoose(page);
  });
});

test('an address leads to a state, drawn under the strict policy; a path is played beside it by keyboard with the real screen, which takes no focus, and F6 leads out of a popup in it', async ({
  page,
}) => {
  await page.goto('/dev/machines#sign-in/submitting');
  await expect(stateOf(page, 'submitting')).toBeInViewport();
  await expect(stateOf(page, 'submitting')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 2, name: 'submitting' })).toBeVisible();
  await page.getByRole('tab', { name: words.panel.paths }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /ends in/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.player.play, exact: true })).toBeFocused();
  const screen = page.frameLocator('iframe');
  await expect(screen.getByRole('heading', { name: 'Login' }).first()).toBeVisible();
  await expect(page.locator('g[data-lit]')).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.player.at(1, 4).slice(0, 'Step 1'.length))).toBeVisible();
  await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('player@baulk.example');
  await expect(page.getByRole('button', { name: words.player.forward })).toBeFocused();
  await screen.getByRole('textbox', { name: 'Email' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('F6');
  await expect(page.getByRole('group', { name: words.player.stage('editing.clear') })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: words.player.themes.light })).toBeFocused();
  await page.getByRole('radio', { name: words.player.themes.dark }).check();
  await expect(screen.locator('html')).toHaveAttribute('data-theme', 'dark');
});
