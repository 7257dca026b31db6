import type { Page } from '@playwright/test';
import { enteringWords as words } from '#domain/words/entering.ts';
import { enteringModel } from '#machines/tournaments/entering-model.ts';
import { enteredRow, openRow } from '#machines/tournaments/sample-tournaments.ts';
import { accountId } from '#server/demo/accounts.ts';
import { noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import { aboutAnother, act, enter, makeTournament, runner, tournamentsNamed } from './journey-world.ts';

const player = { userId: accountId('player'), email: 'player@baulk.example' };
/** One to be entered, one that the player has entered and can check in to, and one whose entries close in a moment. */
const open = { ...openRow, name: 'Foghorn Open' };
const entered = { ...enteredRow, name: 'Foghorn League' };
const closing = 'Foghorn Sprint';
const minute = 60_000;

const { shows, controls } = enteringModel;

const model: typeof enteringModel = {
  ...enteringModel,
  cases: {
    enter: [{ row: open }],
    withdraw: [{ row: entered }],
    'check.in': [{ row: entered }],
    'tournaments.read': [{ rows: [open, entered] }],
  },
  controls: {
    ...controls,
    enter: { role: 'button', name: words.stepOf.enter(open.name) },
    withdraw: { role: 'button', name: words.stepOf.withdraw(entered.name) },
    'check.in': { role: 'button', name: words.stepOf.checkIn(entered.name) },
  },
  shows: {
    ...shows,
    'flow.confirmingEntry': { roles: [{ role: 'dialog', name: words.enterTitle(open.name) }] },
    'flow.confirmingWithdrawal': { roles: [{ role: 'dialog', name: words.withdrawTitle(entered.name) }] },
  },
};

const later = (millis: number): string => new Date(Date.now() + millis).toISOString();

/** The check-in of a tournament that begins in three hours is open, and so are its entries. */
const begun = () => {
  const starts = later(180 * minute);
  return {
    timeZone: 'UTC',
    startDate: starts.slice(0, 10),
    endDate: later(36 * 60 * minute).slice(0, 10),
    startTime: `${starts.slice(11, 13)}:00`,
    entryClosesAt: later(110 * minute),
    checkInMinutes: 240,
  };
};

const aside = (page: Page): Promise<number> => makeTournament(page, { name: 'Gaslight Open' });
const asideClosed = (page: Page): Promise<number> =>
  makeTournament(page, { name: 'Gaslight Open' }, 'closed');

async function asideEntered(page: Page): Promise<number> {
  const id = await makeTournament(page, { name: 'Gaslight League', ...begun() });
  await enter(page, id, [player.userId]);
  return id;
}

/** The desk has taken the player out by then. */
async function asideLeft(page: Page): Promise<number> {
  const id = await asideEntered(page);
  await act(page, id, player.userId, 'withdraw');
  return id;
}

/** Entries of another one are over in two minutes, and nobody has entered it. */
async function haveClosing(page: Page, known: ReadonlyMap<string, number>): Promise<void> {
  const left = known.get(closing);
  if (left !== undefined) {
    await askAs(page, runner, 'put', `tournament/${left}/stage`, { stage: 'cancelled', reason: 'Too few.' });
  }
  await makeTournament(page, { name: closing, entryClosesAt: later(2 * minute) });
}

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { steps }) => {
    await beSignedIn(page, player.email);
    const known = await tournamentsNamed(page, 'Foghorn');
    if (!known.has(open.name)) await makeTournament(page, { name: open.name });
    if (!known.has(entered.name)) {
      const id = await makeTournament(page, { name: entered.name, ...begun() });
      await enter(page, id, [player.userId]);
    }
    if (steps.some((step) => step.event.type === 'deadline.passed')) await haveClosing(page, known);
    await page.goto('/addPlayer-tournament?rows=50');
    await page.getByRole('button', { name: words.stepOf.checkIn(entered.name) }).waitFor();
  },
  calls: {
    createEntry: {
      url: '**/api/tournament/*/entry',
      method: 'POST',
      outcomes: {
        'a place': aboutAnother(aside),
        closed: aboutAnother(asideClosed),
        unanswered: noAnswer,
      },
    },
    updateEntry: {
      url: '**/api/tournament/*/entry',
      method: 'PUT',
      outcomes: { done: aboutAnother(asideEntered), refused: aboutAnother(asideLeft) },
    },
  },
  outside: {
    'tournaments.read': (page) => page.clock.runFor(10_000),
    'deadline.passed': (page) => page.clock.fastForward(2 * minute),
  },
});
