import { expect, test } from '#tests/support/product.ts';

const titles = [
  ['/termsConditions', 'Terms & Conditions'],
  ['/eulaTermsConditions', 'End User Licence Agreement'],
  ['/privacyPolicy', 'Privacy Policy'],
  ['/appPrivacyPolicy', 'App Privacy Policy'],
] as const;

for (const [address, title] of titles) {
  test(`A-1.05 a visitor reads ${address}, and prints it without what surrounds it`, async ({ page }) => {
    await page.goto(address);
    // One name for one page: of the link to it, of its title and of its heading.
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Baulk`);
    await expect(page.getByText(/Version \S+, in force since/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
}
