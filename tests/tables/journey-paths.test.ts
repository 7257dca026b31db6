import type { Page, Route } from '@playwright/test';
import type { Table } from '#api/tables.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { tableFormModel } from '#machines/tables/form-model.ts';
import { goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** The club of who walks, which has the tables 1 to 12; the numbers of this walk's own table and of one it adds. */
const clubId = 1;
const own = 41;
const added = '57';

const pageOf = (route: Route): Page => route.request().frame().page();

const roomOf = async (page: Page): Promise<Table[]> =>
  ((await ask(page, 'get', `table/club/${clubId}`)) as { rows: Table[] }).rows;

const ownOf = async (page: Page): Promise<Table | undefined> =>
  (await roomOf(page)).find(({ number }) => number === own);

/** The club has a table of this walk alone, and none that an earlier one has added. */
async function haveOwnTable(page: Page): Promise<void> {
  const left = (await roomOf(page)).filter(({ number }) => number === own || number === Number(added));
  for (const { tableId } of left) await ask(page, 'delete', `table/${tableId}`);
  await ask(page, 'post', 'table', { clubId, number: own, gameTypes: ['eightBall'] });
}

/** Somebody else has changed the table meanwhile. */
const outrun: Answer = async (route) => {
  const page = pageOf(route);
  const table = await ownOf(page);
  const change = { tableId: table?.tableId, clubId, make: 'Riley Aristocrat' };
  await ask(page, 'put', 'table', change, { 'if-match': table?.version ?? '' });
  await route.continue();
};

/** Somebody else has deleted it. */
const gone: Answer = async (route) => {
  const page = pageOf(route);
  const table = await ownOf(page);
  if (table) await ask(page, 'delete', `table/${table.tableId}`);
  await route.continue();
};

const numbered = (outcome: Outcome): Outcome => {
  if (!('output' in outcome) || !outcome.name.startsWith('with it')) return outcome;
  const { rows } = outcome.output as { rows: Table[] };
  return {
    ...outcome,
    output: {
      rows: rows.map((row) => (row.number === 1 ? { ...row, number: own } : row)),
      total: rows.length,
    },
  };
};

const model: typeof tableFormModel = {
  ...tableFormModel,
  cases: {
    ...tableFormModel.cases,
    changed: ({ form }) => [
      { field: 'number', value: (form as { number: string }).number === added ? '' : added },
    ],
  },
  outcomes: {
    ...tableFormModel.outcomes,
    listTables: tableFormModel.outcomes['listTables']?.map(numbered),
  },
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, 'club@baulk.example');
    await haveOwnTable(page);
  },
  open: async (page, { start }) => {
    const table = start.name === 'a new table' ? null : await ownOf(page);
    await page.goto(`/add-table?clubId=${clubId}${table ? `&tableId=${table.tableId}` : ''}`);
  },
  calls: {
    listTables: {
      url: `**/api/table/club/${clubId}`,
      outcomes: { 'with it': goOn, 'without it': gone, unanswered: noAnswer },
    },
    createTable: {
      url: '**/api/table',
      method: 'POST',
      outcomes: { added: goOn, 'number taken': withBody({ number: 2 }) },
    },
    updateTable: {
      url: '**/api/table',
      method: 'PUT',
      outcomes: { changed: goOn, 'someone was first': outrun, 'number taken': withBody({ number: 2 }) },
    },
  },
  outside: {
    'games.changed': async (page) => {
      await page.getByRole('combobox', { name: 'Games' }).fill('billiards');
      await page.getByRole('option').first().click();
      await page.keyboard.press('Tab');
    },
  },
});
