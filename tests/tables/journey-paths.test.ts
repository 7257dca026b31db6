import type { Page, Route } from '@playwright/test';
import type { Table } from '#api/tables.ts';
import type { Step } from '#model-testing/path.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { tableFormModel } from '#machines/tables/form-model.ts';
import { accountId } from '#server/demo/accounts.ts';
import { goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** The club of who walks, which has the tables 1 to 12; the numbers of this walk's own table and of one it adds. */
const clubId = 1;
const own = 41;
const added = '57';
const other = 43;

/** What was typed in this tab before and not saved. */
const draft = {
  version: '1',
  at: new Date().toISOString(),
  form: { name: 'Final table' },
  over: { name: '' },
};
const hasDraft = (steps: readonly Step[]): boolean =>
  steps.some((step) => step.kind === 'settle' && step.outcome.name === 'a draft kept');

const pageOf = (route: Route): Page => route.request().frame().page();

const roomOf = async (page: Page): Promise<Table[]> =>
  ((await ask(page, 'get', `table/club/${clubId}`)) as { rows: Table[] }).rows;

const ownOf = async (page: Page): Promise<Table | undefined> =>
  (await roomOf(page)).find(({ number }) => number === own || number === other);

/** The club has a table of this walk alone, and none that an earlier one has added. */
async function haveOwnTable(page: Page): Promise<void> {
  const left = (await roomOf(page)).filter(({ number }) => [own, other, Number(added)].includes(number));
  for (const { tableId } of left) await ask(page, 'delete', `table/${tableId}`);
  await ask(page, 'post', 'table', { clubId, number: own, gameTypes: ['eightBall'] });
}

/** Somebody else has changed the table meanwhile. */
const changeMeanwhile: Answer = async (route) => {
  const page = pageOf(route);
  const table = await ownOf(page);
  const change = { tableId: table?.tableId, clubId, make: 'Riley Aristocrat' };
  await ask(page, 'put', 'table', change, { 'if-match': table?.version ?? '' });
  await route.continue();
};

/** Somebody else has given it another number, which its own walk finds again by its make. */
const renumbered: Answer = async (route) => {
  const page = pageOf(route);
  const table = await ownOf(page);
  const change = { tableId: table?.tableId, clubId, number: other };
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
  if (!('output' in outcome) || !outcome.name.startsWith('with ')) return outcome;
  const { rows } = outcome.output as { rows: Table[] };
  return {
    ...outcome,
    output: {
      rows: rows.map((row) => ({ ...row, number: { 1: own, 9: other }[row.number] ?? row.number })),
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
  begin: async (page, { start, steps }) => {
    await beSignedIn(page, 'club@baulk.example');
    await haveOwnTable(page);
    if (!hasDraft(steps)) return;
    const form =
      start.name === 'a new table' ? `new-table-${clubId}` : `table-${(await ownOf(page))?.tableId}`;
    // Only a page of the product has its storage.
    await page.goto('/faq');
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      `baulk.draft.${accountId('club')}.${form}`,
      JSON.stringify(draft),
    ] as const);
  },
  open: async (page, { start }) => {
    const table = start.name === 'a new table' ? null : await ownOf(page);
    await page.goto(`/add-table?clubId=${clubId}${table ? `&tableId=${table.tableId}` : ''}`);
  },
  calls: {
    listProducts: {
      url: '**/api/product?*',
      method: 'GET',
      outcomes: { one: goOn, unanswered: noAnswer },
    },
    listTables: {
      url: `**/api/table/club/${clubId}`,
      outcomes: {
        'with it': goOn,
        'with another number': renumbered,
        'without it': gone,
        unanswered: noAnswer,
      },
    },
    createTable: {
      url: '**/api/table',
      method: 'POST',
      outcomes: { unanswered: noAnswer, added: goOn, 'number taken': withBody({ number: 2 }) },
    },
    updateTable: {
      url: '**/api/table',
      method: 'PUT',
      outcomes: {
        unanswered: noAnswer,
        changed: goOn,
        'someone was first': changeMeanwhile,
        'number taken': withBody({ number: 2 }),
      },
    },
  },
  atOnce: ({ steps }) => ({ recallDraft: hasDraft(steps) ? 'a draft kept' : 'nothing kept' }),
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: ['table-form.recalling|xstate.error.actor.0.table-form.recalling|0'],
  outside: {
    'games.changed': async (page) => {
      await page.getByRole('combobox', { name: 'Games' }).fill('billiards');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.keyboard.press('Tab');
    },
  },
});
