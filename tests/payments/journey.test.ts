import type { Page } from '@playwright/test';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

/** What the provider's own people do to the club's account. */
async function asProvider(page: Page, button: string): Promise<void> {
  const desk = await page.context().newPage();
  await desk.goto('/dev/payments');
  await desk
    .getByRole('form', { name: 'Club Billares Obelisco' })
    .first()
    .getByRole('button', { name: button, exact: true })
    .click();
  await expect(desk.getByRole('heading', { name: 'Accounts of the sandbox' })).toBeVisible();
  await desk.close();
}

/** Goes to the provider's form and hands something in there. */
async function handIn(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Stripe' }).click();
  await expect(page).toHaveURL(/\/sandbox\/onboarding/);
  await page.getByRole('radio', { name: what }).check();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page).toHaveURL('/profile/onboard');
}

/** How a page asks where the club stands: whether of the provider itself, or of what the server knows by now. */
function readings(page: Page): boolean[] {
  const asked: boolean[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/stripe-status')) asked.push(searchParams.get('refresh') === 'true');
  });
  return asked;
}

/** What the server knows by now is seen at the next look, which the time of the pages is moved on to. */
const expectSoon = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward('00:10');
    await expect(head(page, name)).toBeVisible({ timeout: 1000 });
  }).toPass();

const head = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('C-1.06, C-4.36 to C-4.41 a club connects, hands in what is missing, is connected by a signed event in every tab, is refused while money is pending, and is taken off', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await openAs(page, 'club2@baulk.example', '/profile/onboard');
  await expect(head(page, 'Not connected yet')).toBeVisible();
  await handIn(page, /Everything but the identity document/);
  await expect(head(page, 'Stripe needs something more')).toBeVisible();
  await expect(page.getByText('An identity document of the owner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Off-board' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Continue to Stripe' }).click();
  await expect(page).toHaveURL(/\/sandbox\/onboarding/);
  await page.goBack();
  await expect(head(page, 'Stripe needs something more')).toBeVisible();
  await expect(page).toHaveURL('/profile/onboard');

  await handIn(page, /it has to be looked at/);
  await expect(head(page, 'Stripe is checking your details')).toBeVisible();
  const other = await page.context().newPage();
  const asked = readings(other);
  await other.goto('/profile/onboard');
  await expect(head(other, 'Stripe is checking your details')).toBeVisible();
  await asProvider(page, 'Approve');
  await expectSoon(page, 'Connected');
  await expectSoon(other, 'Connected');
  // It has looked at the provider once: what came since, the server has heard by a signed event.
  expect(asked.filter((isFresh) => isFresh)).toHaveLength(1);

  await asProvider(page, 'Hold money');
  await page.getByRole('button', { name: 'Off-board', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep connected' }).click();
  await page.getByRole('button', { name: 'Off-board', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Off-board now' }).click();
  await expectTold(page, 'Payments of this club are still pending, so it cannot be taken off yet.');
  await expect(head(page, 'Connected')).toBeVisible();

  await asProvider(page, 'Pay out');
  await page.getByRole('button', { name: 'Off-board', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Off-board now' }).click();
  await expectTold(page, 'Stripe account deleted successfully!');
  await expect(head(page, 'Not connected yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Off-board' })).toHaveCount(0);
  await expectSoon(other, 'Not connected yet');
});
