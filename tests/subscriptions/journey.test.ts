import { subscriptionWords } from '#domain/words/subscriptions.ts';
import { haveCards } from '#tests/payments/cards-at-provider.ts';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { beSignedIn, goWithin, openAs } from '#tests/support/signed-in.ts';

test('A-1.49 a club is connected, and a member takes up what it offers, is told of a declined card, and ends it; the club withdraws the offer, and is kept on board until what is paid is over', async ({
  page,
  browser,
  baseURL,
}) => {
  const club = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await openAs(club, 'club@baulk.example', '/profile/onboard');
  await expect(club.getByRole('heading', { name: 'Connected', exact: true })).toBeVisible();

  await beSignedIn(page, 'player@baulk.example');
  // The first of them is charged at no time.
  await haveCards(page, ['4000 0000 0000 0341', '4242 4242 4242 4242']);
  await page.goto('/profile/payment');

  await page.getByRole('button', { name: 'Take up Adult membership' }).click();
  const question = page.getByRole('dialog', { name: 'Take up Adult membership?' });
  await expect(question.getByText(/USD 45\.00 a month/)).toBeVisible();
  await expect(question.getByRole('combobox', { name: 'Card' })).toHaveText(/0341/);
  await question.getByRole('button', { name: 'Pay USD 45.00' }).click();
  await expect(question.getByText(/The card was declined\. Nothing was taken/)).toBeVisible();
  await question.getByRole('combobox', { name: 'Card' }).selectOption({ label: 'Visa ending 4242' });
  await question.getByRole('button', { name: 'Pay USD 45.00' }).click();
  await expectTold(page, 'You have taken up Adult membership.');
  await expect(page.getByText(/Paid again on .* by Visa ending 4242/)).toBeVisible();

  await page.getByRole('button', { name: 'End Adult membership' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End subscription' }).click();
  await expectTold(page, 'Adult membership is not renewed any more.');
  await expect(page.getByRole('button', { name: 'Continue with Adult membership' })).toBeVisible();
  await goWithin(page, '/all-transactions');
  await expect(page.getByText('Adult membership for a month').first()).toBeVisible();

  await goWithin(club, '/payments-members');
  await club.getByRole('button', { name: 'Withdraw Adult membership' }).click();
  const withdrawal = club.getByRole('alertdialog', { name: 'Withdraw Adult membership?' });
  await expect(
    withdrawal.getByText(/1 member has it now: it ends with the period already paid/),
  ).toBeVisible();
  await withdrawal.getByRole('button', { name: 'Withdraw subscription' }).click();
  await expect(club.getByRole('button', { name: 'Withdraw Adult membership' })).toHaveCount(0);
  await expect(club.getByText('Withdrawn', { exact: true })).toBeVisible();
  await goWithin(club, '/profile/onboard');
  await club.getByRole('button', { name: 'Off-board', exact: true }).click();
  await club.getByRole('alertdialog').getByRole('button', { name: 'Off-board now' }).click();
  await expectTold(club, subscriptionWords.stillTaken(1));
  await expect(club.getByRole('heading', { name: 'Connected', exact: true })).toBeVisible();
  await club.context().close();
});
