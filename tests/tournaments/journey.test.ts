import { hydrated } from '#tests/support/public-pages.ts';
import { expect, expectTold, fillSignIn, test } from '#tests/support/product.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

test('A-1.16, A-2.57, A-2.58 a club makes a tournament, publishes it, closes and reopens its entries, and cancels it', async ({
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
  const dialog = page.getByRole('alertdialog', { name: 'Cancel Lantern Open?' });
  await dialog.getByRole('button', { name: 'Cancel the tournament' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The hall is flooded.');
  await dialog.getByRole('button', { name: 'Cancel the tournament' }).click();
  await expectTold(page, 'Lantern Open is cancelled.');
  await expect(row).toContainText('Cancelled');
  const address = await row.getByRole('link', { name: 'Lantern Open', exact: true }).getAttribute('href');

  const visitor = await browser.newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lantern Open' })).toBeVisible();
  await expect(visitor.getByText('The hall is flooded.')).toBeVisible();
  await visitor.close();
});

test('A-1.16 a draft is deleted only after it was asked', async ({ page }) => {
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
  const dialog = page.getByRole('alertdialog');
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enter now' }).click();
  await expectTold(page, 'You have a place in Harbour Open.');
  await page.getByRole('radio', { name: 'My tournaments' }).click();
  await expect(page.getByRole('row', { name: /Harbour Open/ })).toContainText('Confirmed');

  await page.goto(`/tournamentInfo/${made.id}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Your entry' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw from Harbour Open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw now' }).click();
  await expectTold(page, 'You have withdrawn from Harbour Open.');
  await page.getByRole('button', { name: 'Enter Harbour Open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enter now' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('A-1.16, A-1.34 an organiser adds players, takes one out, draws, draws again with a reason and undoes the draw', async ({
  page,
}) => {
  await page.goto('/');
  await beSignedIn(page, 'club@baulk.example');
  const made = (await ask(page, 'post', 'tournament', {
    name: 'Dockside Cup',
    gameType: 'hundredUp',
    format: 'knockout',
    clubId: 1,
    timeZone: 'America/New_York',
    startDate: '2127-03-05',
    endDate: '2127-03-06',
    entryClosesAt: '2127-03-04T18:00:00Z',
    capacity: 4,
  })) as { id: number };
  await ask(page, 'put', `tournament/${made.id}/stage`, { stage: 'open' });
  const { rows } = (await ask(page, 'get', 'player?roleId=5&clubId=1&statusId=1&limit=4')) as {
    rows: { userId: number; fullName: string }[];
  };
  const [first, ...others] = rows;
  for (const { userId } of others) await ask(page, 'post', `tournament/${made.id}/entry`, { userId });
  const name = first?.fullName ?? '';

  await page.goto(`/tournament?id=${made.id}&view=entries`);
  await expect(page.getByRole('heading', { level: 1, name: 'Entries of Dockside Cup' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a player' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await expectTold(page, `${name} has a place.`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('4 of 4 places taken')).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Has hurt a hand.');
  await question.getByRole('button', { name: 'Withdraw the player' }).click();
  await expectTold(page, `${name} is withdrawn.`);

  await page.goto(`/tournament?id=${made.id}&view=draw`);
  const seed = page.getByRole('combobox', { name: 'Seed a player' });
  for (const { fullName } of others.slice(0, 2)) {
    await seed.fill(fullName);
    await page.getByRole('option', { name: fullName }).click();
  }
  const second = others[1]?.fullName ?? '';
  await page.getByRole('button', { name: `Move ${second}`, exact: true }).press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByRole('listitem').filter({ hasText: second })).toContainText('1');
  await page.getByRole('button', { name: 'Save the seeds' }).click();
  await expectTold(page, 'The best 2 are seeded.');
  await page.getByRole('combobox', { name: 'Seeds' }).selectOption('manual');
  await page.getByRole('combobox', { name: 'Keep apart in the first rounds' }).selectOption('country');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(page.getByText('Knockout, draw 1: Drawn by lot')).toBeVisible();
  await page.getByRole('button', { name: 'Draw again' }).click();
  await question.getByRole('button', { name: 'Draw again now' }).click();
  await expect(question.getByText('Please say why.')).toBeVisible();
  await question.getByRole('textbox', { name: 'Reason' }).fill('A player was missing.');
  await question.getByRole('button', { name: 'Draw again now' }).click();
  await expect(page.getByText('Knockout, draw 2: Drawn by lot')).toBeVisible();
  await expect(page.getByText('A player was missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the draw' }).click();
  await question.getByRole('textbox', { name: 'Reason' }).fill('Entries open once more.');
  await question.getByRole('button', { name: 'Undo it now' }).click();
  await expect(page.getByText('Entries closed')).toBeVisible();
});
