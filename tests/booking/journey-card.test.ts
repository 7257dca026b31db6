import { brooklyn } from '#tests/payments/brooklyn-at-provider.ts';
import { haveCards } from '#tests/payments/cards-at-provider.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, expectTold, testAmong } from '#tests/support/product.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';

// This journey books and pays, so that other journeys would find other plans and other cards.
const test = testAmong('who change the demo');
test.use({ viewport: { width: 390, height: 844 } });

test('A-1.43, A-1.51 a member buys credit, is declined and pays a table by another card, moves it to a dearer time, cancels it and sees the refund, and books one by credit, which is found again after a reload', async ({
  page,
}) => {
  await beSignedIn(page, 'player@baulk.example');
  // The first of them is charged at no time.
  await haveCards(page, ['4000 0000 0000 0341', '4242 4242 4242 4242']);

  await page.goto('/profile/payment');
  await page.getByRole('button', { name: `Buy credit at ${brooklyn.name}` }).click();
  const buying = page.getByRole('dialog', { name: `Buy credit at ${brooklyn.name}` });
  await buying.getByRole('button', { name: 'Pay now' }).click();
  await expect(buying.getByText('Write an amount from USD 0.50 to USD 99,999.99.')).toBeVisible();
  await buying.getByRole('textbox').fill('20');
  await buying.getByRole('button', { name: 'Pay now' }).click();
  await expect(buying.getByText('Nothing was charged.')).toBeVisible();
  await buying.getByRole('combobox', { name: 'Card' }).selectOption('Visa ending 4242');
  await buying.getByRole('button', { name: 'Pay now' }).click();
  await expectTold(page, `You have bought USD 20.00 of credit at ${brooklyn.name}.`);
  await expect(page.getByText('USD 65.00')).toBeVisible();
  await page.getByRole('button', { name: `What was booked at ${brooklyn.name}` }).click();
  const entries = page.getByRole('dialog', { name: `What was booked at ${brooklyn.name}` });
  await expect(entries.getByText('Bought by card')).toBeVisible();
  await expect(entries.getByText('+ USD 20.00')).toBeVisible();
  await entries.getByRole('button', { name: 'Close' }).click();

  // On that day the demo has nothing.
  const day = Temporal.Now.plainDateISO('America/New_York').add({ days: 3 }).toString();
  await goWithin(page, `/schedule-table?clubId=${brooklyn.id}&day=${day}`);
  await page.getByRole('button', { name: /^18:00 / }).click();
  await page.getByRole('button', { name: /^Table 10, Pool/ }).click();
  await page.getByRole('button', { name: 'Keep this table' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const pay = page.getByRole('button', { name: 'Book, pay by card' });
  await pay.click();
  await expect(page.getByText('Nothing was charged, and the table is still kept for you.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Card' }).selectOption('Visa ending 4242');
  expect(await axeFindings(page)).toEqual([]);
  await pay.click();
  await expect(page.getByText('Paid by card')).toBeVisible();

  const own = page.getByRole('button', { name: /^Open booking: Table 10, .*18:00$/ });
  await own.click();
  const booking = page.getByRole('dialog');
  await expect(booking.getByText('Paid by card: Visa ending 4242')).toBeVisible();

  // An hour more is paid before the booking goes there.
  await booking.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('combobox', { name: 'How long' }).selectOption('6');
  await page.getByRole('button', { name: /^18:00 / }).click();
  await page.getByRole('button', { name: /^Table 10, Pool/ }).click();
  await page.getByRole('button', { name: 'Move to this table' }).click();
  await expect(page.getByText('USD 12.00 more than you have paid')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This time is kept for your move' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Card' }).selectOption('Visa ending 4242');
  await page.getByRole('button', { name: 'Pay by card and move' }).click();
  await expect(page.getByRole('heading', { name: 'Moved', exact: true })).toBeVisible();
  await own.click();
  await booking.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('USD 36.00 go back to the card.')).toBeVisible();
  await page.getByRole('radio', { name: 'To my credit at the club' }).click();
  await expect(page.getByText('USD 36.00 go back to your credit.')).toBeVisible();
  await page.getByRole('radio', { name: 'Back to the card' }).click();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expectTold(page, 'The booking is taken back.');
  await expect(async () => {
    await own.click();
    const back = booking.getByText('USD 36.00 have gone back to the card');
    const isBack = await back.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
    await booking.getByRole('button', { name: 'Close' }).click();
    expect(isBack).toBe(true);
  }).toPass();

  await page.getByRole('combobox', { name: 'How long' }).selectOption('4');
  await page.getByRole('button', { name: /^18:00 / }).click();
  await page.getByRole('button', { name: /^Table 9, Pool/ }).click();
  await expect(page.getByText('It costs USD 24.00')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this table' }).click();
  await expect(page.getByText('Your credit at this club: USD 65.00')).toBeVisible();
  // What is kept is gone on with after a reload, on the day that the address names.
  const shown = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(shown);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Book, pay by credit' }).click();
  await expect(page.getByText('Paid by credit')).toBeVisible();
});
