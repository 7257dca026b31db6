import { axeFindings } from '#tests/support/axe.ts';
import { expect, expectTold, testAmong } from '#tests/support/product.ts';
import { askAs, goWithin, openAs } from '#tests/support/signed-in.ts';
import type { Page } from '@playwright/test';

// A club sets other hours and books tables here, so that other journeys would find other plans.
const test = testAmong('who change the demo');

const club = 'club@baulk.example';
const zone = 'America/New_York';

const dayOn = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** Shows another day of the plan. */
async function show(page: Page, address: string): Promise<void> {
  const before = (await dayOn(page).textContent()) ?? '';
  await goWithin(page, address);
  await expect(dayOn(page)).not.toHaveText(before);
}

async function choose(page: Page, time: string, table: RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${time} `) }).click();
  await page.getByRole('button', { name: table }).click();
}

/** The cell of the plan that has the focus. */
const focused = (page: Page) => page.getByRole('grid').locator(':focus');

/** A guest has booked a table eleven days from now. */
async function bookedAhead(page: Page, number: number, guestName: string): Promise<string> {
  const day = Temporal.Now.plainDateISO(zone).add({ days: 11 });
  const startsAt = day.toZonedDateTime({ timeZone: zone, plainTime: '16:00' }).toInstant().toString();
  const { rows } = (await askAs(page, club, 'get', 'table/club/1')) as {
    rows: { tableId: number; number: number }[];
  };
  const tableId = rows.find((table) => table.number === number)?.tableId;
  await askAs(page, club, 'post', 'booking', { tableId, startsAt, slots: 4, kind: 'play', guestName });
  return day.toString();
}

/** Lets go what is kept for somebody at this moment in the demo. */
async function letGo(page: Page, email: string): Promise<void> {
  const { rows } = (await askAs(page, email, 'get', 'booking?status=held&limit=10')) as {
    rows: { bookingId: number }[];
  };
  for (const { bookingId } of rows) await askAs(page, email, 'delete', `booking/${bookingId}/hold`);
}

test('A-1.43 of two members who want one table at once, one has it and the other is told', async ({
  page,
  browser,
  product,
}) => {
  const { rows } = (await askAs(page, club, 'get', 'player?clubId=1&roleId=5&statusId=1&limit=10')) as {
    rows: { email: string }[];
  };
  const first = 'player@baulk.example';
  const rival = rows.find(({ email }) => email !== first)?.email ?? '';
  // Read in English here, whatever its own language is.
  await askAs(page, rival, 'put', 'profile', { language: 'en' });
  const other = await (await browser.newContext({ baseURL: product.address })).newPage();
  const day = Temporal.Now.plainDateISO(zone).add({ days: 4 }).toString();
  const [both, emails] = [
    [page, other],
    [first, rival],
  ];
  let arrived = () => {};
  const allAsked = new Promise<void>((resolve) => (arrived = resolve));
  let asked = 0;
  for (const [place, one] of both.entries()) {
    await letGo(page, emails[place] ?? '');
    await openAs(one, emails[place] ?? '', `/schedule-table?clubId=1&day=${day}`);
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

test('A-1.41, A-2.54, A-2.75 a club finds the plan of today at the time that it is, books a guest each week across a change of the clocks and moves one of them, frees a blocked table, carries a booking by keys and by a pointer, asked before it moves, and sets its hours, which the plan follows', async ({
  page,
}) => {
  await openAs(page, club, '/table-schedule');
  await expect(page.getByText('Starts at', { exact: true })).toBeVisible();
  await expect(page.locator('[data-part=now]').first()).toBeInViewport();
  await test.step('keys lead on to the next day, and stay in the plan', async () => {
    const today = (await dayOn(page).textContent()) ?? '';
    await page.getByRole('grid').locator('[tabindex="0"]').focus();
    await page.keyboard.press('PageDown');
    await expect(dayOn(page)).not.toHaveText(today);
    await expect(focused(page)).toHaveCount(1);
  });

  const change = Temporal.Now.zonedDateTimeISO(zone).getTimeZoneTransition('next');
  if (!change) throw new Error('The clocks of New York do not change any more.');
  const [before, after] = [-4, 3].map((days) => change.add({ days }).toPlainDate().toString());
  const list = page.getByRole('table', { name: 'Bookings of this day' });
  const row = list.getByRole('row', { name: /Thursday league/ });
  await test.step('each week across a change of the clocks, and one of them moved', async () => {
    await show(page, `/table-schedule?day=${before}`);
    await choose(page, '16:00', /^Table 10,/);
    await page.getByRole('button', { name: 'Keep this table' }).click();
    await page.getByLabel('Name of the guest').fill('Thursday league');
    await page.getByLabel('How often').selectOption('3 weeks in a row');
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expectTold(page, 'The table is booked 3 times.');
    await expect(row).toContainText('16:00–18:00');
    await show(page, `/table-schedule?day=${after}`);
    await expect(row).toContainText('16:00–18:00');
    await page.goBack();

    await row.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    await choose(page, '20:00', /^Table 9,/);
    await page.getByRole('button', { name: 'Move to this table' }).click();
    await expectTold(page, 'The booking is moved.');
    await expect(row).toContainText('20:00–22:00');
  });

  await test.step('a table is blocked and freed', async () => {
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
  });

  const ahead = await bookedAhead(page, 8, 'Carom club');
  await show(page, `/table-schedule?day=${ahead}`);
  const at = (table: number, time: string) =>
    page.getByRole('gridcell', { name: `Table ${table}, ${time}, Carom club` });
  await test.step('by keys', async () => {
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
  });

  await test.step('by a pointer', async () => {
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

  await test.step('the hours of all days, by keys', async () => {
    await page.getByRole('link', { name: 'Opening hours and rules' }).click();
    await page.getByRole('button', { name: 'Add hours on Monday' }).click();
    await page.getByLabel('Monday from', { exact: true }).selectOption('14:00');
    await page.getByLabel('Monday to', { exact: true }).selectOption('02:00 on the next day');
    await page.getByRole('button', { name: 'Use the hours of Monday on all days' }).press('Enter');
    await expect(page.getByLabel('Sunday to', { exact: true })).toHaveValue('52');
    await page.getByRole('button', { name: 'Save' }).click();
    await expectTold(page, 'The opening hours and rules were saved.');
    await expect(page).toHaveURL(/\/table-schedule\?clubId=\d+$/);
    const today = (await dayOn(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Day after' }).click();
    await expect(dayOn(page)).not.toHaveText(today);
    await expect(page.getByRole('button', { name: /^14:00 / })).toBeVisible();
    await expect(page.getByRole('button', { name: /^13:30 / })).toHaveCount(0);
  });
});
