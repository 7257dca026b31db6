import { expect, test } from '#tests/support/product.ts';

// Where little may move, the walkthrough waits for who watches.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('A-1.03, C-1.16, C-1.17 a link leads to an answer, a search finds others, the address keeps both, and the walkthrough goes on by itself and asks nothing of any other site', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/faq#referee');
  await expect(page.getByText('Nobody scores a match that they play in.')).toBeVisible();
  await expect(page).toHaveURL('/faq?open=referee#referee');
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('overlay');
  await expect(page).toHaveURL(/\/faq\?search=overlay&open=referee/);
  await page.locator('summary', { hasText: 'Can I hide my name' }).press('Enter');
  await expect(
    page.getByText('You and the administrators of your clubs still see it in full.'),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('You and the administrators of your clubs still see it in full.'),
  ).toBeVisible();
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();

  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin) elsewhere.push(request.url());
  });
  await page.getByRole('button', { name: 'Watch how it works' }).click();
  await expect(page.getByText('Scene 1 of 5')).toBeVisible();
  await page.clock.fastForward('00:15');
  await expect(page.getByText('Scene 2 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(elsewhere).toEqual([]);
});
