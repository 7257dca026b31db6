import type { Page } from '@playwright/test';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { ask, askAs, beSignedIn, goWithin, openAs } from '#tests/support/signed-in.ts';
import { fillDateTime } from '#tests/support/date-time.ts';

test('A-1.16, A-2.57, A-2.58 a club makes a tournament, publishes it, closes and reopens its entries, and cancels it', async ({
  page,
  browser,
}) => {
  await openAs(page, 'club@baulk.example', '/tournament');
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

  const visitor = await browser.newPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Lantern Open' })).toBeVisible();
  await expect(visitor.getByText('The hall is flooded.')).toBeVisible();
  await visitor.close();
});

test('A-1.11, A-6.19 a player enters a tournament, sees the place on its page, withdraws and enters again', async ({
  page,
}) => {
  const desk = 'club@baulk.example';
  const made = (await askAs(page, desk, 'post', 'tournament', {
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
  await askAs(page, desk, 'put', `tournament/${made.id}/stage`, { stage: 'open' });

  await openAs(page, 'player@baulk.example', '/addPlayer-tournament');
  await page.getByRole('button', { name: 'Enter Harbour Open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enter now' }).click();
  await expectTold(page, 'You have a place in Harbour Open.');
  await page.getByRole('radio', { name: 'My tournaments' }).click();
  await expect(page.getByRole('row', { name: /Harbour Open/ })).toContainText('Confirmed');

  await goWithin(page, `/tournamentInfo/${made.id}`);
  await expect(page.getByRole('heading', { name: 'Your entry' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw from Harbour Open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw now' }).click();
  await expectTold(page, 'You have withdrawn from Harbour Open.');
  await page.getByRole('button', { name: 'Enter Harbour Open' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enter now' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('A-1.16, A-1.34 an organiser adds players, one of another category with a reason, takes one out, draws, draws again with a reason and undoes the draw', async ({
  page,
}) => {
  await beSignedIn(page, 'club@baulk.example');
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
  const made = (await ask(page, 'post', 'tournament', {
    name: 'Dockside Cup',
    categoryId: category.id,
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
  for (const { userId } of others) await ask(page, 'post', `tournament/${made.id}/entry`, { userId });
  const name = first?.fullName ?? '';

  await page.goto(`/tournament?id=${made.id}&view=entries`);
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

  await goWithin(page, `/tournament?id=${made.id}&view=draw`);
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
  await expect(preview).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ranking' })).toContainText('Season ranking');
  await expect(
    preview
      .getByRole('listitem')
      .first()
      .or(preview.getByText(/^Nobody of the players/)),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Seeds' }).selectOption('rating');
  await expect(page.getByRole('combobox', { name: 'Ranking' })).toHaveCount(0);
  await expect(
    preview
      .getByRole('listitem')
      .first()
      .or(preview.getByText(/^Nobody of the players/)),
  ).toBeVisible();
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

/** Makes a knockout of four players who are at no table, not drawn yet, as somebody of the association. */
async function cupOfFour(page: Page, name: string): Promise<number> {
  await beSignedIn(page, 'owner@baulk.example');
  const made = (await ask(page, 'post', 'tournament', {
    name,
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
  const members = (await Promise.all(
    [1, 2, 3].map((clubId) => ask(page, 'get', `player?roleId=5&clubId=${clubId}&statusId=1&limit=100`)),
  )) as { rows: { userId: number }[] }[];
  const ids = new Set(members.flatMap(({ rows }) => rows.map(({ userId }) => userId)));
  const live = (await Promise.all(
    [1, 2].map((number) => ask(page, 'get', `match?status=7&limit=20&pageNumber=${number}`)),
  )) as { rows: { playerId1: number; playerId2: number }[] }[];
  const busy = new Set(
    live.flatMap((of) => of.rows.flatMap(({ playerId1, playerId2 }) => [playerId1, playerId2])),
  );
  const free = [...ids].filter((userId) => !busy.has(userId)).slice(0, 4);
  for (const userId of free) await ask(page, 'post', `tournament/${made.id}/entry`, { userId });
  return made.id;
}

test('A-1.40 an organiser plans a tournament, calls a match to another table, takes the call back and moves it', async ({
  page,
}) => {
  const id = await cupOfFour(page, 'Quayside Cup');
  await page.goto(`/tournament?id=${id}&view=plan`);
  await expect(page.getByRole('heading', { name: 'Nothing to plan yet' })).toBeVisible();
  await ask(page, 'post', `tournament/${id}/draw`, {});

  await goWithin(page, '/tournament');
  await page.getByRole('link', { name: 'Order of play of Quayside Cup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order of play of Quayside Cup' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Minutes for a match' }).fill('45');
  await page.getByRole('button', { name: 'Give times and tables' }).click();
  await expect(page.getByText('Please choose full half hours.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Minutes for a match' }).fill('60');
  await page.getByRole('button', { name: 'Give times and tables' }).click();
  await expectTold(page, '3 matches are planned.');
  const match = page.getByRole('listitem').filter({ hasText: / – .*Semi-final 1/ });
  await expect(match).toContainText('05-Mar-2127 10:00 AM · Table');

  const dialog = page.getByRole('dialog');
  await match.getByRole('button', { name: /^Call / }).click();
  const tables = dialog.getByRole('combobox', { name: 'Tables' });
  await tables.selectOption(
    await tables.locator('option', { hasText: '(Free)' }).last().getAttribute('value'),
  );
  await dialog.getByRole('button', { name: 'Call now' }).click();
  await expectTold(page, 'Semi-final 1 is called.');
  await expect(match.getByText('Called', { exact: true })).toBeVisible();
  await match.getByRole('button', { name: /^Take back the call of / }).click();
  await expectTold(page, 'The call of Semi-final 1 is taken back.');
  await match.getByRole('button', { name: /^Change time or table of / }).click();
  await fillDateTime(dialog, 'Date and time', '2127-03-05T18:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(match).toContainText('05-Mar-2127 06:30 PM');

  // On a sheet of A4, within its margins, stands who plays when and where, and nothing that can be pressed.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  await expect(match).toContainText('05-Mar-2127 06:30 PM · Table');
  await expect(page.getByRole('heading', { name: 'To come' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plan the matches' })).toBeHidden();
  await expect(
    page.getByRole('main').locator('a, button, input, select').filter({ visible: true }),
  ).toHaveCount(0);
  const { root, sheet } = await page.evaluate(() => ({
    root: document.documentElement.scrollWidth,
    sheet: document.documentElement.clientWidth,
  }));
  expect(root).toBeLessThanOrEqual(sheet);
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);

  await match.getByRole('button', { name: /^Change time or table of / }).click();
  await dialog.getByRole('link', { name: 'Choose a referee' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Semi-final 1' })).toBeVisible();
  // The draw says who plays and how long: only its time, its table and its referee can be changed.
  await expect(page.getByRole('button', { name: 'Change: First player' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose: Referee' }).click();
  // Only who was confirmed as a referee by a club is there to choose.
  const referees = dialog.getByRole('button', { name: /^Choose / });
  await referees.first().click();
  await fillDateTime(page, 'Date and time', '2127-03-05T19:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'Changes to Semi-final 1 saved.');
  await expect(page).toHaveURL(`/tournament?id=${id}&view=plan`);
  await expect(match).toContainText('05-Mar-2127 07:00 PM');
});

test('A-6.19 an organiser corrects a result, gives up the later match that rests on it, and takes the match back', async ({
  page,
}) => {
  const id = await cupOfFour(page, 'Breakwater Cup');
  await ask(page, 'post', `tournament/${id}/draw`, {});
  type Match = {
    matchId: number;
    matchName: string;
    version: number;
    playerId1: number;
    playerName2: string;
  };
  const matchesOf = async () => {
    const { Rounds: rounds } = (await ask(page, 'get', `tournament/${id}`)) as {
      Rounds: { Matches: Match[] }[];
    };
    return rounds.flatMap(({ Matches: of }) => of);
  };
  for (const name of ['Semi-final 1', 'Semi-final 2', 'Final']) {
    const match = (await matchesOf()).find(({ matchName }) => matchName === name);
    await ask(page, 'post', `match/${match?.matchId}/end`, {
      version: match?.version,
      winner: match?.playerId1,
      reason: 'walkover',
    });
  }
  const [semi] = await matchesOf();
  await page.goto(`/match/${semi?.matchId}`);
  await page.getByRole('button', { name: 'Correct the result' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Who won' }).selectOption({ label: semi?.playerName2 ?? '' });
  await expect(dialog.getByRole('status')).toContainText(`From now on: ${semi?.playerName2} won`);
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The wrong player was named.');
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset later matches?' })).toContainText('Final');
  await dialog.getByRole('button', { name: 'Reset them and continue' }).click();
  await expectTold(page, 'Semi-final 1 is corrected.');
  await expect(page.getByText('This result was corrected.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is played after all.');
  await dialog.getByRole('button', { name: 'Take it back now' }).click();
  await expectTold(page, 'Semi-final 1 is taken back.');
  await expect(page.getByRole('heading', { name: 'Score this match' })).toBeVisible();
});
