import { expect, expectTold, testAmong } from '#tests/support/product.ts';
import { goWithin, openAs } from '#tests/support/signed-in.ts';

// This journey changes what a club keeps for its rankings.
const test = testAmong('who change the demo');

test('A-1.36, A-1.38, A-1.39, A-2.47, A-2.50, A-2.51 a club gives a level its points, makes a category and a ranking that anyone can open, and sets a rating', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'club@baulk.example', '/manage-ranking');
  await page.getByRole('link', { name: 'New level' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Grand');
  await page.getByLabel('Place 1', { exact: true }).fill('1000');
  await page.getByLabel('Place 2', { exact: true }).fill('1700');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A better place cannot have fewer points.')).toBeVisible();
  await page.getByLabel('Place 2', { exact: true }).fill('700');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Grand was added.');

  await goWithin(page, '/manage-category');
  await page.getByRole('link', { name: 'New category' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Juniors');
  await page.getByLabel('Highest age').fill('18');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Juniors was added.');
  await expect(page.getByText('Up to 18')).toBeVisible();

  await goWithin(page, '/manage-ranking');
  await page.getByRole('link', { name: 'New ranking' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Championship');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Championship was added.');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Championship', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Championship', level: 1 })).toBeVisible();
  const address = page.url();

  await goWithin(page, '/club-rating');
  await page
    .getByRole('link', { name: /^Set the rating of/ })
    .first()
    .click();
  await page.getByLabel('Rating', { exact: true }).fill('612.5');
  await page.getByLabel('Reason', { exact: true }).fill('Known from the league');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('612.5')).toBeVisible();

  // Visitors without an account read the ranking too.
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('baulk.')) localStorage.removeItem(key);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Championship', level: 1 })).toBeVisible();
  // No way ends here: on to the club, back to the ranking, and from a tournament that counts to the ranking that it counts for.
  await page.getByRole('link', { name: /^Tables of / }).click();
  const rankings = page.getByRole('region', { name: 'Rankings' });
  await rankings.getByRole('link', { name: /^Season ranking / }).click();
  await page
    .getByRole('link', { name: /^Continental 8 Ball/ })
    .first()
    .click();
  await expect(page.getByText('Counts for')).toBeVisible();
  await page.getByRole('link', { name: /^Season ranking / }).click();
  await expect(page).toHaveURL(/\/ranking\/1$/);
});
