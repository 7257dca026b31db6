import type { Page } from '@playwright/test';
import type { Category } from '#api/rankings.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import type { Step } from '#model-testing/path.ts';
import { rankingRecordModel } from '#machines/rankings/record-model.ts';
import { accountId } from '#server/demo/accounts.ts';
import { after, goOn, noAnswer, proveInBrowser, withBody } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn, goWithin, isTakenOver } from '#tests/support/signed-in.ts';
import { makeTournament, pageOf, runner, tournamentsNamed } from '#tests/tournaments/journey-world.ts';

const clubId = 1;
const [fresh, existing] = ['a new category', 'a category that is there'];
const own = { name: 'Juniors', minAge: null, maxAge: 18, memberIds: [] };
/** Names that the paths give, and one that is taken. */
const given = new Set(['Juniors', 'Youth', 'Seniors', 'Under 18']);
const taken = 'Veterans of the pier';
const bound = 'Players of the pier';

const draftOver = (name: string, version: string) => ({
  version,
  at: '2026-11-20T14:02:00.000Z',
  form: { name: 'Under 18' },
  over: { name },
});
const drafts: Readonly<Record<string, object>> = {
  [fresh]: draftOver('', ''),
  [existing]: draftOver('Juniors', '1'),
};
const keptIn = (steps: readonly Step[]): string =>
  steps.some((step) => step.kind === 'settle' && step.outcome.name === 'a draft kept')
    ? 'a draft kept'
    : 'nothing kept';

const { outcomes, starts } = rankingRecordModel;
const only = (src: string, names: readonly string[]): Outcome[] =>
  (outcomes[src] ?? []).filter(({ name }) => names.includes(name));
const recallOf = (start: string): Outcome[] =>
  (outcomes['recallDraft'] ?? []).map((outcome) =>
    outcome.name === 'a draft kept' ? { ...outcome, ok: true, output: drafts[start] } : outcome,
  );

const model: typeof rankingRecordModel = {
  ...rankingRecordModel,
  // A new one has choices alone; one that is there has what somebody has saved.
  starts: starts.map((start) => ({
    ...start,
    outcomes: {
      readRankingRecord: only(
        'readRankingRecord',
        start.name === fresh
          ? ['nothing yet', 'unanswered']
          : ['as it was', 'with other ages', 'with another name', 'unanswered'],
      ),
      recallDraft: recallOf(start.name),
    },
  })),
};

const categoriesOf = async (page: Page): Promise<Category[]> =>
  ((await ask(page, 'get', `category/club/${clubId}`)) as { rows: Category[] }).rows;

const ownOf = async (page: Page): Promise<Category | undefined> =>
  (await categoriesOf(page)).find(({ name }) => given.has(name));

/** The club has the category of this walk as it was made, and none that an earlier path has left. */
async function haveCategories(page: Page): Promise<void> {
  const rows = await categoriesOf(page);
  for (const { categoryId } of rows.filter(({ name }) => given.has(name))) {
    await ask(page, 'delete', `category/${categoryId}`);
  }
  await ask(page, 'post', 'category', { clubId, ...own });
  const known = new Set(rows.map(({ name }) => name));
  for (const name of [taken, bound]) {
    if (!known.has(name)) await ask(page, 'post', 'category', { clubId, ...own, name });
  }
}

async function save(page: Page, more: Partial<typeof own> | { minAge: number } = {}): Promise<void> {
  const now = await ownOf(page);
  const change = { categoryId: now?.categoryId, ...own, ...more };
  await ask(page, 'put', 'category', change, { 'if-match': now?.version ?? '' });
}

/** Somebody has saved the category so by then; where it is so already, nobody has. */
const elsewhere = (more: Partial<typeof own> | { minAge: number }): Answer =>
  after(async (page) => {
    const [now, then] = [await ownOf(page), { ...own, ...more }];
    if (now && (now.name !== then.name || now.minAge !== then.minAge)) await save(page, more);
  });

/** Somebody has saved the category as it is, which is another version. */
const changedMeanwhile = after(async (page) => {
  const now = await ownOf(page);
  await save(page, { name: now?.name ?? own.name });
});

/** The call is about a category that a tournament is for. */
const aboutBound: Answer = async (route) => {
  const page = pageOf(route);
  const category = (await categoriesOf(page)).find(({ name }) => name === bound);
  const name = 'Pier Cup';
  if (!(await tournamentsNamed(page, name)).has(name)) {
    await makeTournament(page, { name, categoryId: category?.categoryId }, 'draft');
  }
  await route.continue({
    url: route.request().url().replace(/\d+$/, String(category?.categoryId)),
    headers: { ...route.request().headers(), 'if-match': category?.version ?? '' },
  });
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start, steps }) => {
    await beSignedIn(page, runner);
    await haveCategories(page);
    // Whoever leaves the form comes back to where nothing of it stands.
    await page.goto('/faq');
    await isTakenOver(page, 'Club Super Admin');
    if (keptIn(steps) === 'nothing kept') return;
    const id = start.name === fresh ? 'new' : (await ownOf(page))?.categoryId;
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      `baulk.draft.${accountId('club')}.category-${clubId}-${id}`,
      JSON.stringify(drafts[start.name]),
    ] as const);
  },
  open: async (page, { start }) => {
    const id = start.name === fresh ? 'new' : (await ownOf(page))?.categoryId;
    await goWithin(page, `/manage-category?clubId=${clubId}&category=${id}`);
  },
  calls: {
    readRankingRecord: {
      url: '**/api/player?*',
      outcomes: {
        'nothing yet': goOn,
        'as it was': elsewhere({}),
        'with other ages': elsewhere({ minAge: 10 }),
        'with another name': elsewhere({ name: 'Youth' }),
        unanswered: noAnswer,
      },
    },
    createRankingRecord: {
      url: '**/api/category',
      method: 'POST',
      outcomes: { added: goOn, 'name taken': withBody({ name: taken }), unanswered: noAnswer },
    },
    updateRankingRecord: {
      url: '**/api/category',
      method: 'PUT',
      outcomes: {
        changed: goOn,
        'someone was first': changedMeanwhile,
        'name taken': withBody({ name: taken }),
        unanswered: noAnswer,
      },
    },
    deleteRankingRecord: {
      url: '**/api/category/*',
      method: 'DELETE',
      outcomes: { deleted: goOn, 'in use': aboutBound },
    },
  },
  atOnce: ({ steps }) => ({ recallDraft: keptIn(steps) }),
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: [
    'ranking-record.recalling|xstate.error.actor.0.ranking-record.recalling|0',
    // The server refuses a category that is not there; a reading of one is never empty.
    'ranking-record.loading|xstate.done.actor.0.ranking-record.loading|1',
    'ranking-record.comparing|xstate.done.actor.0.ranking-record.comparing|2',
  ],
  outside: {
    changed: async (page, event) => {
      const { name } = event['change'] as { name: string };
      await page.getByRole('textbox', { name: words.form.fields.name }).fill(name);
    },
  },
});
