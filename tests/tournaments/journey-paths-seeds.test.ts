import { silentProblem } from '#api/problem.ts';
import { seedsWords as words } from '#domain/words/seeds.ts';
import type { EntryRow } from '#machines/tournaments/entries-list.ts';
import { placedEntry, presentEntry, sampleCounts } from '#machines/tournaments/sample-entries.ts';
import { seedsModel } from '#machines/tournaments/seeds-model.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import { changedBefore, makeField, pageOf, players, runner } from './journey-world.ts';

const first = { ...placedEntry, ...players.owen, seed: 1 };
const second = { ...presentEntry, ...players.sofia, seed: 2 };
const rows: EntryRow[] = [first, second];

const read = (all: EntryRow[]) => ({
  rows: all,
  total: all.length,
  version: '1',
  besides: sampleCounts,
});

const { cases, controls, shows, outcomes } = seedsModel;

/** Somebody else does something about the field before it is read. */
const meanwhile =
  (path: string, body: object): Answer =>
  async (route) => {
    await askAs(pageOf(route), runner, 'put', `tournament/${id}/${path}`, body);
    await route.continue();
  };

const model: typeof seedsModel = {
  ...seedsModel,
  cases: {
    ...cases,
    seed: ({ order }) => ((order as number[]).includes(second.userId) ? [] : [{ userId: second.userId }]),
    remove: ({ order }) => ((order as number[]).includes(second.userId) ? [{ userId: second.userId }] : []),
    lift: [{ userId: first.userId }],
    move: ({ order }) => [{ to: (order as number[])[0] === first.userId ? 1 : 0 }],
  },
  outcomes: {
    ...outcomes,
    listEntries: [
      { name: 'two seeds', ok: true, output: read(rows) },
      {
        name: 'the other way round',
        ok: true,
        output: read([
          { ...first, seed: 2 },
          { ...second, seed: 1 },
        ]),
      },
      { name: 'one has left', ok: true, output: read([first]) },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  controls: {
    ...controls,
    remove: { role: 'button', name: words.remove(second.name) },
    lift: { role: 'button', name: words.move(first.name), gesture: 'press' },
    drop: { role: 'button', name: words.drop(first.name), gesture: 'press' },
  },
  shows: {
    ...shows,
    editing: ({ order, refusal }) => ({
      texts: [
        (order as number[]).length === 0 ? words.none : first.name,
        ...(refusal === null ? [] : [String(refusal)]),
      ],
    }),
  },
};

let id = 0;

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, runner);
    const field = [first.userId, second.userId, players.paulo.userId];
    id = await makeField(page, { name: 'Sandbar Cup', players: field });
    await askAs(page, runner, 'put', `tournament/${id}/seeds`, { userIds: [first.userId, second.userId] });
  },
  open: async (page) => void (await page.goto(`/tournament?id=${id}&view=draw`)),
  calls: {
    listEntries: {
      url: '**/api/tournament/*/entry?*',
      outcomes: {
        'two seeds': goOn,
        'the other way round': meanwhile('seeds', { userIds: [second.userId, first.userId] }),
        'one has left': meanwhile('entry', { userId: second.userId, act: 'withdraw' }),
        unanswered: noAnswer,
      },
    },
    setSeeds: {
      url: '**/api/tournament/*/seeds',
      outcomes: { saved: goOn, 'someone was first': changedBefore, unanswered: noAnswer },
    },
  },
  outside: {
    seed: async (page) => {
      await page.getByRole('combobox', { name: words.add }).fill(second.name);
      await page.getByRole('option', { name: second.name }).click();
    },
    move: (page, { to }) =>
      page.getByRole('button', { name: words.drop(first.name) }).press(to === 0 ? 'ArrowUp' : 'ArrowDown'),
    'put.back': (page) => page.getByRole('button', { name: words.drop(first.name) }).press('Escape'),
  },
});
