import type { Page } from '@playwright/test';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';
import { fillDateTime } from '#tests/support/date-time.ts';
import { draw, makeField, matchesOf, players, winByWalkover } from './journey-world.ts';

const { owen, sofia, paulo, renata, benoit } = players;

test('A-1.34, A-1.40, A-6.19 an organiser swaps two players of a draw and puts in who waits, plans the matches, calls one to another table, takes the call back and moves it, corrects a result, gives up the later match that rests on it, and takes the match back', async ({
  page,
}) => {
  await beSignedIn(page, 'owner@baulk.example');
  const entering = [owen, sofia, paulo, renata, benoit].map(({ userId }) => userId);
  const id = await makeField(page, { name: 'Quayside Cup', capacity: 4, players: entering });
  await page.goto(`/tournament?id=${id}&view=plan`);
  await expect(page.getByRole('heading', { name: 'Nothing to plan yet' })).toBeVisible();
  await draw(page, id);
  const dialog = page.getByRole('dialog');

  await test.step('the draw is changed, and everyone can read it', async () => {
    await goWithin(page, `/tournament?id=${id}&view=draw`);
    await page.getByRole('button', { name: 'Swap two players' }).click();
    await dialog.getByRole('button', { name: 'Swap them' }).click();
    await expect(dialog.getByText('Please choose two different players.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'First player' }).selectOption({ label: owen.name });
    await dialog.getByRole('combobox', { name: 'Second player' }).selectOption({ label: sofia.name });
    await dialog.getByRole('button', { name: 'Swap them' }).click();
    await expect(page.getByText('Knockout, draw 2: Two players swapped')).toBeVisible();

    await page.getByRole('button', { name: 'Replace a player' }).click();
    await dialog.getByRole('combobox', { name: 'Who goes' }).selectOption({ label: owen.name });
    await dialog.getByRole('button', { name: `Put in ${benoit.name}` }).click();
    await expect(page.getByText('Knockout, draw 3: A player replaced')).toBeVisible();
    await goWithin(page, `/tournamentInfo/${id}`);
    await expect(page.getByText(/^Draw 3/)).toBeVisible();
    await expect(page.getByText(benoit.name).first()).toBeVisible();
  });

  await test.step('the matches are planned, and one is called and moved', async () => {
    await goWithin(page, '/tournament');
    await page.getByRole('link', { name: 'Order of play of Quayside Cup' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Order of play of Quayside Cup' }),
    ).toBeVisible();
    await page.getByRole('textbox', { name: 'Minutes for a match' }).fill('45');
    await page.getByRole('button', { name: 'Give times and tables' }).click();
    await expect(page.getByText('Please choose full half hours.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Minutes for a match' }).fill('60');
    await page.getByRole('button', { name: 'Give times and tables' }).click();
    await expectTold(page, '3 matches are planned.');
    const match = page.getByRole('listitem').filter({ hasText: / – .*Semi-final 1/ });
    await expect(match).toContainText('05-Mar-2127 10:00 AM · Table');

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

    await expectOnPaper(page);

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

  await test.step('a result is corrected, and the match taken back', async () => {
    for (const name of ['Semi-final 1', 'Semi-final 2', 'Final']) {
      const over = (await matchesOf(page, id)).find(({ matchName }) => matchName === name);
      await winByWalkover(page, over);
    }
    const [semi] = await matchesOf(page, id);
    await goWithin(page, `/match/${semi?.matchId}`);
    await page.getByRole('button', { name: 'Correct the result' }).click();
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
});

/** On a sheet of A4, within its margins, stands who plays when and where, and nothing that can be pressed. */
async function expectOnPaper(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listitem').filter({ hasText: / – .*Semi-final 1/ })).toContainText(
    '05-Mar-2127 06:30 PM · Table',
  );
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
}
