import { expect, expectTold, test } from '#tests/support/product.ts';
import { ask, goWithin, openAs } from '#tests/support/signed-in.ts';
import { fillDateTime } from '#tests/support/date-time.ts';
import { makeTournament } from './journey-world.ts';

test('A-1.16, A-1.34, A-2.57, A-2.58 a club makes a tournament, publishes it, closes and reopens its entries, and cancels it; to another it adds players, one of another category with a reason, takes one out, draws, draws again with a reason and undoes the draw', async ({
  page,
  request,
}) => {
  await openAs(page, 'club@baulk.example', '/tournament');
  await test.step('from the first word to the end of it', async () => {
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
    await fillDateTime(page, 'Entries close', '2127-03-04T18:00');
    await page.getByRole('textbox', { name: 'Places' }).fill('16');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expectTold(page, 'Lantern Open was published. Entries are open.');

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
    await expectTold(page, 'Lantern Open was cancelled.');
    await expect(row).toContainText('Cancelled');
    const address = await row.getByRole('link', { name: 'Lantern Open', exact: true }).getAttribute('href');

    const served = await (await request.get(address ?? '')).text();
    expect(served).toContain('Lantern Open');
    expect(served).toContain('The hall is flooded.');
  });

  await test.step('from its entries to its draw', async () => {
    const { rows } = (await ask(page, 'get', 'player?roleId=5&clubId=1&statusId=1&limit=4')) as {
      rows: { userId: number; fullName: string }[];
    };
    const [first, ...others] = rows;
    const category = (await ask(page, 'post', 'category', {
      clubId: 1,
      name: 'Dockside juniors',
      minAge: null,
      maxAge: 18,
      memberIds: others.map(({ userId }) => userId),
    })) as { id: number };
    const id = await makeTournament(page, { name: 'Dockside Cup', categoryId: category.id, capacity: 4 });
    for (const { userId } of others) await ask(page, 'post', `tournament/${id}/entry`, { userId });
    const name = first?.fullName ?? '';

    await goWithin(page, `/tournament?id=${id}&view=entries`);
    await expect(page.getByRole('heading', { level: 1, name: 'Entries of Dockside Cup' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a player' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    const doubt = page.getByRole('alertdialog', { name: `Add ${name} all the same?` });
    await doubt.getByRole('button', { name: 'Add the player' }).click();
    await expect(doubt.getByText('Please say why.')).toBeVisible();
    await doubt.getByRole('textbox', { name: 'Reason' }).fill('Turns 18 that day.');
    await doubt.getByRole('button', { name: 'Add the player' }).click();
    await expectTold(page, `${name} has a place.`);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('4 of 4 places taken')).toBeVisible();
    await expect(page.getByRole('row', { name })).toContainText('Added because: Turns 18 that day.');
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox', { name: 'Reason' }).fill('Has hurt a hand.');
    await question.getByRole('button', { name: 'Withdraw the player' }).click();
    await expectTold(page, `${name} was withdrawn.`);

    await goWithin(page, `/tournament?id=${id}&view=draw`);
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
    await expect(page.getByRole('combobox', { name: 'Seeds' })).toHaveValue('manual');
    await page.getByRole('combobox', { name: 'Keep apart in the first rounds' }).selectOption('country');
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    await expect(page.getByText('Knockout, draw 1: Drawn by lot')).toBeVisible();
    // Who would be seeded stands there before the next draw.
    await page.getByRole('combobox', { name: 'Seeds' }).selectOption('ranking');
    const preview = page.getByRole('region', { name: 'Who would be seeded' });
    const names = preview
      .getByRole('listitem')
      .first()
      .or(preview.getByText(/^Nobody of the players/));
    await expect(preview).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Ranking' })).toContainText('Season ranking');
    await expect(names).toBeVisible();
    await page.getByRole('combobox', { name: 'Seeds' }).selectOption('rating');
    await expect(page.getByRole('combobox', { name: 'Ranking' })).toHaveCount(0);
    await expect(names).toBeVisible();
    await page.getByRole('button', { name: 'Draw again' }).click();
    await question.getByRole('button', { name: 'Draw again now' }).click();
    await expect(question.getByText('Please say why.')).toBeVisible();
    await question.getByRole('textbox', { name: 'Reason' }).fill('A player was missing.');
    await question.getByRole('button', { name: 'Draw again now' }).click();
    await expect(page.getByText('Knockout, draw 2: Drawn by lot')).toBeVisible();
    await expect(page.getByText(/Seeded by rating · A player was missing\./)).toBeVisible();
    await page.getByRole('button', { name: 'Undo the draw' }).click();
    await question.getByRole('textbox', { name: 'Reason' }).fill('Entries open once more.');
    await question.getByRole('button', { name: 'Undo it now' }).click();
    await expect(page.getByText('Entries closed')).toBeVisible();
  });
});

test('A-1.11, A-6.19 a player enters a tournament, sees the place on its page, withdraws and enters again', async ({
  page,
}) => {
  const id = await makeTournament(page, { name: 'Harbour Open', capacity: 2 });
  await openAs(page, 'player@baulk.example', '/addPlayer-tournament');
  await page.getByRole('button', { name: 'Enter Harbour Open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enter now' }).click();
  await expectTold(page, 'You have a place in Harbour Open.');
  await page.getByRole('radio', { name: 'My tournaments' }).click();
  await expect(page.getByRole('row', { name: /Harbour Open/ })).toContainText('Confirmed');

  await goWithin(page, `/tournamentInfo/${id}`);
  await expect(page.getByRole('heading', { name: 'Your entry' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw from Harbour Open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw now' }).click();
  await expectTold(page, 'You have withdrawn from Harbour Open.');
  await page.getByRole('button', { name: 'Enter Harbour Open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enter now' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});
