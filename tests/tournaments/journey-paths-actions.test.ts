import type { Page } from '@playwright/test';
import { tournamentOfficeWords as words } from '#domain/words/tournament-office.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { tournamentActionsModel } from '#machines/tournaments/actions-model.ts';
import { closedRow, draftRow, openRow } from '#machines/tournaments/sample-tournaments.ts';
import { noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { rowMenu } from '#tests/support/row-menu.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import { aboutAnother, changedBefore, makeTournament, runner, tournamentsNamed } from './journey-world.ts';

/** What the list is narrowed to: one tournament of each stage that the model looks at. */
const search = 'Lamplight';
const draft = { ...draftRow, name: 'Lamplight Cup' };
const open = { ...openRow, name: 'Lamplight Open' };
const closed = { ...closedRow, name: 'Lamplight League' };

const { shows, controls } = tournamentActionsModel;

const model: typeof tournamentActionsModel = {
  ...tournamentActionsModel,
  cases: {
    ...tournamentActionsModel.cases,
    publish: [{ row: draft }],
    close: [{ row: open }],
    reopen: [{ row: closed }],
    cancel: [{ row: open }],
    delete: [{ row: draft }],
  },
  controls: {
    ...controls,
    publish: { role: 'button', name: words.next.publish(draft.name) },
    close: { role: 'button', name: words.next.close(open.name) },
  },
  shows: {
    ...shows,
    confirmingCancel: ({ reason }) => ({
      roles: [
        { role: 'dialog', name: words.cancelTitle(open.name) },
        { role: 'textbox', name: words.reason, value: String(reason) },
      ],
    }),
    confirmingDelete: { roles: [{ role: 'dialog', name: words.deleteTitle(draft.name) }] },
  },
};

/** Another one, which the list does not show: whole, so that it can be published. */
const aside = (page: Page): Promise<number> => makeTournament(page, { name: 'Gaslight Cup' }, 'draft');
/** One that says nothing yet of days and length. */
const bare = (page: Page): Promise<number> =>
  makeTournament(
    page,
    { name: 'Gaslight Cup', gameType: 'fifteenReds', startDate: null, endDate: null, entryClosesAt: null },
    'draft',
  );
const toOpen = () => ({ stage: 'open' });

const menuOf = (name: string) =>
  rowMenu((page) => page.getByRole('button', { name: words.actionsOf(name), exact: true }));

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, runner);
    const known = await tournamentsNamed(page, search);
    const stages = [
      [draft, 'draft'],
      [open, 'open'],
      [closed, 'closed'],
    ] as const;
    for (const [{ name }, stage] of stages) {
      if (!known.has(name)) await makeTournament(page, { name }, stage);
    }
    await page.goto(`/tournament?search=${search}`);
    await page.getByRole('button', { name: words.actionsOf(closed.name), exact: true }).waitFor();
  },
  calls: {
    setTournamentStage: {
      url: '**/api/tournament/*/stage',
      outcomes: {
        moved: aboutAnother(aside, toOpen),
        'not whole': aboutAnother(bare, toOpen),
        'someone was first': changedBefore,
        unanswered: noAnswer,
      },
    },
    deleteTournament: {
      url: '**/api/tournament/*',
      method: 'DELETE',
      outcomes: { deleted: aboutAnother(aside), 'someone was first': changedBefore },
    },
  },
  beneath: [
    { role: 'menuitem', name: tournamentWords.moves.reopen, ...menuOf(closed.name) },
    { role: 'menuitem', name: tournamentWords.moves.cancel, ...menuOf(open.name) },
    { role: 'menuitem', name: tournamentWords.moves.delete, ...menuOf(draft.name) },
  ],
});
