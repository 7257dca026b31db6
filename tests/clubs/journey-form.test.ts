import type { Locator, Page } from '@playwright/test';
import { expect, expectTold, test } from '#tests/support/product.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import { addChannel } from './add-channel.ts';

async function open(page: Page, address: string): Promise<void> {
  await beSignedIn(page, 'owner@baulk.example');
  await page.goto(address);
}

test('C-7.01, C-2.29, C-9.02 is asked before what was typed is lost, adds a club with its licence, channels and point of contact, and comes back to the list', async ({
  page,
}) => {
  await open(page, '/club-management');
  await page.getByRole('link', { name: 'Add new Club' }).click();
  await expect(page.getByRole('heading', { name: 'Add new Club', level: 1 })).toBeVisible();
  await page.getByLabel('Club name').fill('Never Saved');
  await page.getByRole('button', { name: 'Back' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Club name')).toHaveValue('Never Saved');
  await page.getByRole('button', { name: 'Back' }).click();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/club-management$/);
  await page.getByRole('link', { name: 'Add new Club' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByText('Club Name is Required')).toBeVisible();
  await expect(page.getByLabel('Club name')).toBeFocused();
  await page.getByLabel('Club name').fill('Zanzibar Cue Rooms');
  await save.click();
  await expect(page.getByText('PlateForm Fee is Required')).toBeVisible();
  await page.getByLabel('Platform fee').fill('2.5');
  await save.click();
  await expect(page.getByText('Address is Required')).toBeVisible();
  await page.getByRole('button', { name: 'Edit the address' }).click();
  const address = page.getByRole('dialog', { name: 'Address of the club' });
  await address.getByLabel('Street line 1').fill('812 Magazine Street');
  await address.getByLabel('City').fill('New Orleans');
  await address.getByLabel('State, province or county').fill('Louisiana');
  await address.getByRole('button', { name: 'Use this address' }).click();
  await expect(address.getByText('Zip is Required')).toBeVisible();
  await address.getByLabel('ZIP or postal code').fill('70 130');
  await address.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('812 Magazine Street, New Orleans, Louisiana 70130')).toBeVisible();
  await page.getByRole('textbox', { name: 'Contact number' }).fill('504 555 0190');
  await page.getByLabel('Owner name').fill('Darnell Boudreaux');
  await page.getByRole('textbox', { name: 'Email' }).fill('darnell@zanzibar.example');
  await page.getByRole('textbox', { name: 'Phone' }).fill('5045550122');
  await save.click();
  await expect(page.getByText('Number of License is Required')).toBeVisible();
  await addChannel(page, 'ZanzibarOne');
  await addChannel(page, 'ZanzibarTwo');
  await page.getByLabel('Number of licences').fill('1');
  await save.click();
  await expect(page.getByText('Number of license should be equal or more than twitch channel')).toBeVisible();
  await page.getByLabel('Number of licences').fill('');
  await page.getByLabel('Number of licences').pressSequentially('1e2');
  // A licence lasts ten years at most. The order of a day is that of the field, whatever the browser is set to.
  const year = new Date().getUTCFullYear() + 9;
  const end = page.getByRole('textbox', { name: 'Expiry date' });
  await end.fill('');
  await end.pressSequentially('3112');
  await save.click();
  await expect(page.getByText('Write the day as dd-mm-yyyy, for example 05-03-2027.')).toBeVisible();
  await expect(end).toBeFocused();
  await end.press('End');
  await end.pressSequentially(String(year));
  await expect(end).toHaveValue(`31-12-${year}`);
  // The refusal stands at its field, which has the focus; what was typed stays.
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('club@baulk.example');
  await save.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/in use/);
  await expect(email).toHaveValue('club@baulk.example');
  await email.fill('darnell@zanzibar.example');
  await save.click();
  const saved = page.getByRole('alertdialog', { name: 'Saved' });
  await expect(saved).toContainText('Zanzibar Cue Rooms was added. It is inactive until you switch it on.');
  await saved.getByRole('button', { name: 'OK, Thanks!' }).click();
  await expect(page).toHaveURL(/\/club-management$/);
  await page.getByRole('searchbox', { name: 'Club name' }).fill('zanzibar');
  const row = page.getByRole('row', { name: /Zanzibar Cue Rooms/ });
  await expect(row).toContainText('12');
  await expect(row.getByRole('switch')).not.toBeChecked();
  await row.getByRole('link', { name: 'Zanzibar Cue Rooms' }).click();
  await expect(page.getByRole('table', { name: 'License Management' })).toContainText(`12/31/${year}`);
  const channels = page.getByRole('table', { name: 'Twitch Channel List' });
  await expect(channels.getByRole('row')).toHaveCount(3);
  await channels.getByRole('button', { name: 'Show the stream key of ZanzibarTwo' }).click();
  await expect(channels.getByText('live_ZanzibarTwo')).toBeVisible();
  // The point of contact has not followed the link yet and is mailed another one.
  await expect(page.getByText('Password Not Set')).toBeVisible();
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expectTold(page, 'darnell@zanzibar.example');
});

test('C-4.21, C-4.25 to C-4.32, C-9.02 renews an expired licence, shows what each status locks, and on a phone the buttons of a licence stand under its days', async ({
  page,
}) => {
  await open(page, '/add-club?clubId=1');
  await expect(page.getByRole('heading', { name: 'Update Club', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Club name' })).toHaveAttribute('readonly');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  const licences = page.getByRole('table', { name: 'License Management' });
  const active = licences.getByRole('row', { name: /Active/ });
  await active.getByRole('button', { name: /^Edit CS-/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit CS-/ });
  await expect(dialog.getByLabel('Start date')).toHaveAttribute('readonly');
  await dialog.getByLabel('Number of licences').fill('14');
  await dialog.getByRole('button', { name: 'Save licence' }).click();
  await expect(active).toContainText('14');
  // Those of the one that expires soon count too.
  await expect(page.getByText(/of 18 licences in use/)).toBeVisible();
  const expired = licences.getByRole('row', { name: /Expired/ });
  await expired.getByRole('button', { name: /^Renew CS-/ }).click();
  const offer = page.getByRole('dialog', { name: /^Renew CS-/ });
  await expect(offer).toContainText(/The next term has \d+ licences?, from [\d/]{10} to [\d/]{10}\./);
  await offer.getByRole('button', { name: 'Renew licence' }).click();
  await expect(expired.getByRole('button', { name: /^Renew CS-/ })).toHaveCount(0);
  await expect(licences.getByRole('row', { name: /Active/ })).toHaveCount(2);
  await expired.getByRole('button', { name: /^Edit CS-/ }).click();
  await expect(dialog.getByLabel('Number of licences')).toHaveAttribute('readonly');
  const start = dialog.getByRole('textbox', { name: 'Start date' });
  await expect(start).toHaveValue(/^\d\d-\d\d-\d{4}$/);
  await start.fill('2097-03-05');
  await expect(start).toHaveValue('05-03-2097');
  await expect(dialog.getByRole('textbox', { name: 'Expiry date' })).toHaveValue('05-03-2098');
  await start.press('Home');
  await start.press('ArrowDown');
  await expect(start).toHaveValue('04-03-2097');
  await start.fill('31/2/2097');
  await dialog.getByRole('button', { name: 'Save licence' }).click();
  await expect(dialog.getByText('There is no such day.')).toBeVisible();
  await expect(start).toHaveValue('31-02-2097');
  // The calendar takes Escape for itself, and the dialog stays.
  await dialog.getByRole('button', { name: 'Choose a day: Start date' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const edit = active.first().getByRole('button', { name: /^Edit CS-/ });
  for (const name of ['Start', 'End']) {
    const day = active.first().getByRole('cell', { name: new RegExp(`^${name}`) });
    expect(await top(edit)).toBeGreaterThan(await top(day));
  }
});

test('C4 the second of two who save one club is shown the difference and loses nothing', async ({
  page,
  context,
}) => {
  await open(page, '/add-club?clubId=15');
  const other = await context.newPage();
  await other.goto('/add-club?clubId=15');
  // Both have read the club before either saves it.
  for (const tab of [page, other]) await tab.getByLabel('Owner name').waitFor();
  for (const [tab, name, fee] of [
    [other, 'Beatriz Novaes', '7'],
    [page, 'Caio Prado', '8'],
  ] as const) {
    await tab.getByLabel('Owner name').fill(name);
    await tab.getByRole('textbox', { name: 'Phone' }).fill('2155550100');
    await tab.getByLabel('Platform fee').fill(fee);
    await tab.getByRole('button', { name: 'Update' }).click();
    if (tab === other) await expect(tab.getByRole('alertdialog', { name: 'Saved' })).toBeVisible();
  }
  const question = page.getByRole('dialog', { name: 'Someone else has changed this club' });
  await expect(question.getByRole('row', { name: /Owner name/ })).toContainText('Beatriz Novaes');
  await expect(question.getByRole('row', { name: /Platform fee/ })).toContainText('8');
  // Where a phone has no head over the columns, each value says whose it is.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(question.getByRole('cell', { name: 'Yours Caio Prado' })).toBeVisible();
  await expect(question.getByRole('cell', { name: 'Theirs Beatriz Novaes' })).toBeVisible();
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Saved' })).toBeVisible();
});
