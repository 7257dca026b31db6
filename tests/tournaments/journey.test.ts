import { hydrated } from '#tests/support/public-pages.ts';
import { expect, expectTold, fillSignIn, test } from '#tests/support/product.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

test('A-1.16, A-6.11, A-6.12, A-6.13 a club makes a tournament, publishes it, closes and reopens its entries, and cancels it', async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  await fillSignIn(page, 'club@baulk.example');
  await expect(page).not.toHaveURL('/login');
  await page.goto('/tournament');
  await page.getByRole('link', { name: 'New tournament' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lantern Open');
  await page.getByRole('button', { name: 'Publish' }).click();
  // What is missing is said at its field, the topmost first, and nothing typed is lost.
  await expect(page.getByRole('combobox', { name: 'Game' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('nineBall');
  await page.getByRole('textbox', { name: 'Race to' }).fill('7');
  await page.getByRole('combobox', { name: 'Fill in' }).selectOption('final');
  await expect(page.getByRole('textbox', { name: 'Final', exact: true })).toHaveValue('8');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lantern Open');
  await page.getByRole('textbox', { name: 'First day' }).fill('05-03-2127');
  await page.getByRole('textbox', { name: 'Last day' }).fill('06-03-2127');
  await page.getByLabel('Entries close').fill('2127-03-04T18:00');
  await page.getByRole('textbox', { name: 'Places' }).fill('16');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectTold(page, 'Lantern Open is published. Entries are open.');

  await expect(page).toHaveURL('/tournament');
  const row = page.getByRole('row', { name: /Lantern Open/ });
  await expect(row).toContainText('Entries open');
  await row.getByRole('button', { name: 'Close entries of Lantern Open' }).click();
  await expectTold(page, 'Entries for Lantern Open are closed.');
  await row.getByRole('button', { name: 'Actions for Lantern Open' }).click();
  await page.getByRole('menuitem', { name: 'Reopen entries' }).click();
  await expect(row).toContainText('Entries open');

  await row.getByRole('button', { name: 'Actions for Lantern Open' }).click();
  await page.getByRole('menuitem', { name: 'Cancel tournament' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Lantern Open?' });
  await dialog.getByRole('button', { name: 'Cancel the tournament' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The hall is flooded.');
  await dialog.getByRole('button', { name: 'Cancel the tournament' }).click();
  await expectTold(page, 'Lantern Open is cancelled.');
  await expect(row).toContainText('Cancelled');
  const address = await row.getByRole('link', { name: 'Lantern Open' }).getAttribute('href');

  const visitor = await browser.newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lantern Open' })).toBeVisible();
  await visitor.close();
});

test('A-6.13 a draft is deleted only after it was asked', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, 'staff@baulk.example');
  await expect(page).not.toHaveURL('/login');
  await page.goto('/create-tournament');
  await page.getByRole('textbox', { name: 'Name' }).fill('Paper Cup');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('hundredUp');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectTold(page, 'Paper Cup is saved as a draft.');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('Paper');
  const row = page.getByRole('row', { name: /Paper Cup/ });
  await row.getByRole('button', { name: 'Actions for Paper Cup' }).click();
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Actions for Paper Cup' }).click();
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  await dialog.getByRole('button', { name: 'Delete the draft' }).click();
  await expectTold(page, 'The draft of Paper Cup was deleted.');
  await expect(page.getByRole('heading', { name: 'No tournament fits' })).toBeVisible();
});

test('A-1.11, A-6.19 a player enters a tournament, sees the place on its page, withdraws and enters again', async ({
  page,
  browser,
}) => {
  const desk = await browser.newPage();
  await desk.goto('/');
  await beSignedIn(desk, 'club@baulk.example');
  const made = (await ask(desk, 'post', 'tournament', {
    name: 'Harbour Open',
    gameType: 'hundredUp',
    format: 'knockout',
    clubId: 1,
    timeZone: 'America/New_York',
    startDate: '2127-03-05',
    endDate: '2127-03-06',
    entryClosesAt: '2127-03-04T18:00:00Z',
    capacity: 2,
  })) as { id: number };
  await ask(desk, 'put', `tournament/${made.id}/stage`, { stage: 'open' });
  await desk.close();

  await beSignedIn(page, 'player@baulk.example');
  await page.goto('/addPlayer-tournament');
  await page.getByRole('button', { name: 'Enter Harbour Open' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter now' }).click();
  await expectTold(page, 'You have a place in Harbour Open.');
  await page.getByRole('radio', { name: 'My tournaments' }).click();
  await expect(page.getByRole('row', { name: /Harbour Open/ })).toContainText('Confirmed');

  await page.goto(`/tournamentInfo/${made.id}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Your entry' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw from Harbour Open' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw now' }).click();
  await expectTold(page, 'You have withdrawn from Harbour Open.');
  await page.getByRole('button', { name: 'Enter Harbour Open' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enter now' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});
