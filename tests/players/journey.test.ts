import type { Page } from '@playwright/test';
import type { JoinRequest } from '#machines/players/requests.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { mailedLink } from '#tests/support/journey-outbox.ts';
import { expect, fillSignIn, testAmong } from '#tests/support/product.ts';
import { askAs, goWithin, openAs } from '#tests/support/signed-in.ts';

// These journeys add people and answer requests, which must not reach into others.
const test = testAmong('who change the demo');

const password = 'kT9#velvet-Rail';
const email = 'zora.quill@players.example';

/** The desk of the club that was asked accepts somebody. */
async function acceptBeside(page: Page, fullName: string): Promise<void> {
  const [desk, requests] = ['club2@baulk.example', 'club/2/join-requests'];
  const { rows } = (await askAs(page, desk, 'get', requests)) as { rows: JoinRequest[] };
  const request = rows.find((row) => row.fullName === fullName);
  await askAs(page, desk, 'put', requests, { id: request?.id, isAccepted: true });
}

test('A-6.22, A-1.10, A-2.11 a club adds a player, who activates the account, signs in and asks another club, which answers; to a player who is there it proposes the club, and the link makes a member once', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, 'club@baulk.example', '/player');
  await page.getByRole('link', { name: 'Add member' }).click();
  await expect(page.getByRole('heading', { name: 'Add a member', level: 1 })).toBeVisible();
  await page.getByLabel('First name').fill('Zora');
  await page.getByLabel('Last name').fill('Quill');
  await page.getByLabel('Email').fill('player@baulk.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This e-mail is in use already.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/player$/);
  await page.getByRole('searchbox', { name: 'Name or email' }).fill('zora');
  await expect(page).toHaveURL(/\?search=zora$/);
  await expect(page.getByRole('row', { name: /Zora Quill/ })).toContainText('Password Not Set');

  const visitor = await (await browser.newContext({ baseURL: product.address })).newPage();
  await visitor.goto(await mailedLink(page, email));
  await visitor.getByLabel('New password', { exact: true }).fill(password);
  await visitor.getByLabel('Confirm password', { exact: true }).fill(password);
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: 'Activate' }).click();
  await expect(visitor.getByText('Your account is active')).toBeVisible();
  await visitor.getByRole('link', { name: 'Login' }).last().click();
  await fillSignIn(visitor, email, password);
  // V4 The terms were accepted just now.
  await expect(visitor).toHaveURL('/profile/payment');
  await visitor.goto('/profile/my-profile');
  const clubs = visitor.getByRole('region', { name: 'My clubs' });
  await expect(clubs.getByText('Member', { exact: true })).toBeVisible();
  await clubs.getByRole('combobox', { name: 'Another club' }).fill('Billares Obelisco');
  await visitor.getByRole('option', { name: /Billares Obelisco/ }).click();
  await clubs.getByRole('button', { name: 'Ask to join' }).click();
  await expect(clubs.getByText('Asked to join')).toBeVisible();

  await acceptBeside(page, 'Zora Quill');
  await visitor.reload();
  await expect(clubs.getByText('Member', { exact: true })).toHaveCount(2);

  await test.step('who is there already is proposed, and the link makes a member once', async () => {
    const guest = 'guest@baulk.example';
    await page.getByRole('link', { name: 'Add member' }).click();
    await page.getByLabel('First name').fill('Gus');
    await page.getByLabel('Last name').fill('Abernathy');
    await page.getByLabel('Email').fill(guest);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).not.toHaveURL(/add-player/);
    const link = await mailedLink(page, guest);
    for (const title of ['You are a member', 'This link does not work any more']) {
      // Where the address differs by its secret alone, no page would be loaded again.
      await visitor.goto('about:blank');
      await visitor.goto(link);
      await visitor.getByRole('button', { name: 'Join' }).click();
      await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
      expect(await axeFindings(visitor)).toEqual([]);
    }
  });
  await visitor.context().close();
});

test('B18 lists with long e-mails fit pages of 900 to 1280 pixels, and the cards in which they stand', async ({
  page,
}) => {
  const long = 'maximiliana_featherstonehaugh_cholmondeley_marjoribanks@billiards-association.example';
  const lengthened = (row: Record<string, unknown>): Record<string, unknown> => ({
    ...row,
    ...(typeof row['email'] === 'string' ? { email: long } : {}),
    ...(row['user'] ? { user: { ...row['user'], email: long } } : {}),
  });
  for (const list of ['player', 'club']) {
    await page.route(`**/api/${list}?*`, async (route) => {
      const answer = await route.fetch();
      const { rows, ...body } = (await answer.json()) as { rows: Record<string, unknown>[] };
      await route.fulfill({ response: answer, json: { ...body, rows: rows.map(lengthened) } });
    });
  }
  await openAs(page, 'owner@baulk.example', '/club-management');
  for (const [address, title] of [
    ['/club-management', /^Clubs/],
    ['/player', /^Members/],
    ['/pabsa-admin', /^Platform administrators/],
  ] as const) {
    await goWithin(page, address);
    await expect(page).toHaveTitle(title);
    await expect(page.getByText(long).first()).toBeVisible();
    for (const width of [900, 1000, 1100, 1200, 1279, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(() => {
        const table = document.querySelector('main table')!;
        const box = table.parentElement!;
        const { scrollWidth, clientWidth } = document.documentElement;
        const isBeyond = table.getBoundingClientRect().width > box.getBoundingClientRect().width;
        return [scrollWidth - clientWidth, box.scrollWidth - box.clientWidth, isBeyond];
      });
      expect([address, width, ...wider]).toEqual([address, width, 0, 0, false]);
    }
  }
});
