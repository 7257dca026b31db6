import { expect, test } from '#tests/support/product.ts';

/** The server as it is after a release: another build, and the files of the one before are gone. */
const gone = { status: 404, body: '' };
const faqFile = /\/assets\/faq[^/]*\.js$/;

test('a tab that was open during a release loads itself again at a section not opened before', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(globalThis, { isOldPage: true }));
  await page.route(faqFile, (route) => route.fulfill(gone), { times: 1 });
  await page.route('/build.json', (route) => route.fulfill({ json: { build: 'the next one' } }));
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FAQ');
  await expect(page).toHaveURL('/faq');
  expect(await page.evaluate(() => 'isOldPage' in globalThis)).toBe(false);
  complaints.splice(0);
});
