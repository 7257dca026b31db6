import { readFile } from 'node:fs/promises';
import { accountId } from '#server/demo/accounts.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { expect, expectTold, signIn, test, testAmong } from '#tests/support/product.ts';
import { openAs } from '#tests/support/signed-in.ts';

// Nobody else here is the one who is erased.
const amongOthers = testAmong('who change the demo');

amongOthers(
  'somebody takes their data along and erases it; nobody signs in as them any more',
  async ({ page }) => {
    const email = 'desk2@baulk.example';
    await openAs(page, email, '/profile/my-profile');
    const section = page.getByRole('region', { name: 'Personal data' });
    const saved = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Download the data' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^personal-data-\d+-\d{4}-\d\d-\d\d\.json$/);
    const told = JSON.parse(await readFile(await file.path(), 'utf8')) as { person: { email: string } };
    expect(told.person.email).toBe(email);

    await section.getByRole('button', { name: 'Erase the data' }).click();
    const question = page.getByRole('alertdialog', { name: 'Erase your data and close your account?' });
    await question.getByRole('button', { name: 'Keep it' }).last().click();
    await expect(question).toHaveCount(0);
    await section.getByRole('button', { name: 'Erase the data' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Erase now' }).click();
    await expectTold(page, 'Your data is erased, and your account is closed.');
    await expect(page).toHaveURL('/');
    await signIn(page, email);
    await expect(page.getByText('Invalid email id or password')).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

test('the association is told what is still open before somebody can be erased', async ({ page }) => {
  await openAs(page, 'owner@baulk.example', `/add-player?userId=${accountId('club')}`);
  const section = page.getByRole('region', { name: 'Personal data' });
  await section.getByRole('button', { name: 'Erase the data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase the data of Claire Donnelly?' });
  await question.getByRole('button', { name: 'Erase now' }).click();
  await expect(section.getByText(/being the point of contact of a club/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
