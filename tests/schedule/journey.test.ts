import { axeFindings } from '#tests/support/axe.ts';
import { expect, expectTold, testAmong } from '#tests/support/product.ts';
import { askAs, goWithin, openAs } from '#tests/support/signed-in.ts';
import type { Page } from '@playwright/test';

// These journeys book tables, so that other journeys would find other plans.
const test = testAmong('who change the demo');
// The club's hours change in the last of them.
test.describe.configure({ mode: 'default' });

async function open(page: Page, email: string, path = '/table-schedule'): Promise<void> {
  await openAs(page, email, path);
  await expect(page.getByText('Starts at', { exact: true })).toBeVisible();
}

/** Shows a day that lies so many days ahead, on which the demo has nothing. */
async function ahead(page: Page, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    const before = await page.getByRole('heading', { level: 2 }).first().textContent();
    await page.getByRole('button', { name: 'Day after' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(before ?? '');
  }
}

/** Lets go what is kept for somebody at this moment, by another journey or in the demo. */
async function letGo(page: Page, email: string): Promise<void> {
  const { rows } = (await askAs(page, email, 'get', 'booking?status=held&limit=10')) as {
    rows: { bookingId: number }[];
  };
  for (const { bookingId } of rows) await askAs(page, email, 'delete', `booking/${bookingId}/hold`);
}

/** What somebody has at the first club. */
async function creditOf(page: Page, email: string): Promise<string> {
  const { rows } = (await askAs(page, email, 'get', 'credit/mine')) as {
    rows: { club: { clubId: number }; balance: number }[];
  };
  const balance = rows.find(({ club }) => club.clubId === 1)?.balance ?? 0;
  return `USD ${(balance / 100).toFixed(2)}`;
}

async function choose(page: Page, time: string, table: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${time} `) }).click();
  await page.getByRole('button', { name: table }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A-1.13, A-1.43 a member books by credit, finds it again after a reload, moves it and takes it back', async ({
    page,
  }) => {
    await open(page, 'player@baulk.example', '/schedule-table');
    const credit = await creditOf(page, 'player@baulk.example');
    await ahead(page, 3);
    await choose(page, '18:00', /^Table 9, Pool/);
    await expect(page.getByText('It costs USD 24.00')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep this table' }).click();
    await expect(page.getByRole('heading', { name: 'This table is kept for you' })).toBeVisible();
    await expect(page.getByText(`Your credit at this club: ${credit}`)).toBeVisible();
    // What is kept is gone on with after a reload, on the day that the address names.
    const day = await page.getByRole('heading', { level: 2 }).first().textContent();
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(day ?? '');
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('button', { name: 'Book, pay by credit' }).click();
    await expect(page.getByText('Paid by credit')).toBeVisible();

    const own = page.getByRole('button', { name: /^Open booking: Table 9, .*18:00$/ });
    await own.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    await expect(page.getByRole('heading', { name: 'Move the booking' })).toBeVisible();
    await ahead(page, 3);
    await choose(page, '15:00', /^Table 9, Pool/);
    await page.getByRole('button', { name: 'Move to this table' }).click();
    const moved = page.getByRole('button', { name: /^Open booking: Table 9, .*15:00$/ });
    await expect(moved).toBeVisible();

    await moved.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('Cancelling is free.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel now' }).click();
    await expectTold(page, 'The booking is taken back.');
    await expect(moved).toHaveCount(0);

    await page.getByRole('button', { name: 'Make my address' }).click();
    const address = page.getByRole('textbox', { name: 'Your secret address' });
    await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
    // As a calendar program does, which is signed in to nothing.
    const calendar = await fetch(await address.inputValue());
    expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
    expect(await axeFindings(page)).toEqual([]);
  });
});

/** The cell of the plan that has the focus. */
const focused = (page: Page) => page.getByRole('grid').locator(':focus');

test('A-1.43 from a day without a free table a member is led to the next and through the week, chooses a table on the plan by keys alone, and has it no longer once the time is over, charged nothing', async ({
  page,
}) => {
  await page.clock.install();
  await openAs(page, 'player@baulk.example', '/schedule-table?clubId=1&day=2020-01-01');
  await expect(page.getByText('No table is free on this day')).toBeVisible();
  await page.getByRole('button', { name: /^Next free day: / }).click();
  await expect(page.getByText('Starts at', { exact: true })).toBeVisible();
  const days = page.getByRole('group', { name: 'The week ahead' }).getByRole('button');
  await expect(days).toHaveCount(7);
  const last = days.last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'date');
  const day = page.getByRole('heading', { level: 2 }).first();
  const number = /\d+/.exec((await last.textContent()) ?? '')?.[0] ?? 'none';
  await expect(day).toHaveText(new RegExp(`\\b${number},`));
  const game = page.getByRole('combobox', { name: 'Game' });
  await game.selectOption('Pool, 9 ball');
  await expect(page.getByRole('button', { name: /^18:00 / })).toBeVisible();
  await game.selectOption('');

  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  const before = (await day.textContent()) ?? '';
  await page.keyboard.press('PageDown');
  await expect(day).not.toHaveText(before);
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press('End');
  for (let half = 0; half < 10; half += 1) await page.keyboard.press('ArrowLeft');
  await expect(focused(page)).toHaveAccessibleName(/^Table 1, 18:30, free for 2 hours, USD \d/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('combobox', { name: 'How long' })).toHaveValue('5');
  await expect(page.getByText(/^Table 1, 18:30–21:00/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'This table is kept for you' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();

  await page.clock.fastForward('05:10');
  await expect(page.getByRole('heading', { name: 'Your time has run out' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose again' }).click();
  await expect(page.getByRole('button', { name: 'Keep this table' })).toBeDisabled();
  // The clock of the page alone has gone on: the server would keep the table for minutes more.
  await letGo(page, 'player@baulk.example');
});

test('A-1.43 of two members who want one table at once, one has it and the other is told', async ({
  page,
  browser,
  product,
}) => {
  const members = (await askAs(
    page,
    'club@baulk.example',
    'get',
    'player?clubId=1&roleId=5&statusId=1&limit=10',
  )) as { rows: { email: string }[] };
  const rival = members.rows.find(({ email }) => !email.startsWith('player@'))?.email ?? '';
  // Read in English here, whatever its own language is.
  await askAs(page, rival, 'put', 'profile', { language: 'en' });
  await letGo(page, rival);
  const other = await (await browser.newContext({ baseURL: product.address })).newPage();
  await open(page, 'player@baulk.example');
  await open(other, rival, '/table-schedule?clubId=1');
  const both = [page, other];
  let arrived = () => {};
  const allAsked = new Promise<void>((resolve) => (arrived = resolve));
  let asked = 0;
  for (const one of both) {
    await ahead(one, 4);
    await choose(one, '20:00', /^Table 10,/);
    // Both calls set off before either is answered.
    await one.route('**/api/booking/hold', async (route) => {
      asked += 1;
      if (asked === both.length) arrived();
      await allAsked;
      await route.continue();
    });
  }
  const keep = (one: Page) => one.getByRole('button', { name: 'Keep this table' }).click();
  await Promise.all(both.map(keep));
  const kept = (one: Page) => one.getByRole('heading', { name: 'This table is kept for you' });
  const gone = (one: Page) =>
    one.getByText(/^(Somebody has booked this table meanwhile\. .*|Somebody was faster)$/);
  for (const one of both) await expect(kept(one).or(gone(one))).toBeVisible();
  const winners = await Promise.all(both.map((one) => kept(one).isVisible()));
  expect(winners.filter(Boolean)).toHaveLength(1);
  const winner = both.find((_, place) => winners[place]);
  await winner?.getByRole('button', { name: 'Let it go' }).click();
  await other.context().close();
});

test('A-1.41, A-2.75 a club books a guest each week across a change of the clocks, moves one of them, frees a blocked table, and carries a booking by keys and by a pointer, asked before it moves', async ({
  page,
}) => {
  const change = Temporal.Now.zonedDateTimeISO('America/New_York').getTimeZoneTransition('next');
  if (!change) throw new Error('The clocks of New York do not change any more.');
  const [before, after] = [-4, 3].map((days) => change.add({ days }).toPlainDate().toString());
  await open(page, 'club@baulk.example', `/table-schedule?day=${before}`);
  await choose(page, '16:00', /^Table 10,/);
  await page.getByRole('button', { name: 'Keep this table' }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Choose a member or write the name of a guest.')).toBeVisible();
  await page.getByLabel('Name of the guest').fill('Thursday league');
  await page.getByLabel('How often').selectOption('3 weeks in a row');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expectTold(page, 'The table is booked 3 times.');
  const list = page.getByRole('table', { name: 'Bookings of this day' });
  const row = list.getByRole('row', { name: /Thursday league/ });
  await expect(row).toContainText('16:00–18:00');
  expect(await axeFindings(page)).toEqual([]);
  await goWithin(page, `/table-schedule?day=${after}`);
  await expect(row).toContainText('16:00–18:00');
  await page.goBack();

  await row.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await choose(page, '20:00', /^Table 9,/);
  await page.getByRole('button', { name: 'Move to this table' }).click();
  await expectTold(page, 'The booking is moved.');
  await expect(row).toContainText('20:00–22:00');

  await choose(page, '16:00', /^Table 10,/);
  await page.getByRole('button', { name: 'Keep this table' }).click();
  await page.getByRole('radio', { name: 'Block the table' }).click();
  await page.getByLabel('Why it is blocked').fill('New cushions');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const blocked = list.getByRole('row', { name: /New cushions/ });
  await blocked.getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Free the table' }).click();
  await page.getByRole('button', { name: 'Free now' }).click();
  await expect(blocked).toHaveCount(0);

  const zone = 'America/New_York';
  const day = Temporal.Now.plainDateISO(zone).add({ days: 11 });
  const startsAt = day.toZonedDateTime({ timeZone: zone, plainTime: '16:00' }).toInstant().toString();
  const { rows } = (await askAs(page, 'club@baulk.example', 'get', 'table/club/1')) as {
    rows: { tableId: number; number: number }[];
  };
  const tableId = rows.find(({ number }) => number === 8)?.tableId;
  const wish = { tableId, startsAt, slots: 4, kind: 'play', guestName: 'Carom club' };
  await askAs(page, 'club@baulk.example', 'post', 'booking', wish);
  await goWithin(page, `/table-schedule?day=${day.toString()}`);

  const at = (table: number, time: string) =>
    page.getByRole('gridcell', { name: `Table ${table}, ${time}, Carom club` });
  await at(8, '16:00–18:00').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveAccessibleName(/^Carom club: Table 9, 16:30–18:30, free/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByText(/^It costs /)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move it' }).press('Enter');
  await expectTold(page, 'The booking is moved.');
  await expect(at(9, '16:30–18:30')).toBeFocused();

  const drag = async (): Promise<void> => {
    await page.getByRole('rowheader', { name: '10', exact: true }).scrollIntoViewIfNeeded();
    await at(9, '16:30–18:30').scrollIntoViewIfNeeded();
    const from = await at(9, '16:30–18:30').boundingBox();
    const line = await page.getByRole('rowheader', { name: '10', exact: true }).boundingBox();
    if (!from || !line) throw new Error('The plan is not shown.');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, line.y + 10, { steps: 4 });
  };
  await drag();
  await expect(focused(page)).toHaveAccessibleName(/^Carom club: Table 10, 16:30–18:30, free/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(at(9, '16:30–18:30')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drag();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Leave it where it is' }).click();
  await expect(at(9, '16:30–18:30')).toBeVisible();
  await drag();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(at(10, '16:30–18:30')).toBeVisible();
});

test('A-1.41, A-2.54 a club finds the plan of today at the time that it is, sets its hours by keys, and finds them in the plan', async ({
  page,
}) => {
  await open(page, 'club@baulk.example');
  await expect(page.locator('[data-part=now]').first()).toBeInViewport();
  await page.getByRole('link', { name: 'Opening hours and rules' }).click();
  await page.getByRole('button', { name: 'Add hours on Monday' }).click();
  await page.getByLabel('Monday from', { exact: true }).selectOption('14:00');
  await page.getByLabel('Monday to', { exact: true }).selectOption('02:00 on the next day');
  await page.getByRole('button', { name: 'Use the hours of Monday on all days' }).press('Enter');
  await expect(page.getByLabel('Sunday to', { exact: true })).toHaveValue('52');
  await page.getByLabel('Bookings to come for each member').fill('0');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Write a number from 1 to 99.')).toBeVisible();
  await page.getByLabel('Bookings to come for each member').fill('5');
  // What is typed is there again after a reload.
  await page.reload();
  await expect(page.getByLabel('Sunday to', { exact: true })).toHaveValue('52');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page, 'The opening hours and rules were saved.');
  await expect(page).toHaveURL(/\/table-schedule\?clubId=\d+$/);
  await ahead(page, 1);
  await expect(page.getByRole('button', { name: /^14:00 / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^13:30 / })).toHaveCount(0);
});
