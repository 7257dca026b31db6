import { expect, test } from '#tests/support/product.ts';
import { goWithin } from '#tests/support/signed-in.ts';

const titles = [
  ['/eulaTermsConditions', 'End User Licence Agreement'],
  ['/privacyPolicy', 'Privacy Policy'],
  ['/appPrivacyPolicy', 'App Privacy Policy'],
] as const;

test('A-1.05 a visitor reads the terms, the licence and what is done for privacy, and prints each without what surrounds it', async ({
  page,
}) => {
  const expectText = async (title: string): Promise<void> => {
    // One name for one page: of its title and of its heading.
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Baulk`);
    await expect(page.getByText(/Version \S+, in force since/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: null });
  };
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expectText('Terms & Conditions');
  for (const [address, title] of titles) {
    await goWithin(page, address);
    await expectText(title);
  }
});
