import type { Page } from '@playwright/test';
import type { Channel } from '#api/channels.ts';
import { expect, expectTold, testAmong } from '#tests/support/product.ts';
import { ask, goWithin, openAs } from '#tests/support/signed-in.ts';

// These journeys change the channels and licences of a club.
const test = testAmong('who change the demo');

const channelsOf = (page: Page) => page.getByRole('table', { name: 'Twitch Channel List' });

async function enter(page: Page, { title, name, key }: { title: string; name: string; key?: string }) {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Channel name').fill(name);
  if (key !== undefined) await dialog.getByLabel('Stream key').fill(key);
  await dialog.getByRole('button', { name: 'Save channel' }).click();
  return dialog;
}

/** Somebody else at the club gives a channel another name. */
async function renameBeside(page: Page, name: string, channel: string): Promise<void> {
  const { rows } = (await ask(page, 'get', 'channel/club/1')) as { rows: Channel[] };
  const known = rows.find((row) => row.channel === name);
  if (!known) throw new Error(`There is no channel ${name}.`);
  const { id, clubId, version } = known;
  await ask(page, 'put', 'channel', { id, clubId, channel, streamKey: '' }, { 'if-match': version });
}

test('C-4.34, C-4.35, C-5.45 a club keeps its channels, is told what a colleague has changed meanwhile, and who saw a key is written down; one with as many channels as licences takes no more, and gives no licence up', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, 'club@baulk.example', '/clubChannelList');
  const channels = channelsOf(page);
  await expect(channels.getByRole('row')).toHaveCount(4);

  await page.getByRole('button', { name: 'Add channel' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a channel' });
  await adding.getByLabel('Channel name').fill('two words');
  await expect(adding.getByText(/space/i).first()).toBeVisible();
  await enter(page, { title: 'Add a channel', name: 'BrooklynFour', key: 'live_four_kT9velvet' });
  await expectTold(page, 'BrooklynFour was added.');
  await expect(channels.getByRole('row')).toHaveCount(5);

  await expect(page.getByText('live_four_kT9velvet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the stream key of BrooklynFour' }).click();
  await expect(channels.getByText('live_four_kT9velvet')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the stream key of BrooklynFour' }).click();
  await expect(page.getByText('live_four_kT9velvet')).toHaveCount(0);

  // A colleague changes the channel that is being changed: the second is told and decides.
  await page.getByRole('button', { name: 'Edit BrooklynFour' }).click();
  await renameBeside(page, 'BrooklynFour', 'BrooklynPractice');
  await enter(page, { title: 'Edit BrooklynFour', name: 'BrooklynCenter' });
  const question = page.getByRole('dialog', { name: 'Someone else has changed BrooklynFour' });
  await expect(question.getByRole('row', { name: /Channel name/ })).toContainText('BrooklynPractice');
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expectTold(page, 'Changes to BrooklynCenter saved.');

  // One that is in use is released before it is deleted.
  await page.getByRole('button', { name: 'Delete BrooklynTable1' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete BrooklynTable1?' })
    .getByRole('button', { name: 'Delete channel' })
    .click();
  await expect(channels.getByRole('row', { name: /BrooklynTable1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Release BrooklynTable1' }).click();
  await page
    .getByRole('alertdialog', { name: 'Release BrooklynTable1?' })
    .getByRole('button', { name: 'Release channel' })
    .click();
  await expectTold(page, 'BrooklynTable1 is free.');
  await page.getByRole('button', { name: 'Delete BrooklynTable1' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete BrooklynTable1?' })
    .getByRole('button', { name: 'Delete channel' })
    .click();
  await expectTold(page, 'BrooklynTable1 was deleted.');
  await expect(channels.getByRole('row')).toHaveCount(4);

  const owner = await (await browser.newContext({ baseURL: product.address })).newPage();
  await openAs(owner, 'owner@baulk.example', '/reports?part=changes');
  const revealed = owner.getByRole('row', { name: /Reveal stream key/ }).first();
  await expect(revealed).toContainText('Claire Donnelly');
  await expect(revealed).toContainText('Brooklyn Rack House');
  await expect(owner.getByText('live_four_kT9velvet')).toHaveCount(0);

  await goWithin(owner, '/add-club?clubId=4');
  const full = channelsOf(owner);
  await expect(full.getByRole('row')).toHaveCount(7);
  const tooFew = 'Number of license should be equal or more than twitch channel';
  await owner.getByRole('button', { name: 'Add channel' }).click();
  await expectTold(owner, tooFew);
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  const licences = owner.getByRole('table', { name: 'License Management' });
  await licences
    .getByRole('button', { name: /^Delete CS-/ })
    .first()
    .click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete licence' }).click();
  await expect(owner.getByText(tooFew).first()).toBeVisible();
  await expect(licences.getByRole('button', { name: /^Delete CS-/ })).toHaveCount(1);
  await owner.setViewportSize({ width: 360, height: 740 });
  const overflow = await owner.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await owner.context().close();
});
