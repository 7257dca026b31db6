import type { Page } from '@playwright/test';
import type { Table } from '#api/tables.ts';
import { tableWords as words } from '#domain/words/tables.ts';
import { tableDeskModel } from '#machines/tables/desk-model.ts';
import { freeTable } from '#machines/tables/sample-tables.ts';
import { after, asFor, goOn, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { rowMenu } from '#tests/support/row-menu.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** The club of who walks, which has ten tables in the demo, and the two that this walk adds at their end. */
const clubId = 2;
const own = { number: 41, place: 10 };
const spare = { number: 57, place: 11 };

const named = { ...freeTable, clubId, number: own.number, name: null };
const label = words.named(named);
const trigger = (page: Page) => page.getByRole('button', { name: words.actionsOf(label), exact: true });

const roomOf = async (page: Page): Promise<Table[]> =>
  ((await ask(page, 'get', `table/club/${clubId}`)) as { rows: Table[] }).rows;

const tableOf = async (page: Page, number: number): Promise<Table> => {
  const table = (await roomOf(page)).find((one) => one.number === number);
  if (!table) throw new Error(`There is no table ${number}.`);
  return table;
};

/** The tables are those of the demo in their order, with the two of this walk after them. */
async function haveTables(page: Page): Promise<void> {
  const left = (await roomOf(page)).filter(({ number }) => number > 10);
  for (const { tableId } of left) await ask(page, 'delete', `table/${tableId}?cancelBookings=true`);
  const tariffId = await timeAtTables(page);
  for (const { number } of [own, spare]) {
    await ask(page, 'post', 'table', { clubId, number, gameTypes: ['eightBall'], tariffId });
  }
}

/** What the club sells as time at its tables; the demo sells none there. */
async function timeAtTables(page: Page): Promise<number> {
  const sold = { clubId, type: 'time', name: 'An hour of the walk' };
  const { rows } = (await ask(page, 'get', `product?clubId=${clubId}`)) as {
    rows: { productId: number; name: string }[];
  };
  const known = rows.find(({ name }) => name === sold.name);
  if (known) return known.productId;
  const { id } = (await ask(page, 'post', 'product', sold)) as { id: number };
  const anytime = { weekdays: null, fromHalf: null, toHalf: null, firstDay: null, lastDay: null };
  await ask(page, 'put', `product/${id}/price/time`, {
    rows: [{ name: 'Base price', hourly: 100, ...anytime }],
  });
  return id;
}

/** Somebody has booked the table for an hour of the day after tomorrow. */
async function haveBooked(page: Page): Promise<void> {
  const { tableId } = await tableOf(page, own.number);
  const now = await page.evaluate(() => Date.now());
  const startsAt = new Date(Math.ceil(now / 3_600_000) * 3_600_000 + 48 * 3_600_000).toISOString();
  await ask(page, 'post', 'booking', { tableId, startsAt, slots: 2, kind: 'play', guestName: 'Rosa' });
}

/** Somebody else has changed the table meanwhile. */
async function changeMeanwhile(page: Page): Promise<void> {
  const { tableId, version } = await tableOf(page, own.number);
  const change = { tableId, clubId, make: 'Riley Aristocrat' };
  await ask(page, 'put', 'table', change, { 'if-match': version });
}

/** Another table is deleted, so that what is looked at stays, and is one of as many as before. */
const anotherInstead: Answer = async (route) => {
  const page = route.request().frame().page();
  await ask(page, 'post', 'table', { clubId, number: 58, gameTypes: ['eightBall'] });
  const { tableId } = await tableOf(page, 58);
  await asFor(`/api/table/${tableId}`)(route);
};

/** The order as it is, by places, in which the own table stands under its number of the model. */
const order = Array.from({ length: 12 }, (_, place) => (place === own.place ? named.tableId : 900 + place));

const model: typeof tableDeskModel = {
  ...tableDeskModel,
  cases: {
    lift: [{ table: named, order }],
    move: ({ order: now }) => [
      { to: (now as number[])[own.place] === named.tableId ? own.place - 1 : own.place },
    ],
    mark: [{ table: named }],
    remove: [{ table: named }],
  },
  controls: {
    ...tableDeskModel.controls,
    lift: { role: 'button', name: words.move(label), gesture: 'press' },
    drop: { role: 'button', name: words.drop(label), gesture: 'press' },
  },
  shows: {
    ...tableDeskModel.shows,
    confirmingDelete: { roles: [{ role: 'dialog', name: words.removeTitle(label) }] },
    booked: () => ({
      roles: [{ role: 'dialog', name: words.bookedTitle(label) }],
      texts: [words.bookedPurpose(words.booked(label, 1))],
    }),
    refused: (context) => ({
      roles: [{ role: 'dialog', name: words.refusedTitle(label) }],
      texts: [String(context['refusal'])],
    }),
  },
  invariants: {},
};

const menu = rowMenu(trigger);

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, 'club2@baulk.example');
    await haveTables(page);
    await page.goto('/club-table');
    await trigger(page).waitFor();
  },
  calls: {
    orderTables: {
      url: '**/api/table/order',
      outcomes: {
        ordered: goOn,
        // Somebody else has taken a table away meanwhile.
        'other tables': after(async (page) => {
          await ask(page, 'delete', `table/${(await tableOf(page, spare.number)).tableId}`);
        }),
      },
    },
    updateTable: {
      url: '**/api/table',
      method: 'PUT',
      outcomes: {
        // It stays in order, so that what is looked at is still called the same.
        marked: withBody({ isOutOfOrder: false }),
        booked: after(haveBooked),
        'someone was first': after(changeMeanwhile),
      },
    },
    deleteTable: {
      url: '**/api/table/*',
      method: 'DELETE',
      outcomes: {
        deleted: anotherInstead,
        booked: after(haveBooked),
        'someone was first': after(changeMeanwhile),
      },
    },
  },
  outside: {
    move: (page, { to }) =>
      page
        .getByRole('button', { name: words.drop(label) })
        .press(Number(to) < own.place ? 'ArrowUp' : 'ArrowDown'),
    'put.back': (page) => page.getByRole('button', { name: words.drop(label) }).press('Escape'),
    'tables.read': (page) => page.clock.runFor(10_000),
  },
  beneath: [
    { role: 'menuitem', name: words.markOut, ...menu },
    { role: 'menuitem', name: words.remove, ...menu },
  ],
});
