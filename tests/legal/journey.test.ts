import { expect, test } from '#tests/support/product.ts';

const titles = [
  ['/termsConditions', 'End user licence agreement'],
  ['/eulaTermsConditions', 'Licence agreement of the apps'],
  ['/privacyPolicy', 'Privacy policy'],
  ['/appPrivacyPolicy', 'Privacy policy of the apps'],
] as const;

for (const [address, title] of titles) {
  test(`A-1.05 a visitor reads ${address}, and prints it without what surrounds it`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.getByText(/^Version \S+, in force since/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
}
