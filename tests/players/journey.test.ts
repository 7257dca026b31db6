import type { Browser, Page } from '@playwright/test';
import { axeFindings } from '#tests/support/axe.ts';
import { mailedLink } from '#tests/support/journey-outbox.ts';
import { expect, fillSignIn, testAmong } from '#tests/support/product.ts';
import { goWithin, openAs } from '#tests/support/signed-in.ts';

// These journeys add people and answer requests, which must not reach into others.
const test = testAmong('who change the demo');

const password = 'kT9#velvet-Rail';
const email = 'zora.quill@players.example';

/** Somebody else's browser, signed in and landed. */
async function signedIn(
  browser: Browser,
  baseURL: string,
  who: { email: string; password?: string; lands: RegExp },
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/login');
  await fillSignIn(page, who.email, who.password);
  await expect(page).toHaveURL(who.lands);
  return page;
}

test('A-6.22, A-1.10 a club adds a player, who activates the account, signs in and asks another club, which answers', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, 'desk@baulk.example', '/player');
  await page.getByRole('link', { name: 'Add member' }).click();
  await expect(page.getByRole('heading', { name: 'Add a member', level: 1 })).toBeVisible();
  await page.getByLabel('First name').fill('Zora');
  await page.getByLabel('Last name').fill('Quill');
  await page.getByLabel('Email').fill('player@baulk.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This e-mail is in use already.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
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
  await clubs.getByRole('button', { name: /^Take back the request to .*Billares Obelisco/ }).click();
  await expect(clubs.getByText('Asked to join')).toHaveCount(0);
  await expect(clubs.getByRole('combobox', { name: 'Another club' })).toBeFocused();
  await clubs.getByRole('combobox', { name: 'Another club' }).fill('Billares Obelisco');
  await visitor.getByRole('option', { name: /Billares Obelisco/ }).click();
  await clubs.getByRole('button', { name: 'Ask to join' }).click();
  await expect(clubs.getByText('Asked to join')).toBeVisible();
  expect(await axeFindings(visitor)).toEqual([]);

  const office = await signedIn(browser, product.address, {
    email: 'club2@baulk.example',
    lands: /\/club-table$/,
  });
  await office.goto('/player');
  await office.getByRole('button', { name: 'Accept Zora Quill' }).click();
  await expect(office.getByRole('button', { name: 'Accept Zora Quill' })).toHaveCount(0);
  await expect(office.getByText('Zora Quill is a member now.').first()).toBeAttached();
  expect(await axeFindings(office)).toEqual([]);

  await visitor.reload();
  await expect(clubs.getByText('Member', { exact: true })).toHaveCount(2);
  await visitor.context().close();
  await office.context().close();
});

test('A-2.11 an administrator proposes a club to a player who is there, and the link makes a member once', async ({
  page,
}) => {
  await openAs(page, 'club@baulk.example', '/add-player');
  await page.getByLabel('First name').fill('Gus');
  await page.getByLabel('Last name').fill('Abernathy');
  await page.getByLabel('Email').fill('guest@baulk.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).not.toHaveURL(/add-player/);
  const link = await mailedLink(page, 'guest@baulk.example');
  for (const title of ['You are a member', 'This link does not work any more']) {
    await page.goto('/');
    await page.goto(link);
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('on a small window the table of people is no wider than the card in which it stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 740 });
  await openAs(page, 'owner@baulk.example', '/player');
  for (const address of ['/player', '/pabsa-admin']) {
    await goWithin(page, address);
    await expect(page).toHaveTitle(address === '/player' ? /^Members/ : /^Platform administrators/);
    const table = page.getByRole('table');
    await expect(table.getByRole('link').first()).toBeVisible();
    const surplus = await table.evaluate(
      (shown) => shown.getBoundingClientRect().width - shown.parentElement!.getBoundingClientRect().width,
    );
    expect(surplus, address).toBeLessThanOrEqual(0);
  }
});

test('B18 lists with long e-mails fit pages of 900 to 1280 pixels', async ({ page }) => {
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
  for (const address of ['/club-management', '/player']) {
    if (address !== '/club-management') await page.goto(address);
    await expect(page.getByText(long).first()).toBeVisible();
    for (const width of [900, 1000, 1100, 1200, 1279, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(() => {
        const table = document.querySelector('main table')!;
        const box = table.parentElement!;
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth - clientWidth, box.scrollWidth - box.clientWidth];
      });
      expect([address, width, ...wider]).toEqual([address, width, 0, 0]);
    }
  }
});
