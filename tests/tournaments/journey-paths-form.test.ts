import type { Page } from '@playwright/test';
import { dayText } from '#domain/dates/typed-day.ts';
import type { TournamentTextField } from '#domain/tournaments/form.ts';
import { tournamentFormWords as words } from '#domain/words/tournament-form.ts';
import { tournamentFormModel } from '#machines/tournaments/form-model.ts';
import { draftTournament } from '#machines/tournaments/sample-tournaments.ts';
import { after, asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { fillDateTime } from '#tests/support/date-time.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { askAs, beSignedIn } from '#tests/support/signed-in.ts';
import {
  aboutAnother,
  changedBefore,
  makeTournament,
  pageOf,
  readTournament,
  runner,
} from './journey-world.ts';

const { settings } = draftTournament;
const existing = 'one that is there';

/** The draft of the path that is walked. */
let draft = 0;

/** Another organiser of the club has said something else of the tournament that a call is about. */
const changedInBody: Answer = async (route) => {
  const { tournamentId } = route.request().postDataJSON() as { tournamentId: number };
  const page = pageOf(route);
  const { settings: kept, version } = await readTournament(page, tournamentId);
  const change = { ...kept, tournamentId, description: `Told ${crypto.randomUUID()}` };
  await askAs(page, runner, 'put', 'tournament', change, { 'if-match': version });
  await route.continue();
};

/** The change is about another one, whose entries are over: its game can be changed no more. */
const ofLocked: Answer = async (route) => {
  const page = pageOf(route);
  const tournamentId = await makeTournament(page, { name: 'Gaslight Cup' }, 'closed');
  const { settings: kept, version } = await readTournament(page, tournamentId);
  await route.continue({
    headers: { ...route.request().headers(), 'if-match': version },
    postData: JSON.stringify({ ...kept, tournamentId, gameType: 'fifteenReds', tournamentFrame: 7 }),
  });
};

/** It is read as visitors read it, who run none. */
const unsigned: Answer = async (route) => {
  const id = await makeTournament(pageOf(route), { name: 'Gaslight Cup' });
  const { authorization: _token, cookie: _cookie, ...headers } = route.request().headers();
  await route.continue({ url: route.request().url().replace(/\d+$/, String(id)), headers });
};

/** Another organiser of the association, whose rights do not end where the tournament goes to another club. */
const publish = (page: Page): Promise<unknown> =>
  askAs(page, 'owner@baulk.example', 'put', `tournament/${draft}/stage`, { stage: 'open' });

/** A draft that could be published, but for its entries, which would have closed. */
const tooLate = (page: Page): Promise<number> =>
  makeTournament(
    page,
    { name: 'Gaslight Cup', entryClosesAt: new Date(Date.now() - 60_000).toISOString() },
    'draft',
  );

/** What a club offers stands in lists that nobody has opened. */
const unseen = async (): Promise<void> => {};

async function type(page: Page, field: TournamentTextField, value: string): Promise<void> {
  const label = words.fields[field as keyof typeof words.fields];
  if (field === 'entryClosesAt') return fillDateTime(page, label, value);
  const name = new RegExp(`^${label}`);
  const choice = page.getByRole('combobox', { name });
  if (field === 'gameType') {
    await choice.selectOption(value);
    return;
  }
  if (field === 'clubId') {
    // What a club runs can be run by another club, for which the model has the association.
    await choice.selectOption({ index: 1 });
    return;
  }
  await page.getByRole('textbox', { name, exact: true }).fill(dayText(value));
}

proveInBrowser(tournamentFormModel, {
  among: 'the paths of the office',
  begin: async (page, { start }) => {
    await beSignedIn(page, start.name === existing ? 'owner@baulk.example' : runner);
    await page.goto('/faq');
    if (start.name === existing) draft = await makeTournament(page, { ...settings, clubId: 1 }, 'draft');
  },
  open: async (page, { start }) => {
    await page.goto(start.name === existing ? `/create-tournament?id=${draft}` : '/create-tournament');
  },
  calls: {
    listActiveClubs: {
      url: '**/api/club/listAllActiveClubs',
      outcomes: { clubs: goOn, unanswered: noAnswer },
    },
    getTournament: {
      url: '**/api/tournament/*',
      method: 'GET',
      outcomes: {
        'a draft': goOn,
        published: after(publish),
        'of others': unsigned,
        gone: asFor('/api/tournament/999999'),
        unanswered: noAnswer,
      },
    },
    createTournament: {
      url: '**/api/tournament',
      method: 'POST',
      outcomes: { made: goOn, unanswered: noAnswer },
    },
    updateTournament: {
      url: '**/api/tournament',
      method: 'PUT',
      outcomes: { changed: goOn, 'someone was first': changedInBody, locked: ofLocked },
    },
    setTournamentStage: {
      url: '**/api/tournament/*/stage',
      outcomes: {
        published: goOn,
        'someone was first': changedBefore,
        'too late': aboutAnother(tooLate),
      },
    },
  },
  actors: { readClubOffers: { 'all of it': unseen, nothing: unseen } },
  outside: {
    changed: (page, { field, value }) => type(page, field as TournamentTextField, String(value)),
    'tie-breaks.changed': async (page) => {
      const { tieBreakChoice, tieBreaks } = words;
      await page.getByRole('button', { name: tieBreakChoice.remove(tieBreaks.framesWon) }).click();
    },
  },
});
