import type { Page } from '@playwright/test';
import { dayAt } from '#domain/licences/term.ts';
import { clubWords as words } from '#domain/words/clubs.ts';
import { readAddress, writeAddress } from '#machines/clubs/address.ts';
import { clubDeskModel } from '#machines/clubs/desk-model.ts';
import { newClubOf } from '#machines/clubs/form-payload.ts';
import { filledForm } from '#machines/clubs/sample-club.ts';
import { goOn, noAnswer, offline, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { rowMenu } from '#tests/support/row-menu.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** Two clubs of the demo that one word finds. */
const on = { clubId: 11, name: 'Lone Star Cue Club', version: '1' };
const off = { clubId: 21, name: 'Canal Cue Club', version: '1' };
const word = 'cue';

const addressOf = (name: string): string => {
  const question = readAddress('');
  const filters = { ...question.filters, name, clubStatusId: null };
  return `/club-management?${writeAddress({ ...question, filters })}`;
};

/** A club that nobody belongs to, which goes instead of the one that is looked at. */
const spareInstead: Answer = async (route) => {
  const page = route.request().frame().page();
  const number = Date.now();
  const form = filledForm(dayAt(number, 'America/New_York'));
  const spare = { ...form, name: `Spare ${number}`, email: `spare-${number}@paths.example` };
  const { id } = (await ask(page, 'post', 'club', newClubOf(spare, '.'))) as { id: number };
  const { 'if-match': _version, ...headers } = route.request().headers();
  await route.continue({ url: new URL(`/api/club/${id}`, route.request().url()).href, headers });
};

/** Somebody else saves the club meanwhile, with nothing different but its version. */
const saveMeanwhile: Answer = async (route) => {
  const page = route.request().frame().page();
  const { club } = route.request().postDataJSON() as { club: { clubId: number } };
  const { city } = (await ask(page, 'get', `club/${club.clubId}`)) as { city: string };
  await ask(page, 'put', 'club', { club: { clubId: club.clubId, city } });
  await route.continue();
};

const model: typeof clubDeskModel = {
  ...clubDeskModel,
  cases: {
    switch: [
      { club: on, clubStatusId: 2 },
      { club: off, clubStatusId: 1 },
    ],
    remove: [{ club: on }],
  },
};

const trigger = (page: Page) => page.getByRole('button', { name: words.actionsOf(on.name), exact: true });

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page) => {
    await beSignedIn(page, 'owner@baulk.example');
    await ask(page, 'put', 'club', { club: { clubId: on.clubId, clubStatusId: 1 } });
    await ask(page, 'put', 'club', { club: { clubId: off.clubId, clubStatusId: 2 } });
    await page.goto(addressOf(word));
    await trigger(page).waitFor();
  },
  calls: {
    updateClub: {
      url: '**/api/club',
      method: 'PUT',
      outcomes: { switched: goOn, 'someone was first': saveMeanwhile, offline },
    },
    deleteClub: {
      url: '**/api/club/*',
      method: 'DELETE',
      outcomes: { deleted: spareInstead, 'in use': goOn, unanswered: noAnswer },
    },
  },
  beneath: [{ role: 'menuitem', name: words.remove, ...rowMenu(trigger) }],
});
