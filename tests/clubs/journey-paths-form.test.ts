import type { Page } from '@playwright/test';
import type { Club } from '#api/clubs.ts';
import { blankClubForm } from '#domain/clubs/form.ts';
import { defaultZone } from '#domain/clubs/zone.ts';
import { dayAt } from '#domain/licences/term.ts';
import type { PictureChange } from '#domain/images/change.ts';
import { clubWords } from '#domain/words/clubs.ts';
import { errorWords } from '#domain/words/errors.ts';
import { imageWords } from '#domain/words/images.ts';
import { problemWords } from '#domain/words/problems.ts';
import type { Step } from '#model-testing/path.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { clubFormModel } from '#machines/clubs/form-model.ts';
import { changeOf, formOf } from '#machines/clubs/form-payload.ts';
import { filledForm, sampleClub } from '#machines/clubs/sample-club.ts';
import { accountId } from '#server/demo/accounts.ts';
import { clubLines } from '#server/demo/club-list.ts';
import { problemBody } from '#server/http/problem.ts';
import { png } from '#tests/images/pictures.ts';
import { after, changedBody, goOn, noAnswer, offline, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn, goWithin, isTakenOver } from '#tests/support/signed-in.ts';
import { addChannel } from './add-channel.ts';

/** The club that is changed, which no other walk of this product looks at. */
const clubId = 15;
const clubName = clubLines[clubId - 1]?.name ?? '';
// As the page has it: the licence of a new club begins on the day it is added.
const today = dayAt(Date.now(), defaultZone('US'));
const at = new Date().toISOString();
/** What somebody had typed in this tab before, by the name of its outcome. */
const drafts: Readonly<Record<string, object>> = {
  'a whole draft kept': { version: '', at, form: filledForm(today), over: {} },
  'a second number kept': { version: '', at, form: { mobile: '5045550123' }, over: { mobile: '' } },
};

const keptIn = (steps: readonly Step[]): string => {
  const names = steps.flatMap((step) => (step.kind === 'settle' ? [step.outcome.name] : []));
  return names.find((name) => name in drafts) ?? 'nothing kept';
};

const existing = 'a club that is there';

/** The club has all that its form asks for, as the sample has it; each time it is another version. */
async function haveClub(page: Page, more: Partial<Club> = {}): Promise<void> {
  const { user } = (await ask(page, 'get', `club/${clubId}`)) as Club;
  const form = formOf({ ...sampleClub, ...more }, blankClubForm(today));
  await ask(page, 'put', 'club', changeOf(form, { clubId, userId: user?.userId ?? null }, '.'));
}

/** What somebody else has saved of the club, by the name of the outcome. */
const elsewhere = (name: string): Answer => {
  const { output } = (clubFormModel.outcomes['getClub'] ?? []).find((one) => one.name === name) as {
    output: Club;
  };
  return after((page) => haveClub(page, output));
};

/** The new club is to be answered for by somebody who answers for another one. */
const takenAddress: Answer = (route) => {
  const { user, club } = route.request().postDataJSON() as { user: object; club: object };
  const changes = {
    user: { ...user, email: 'club@baulk.example' },
    club: { ...club, name: 'Metairie Cue Club' },
  };
  return route.continue({ postData: changedBody(route, changes) });
};

/** The new club is to have the name of another one of its country. */
const takenName: Answer = (route) => {
  const { club } = route.request().postDataJSON() as { club: object };
  const { name } = clubLines.find(({ countryId }) => countryId === 'US') ?? { name: '' };
  return route.continue({ postData: changedBody(route, { club: { ...club, name: name.toUpperCase() } }) });
};

async function chooseLogo(page: Page): Promise<void> {
  const chosen = { name: 'crest.png', mimeType: 'image/png', buffer: await png() };
  await page.locator('input[type=file]').setInputFiles(chosen);
  await page.getByText(imageWords.uploading('crest.png')).waitFor();
}

/** What arrives of the picture is none. */
const broken: Answer = (route) => route.continue({ postData: 'no picture' });

const asHere = (outcome: Outcome): Outcome =>
  'output' in outcome ? { ...outcome, output: { message: clubWords.changed(clubName) } } : outcome;

const model: typeof clubFormModel = {
  ...clubFormModel,
  starts: [
    { name: 'a new club', input: { clubId: null, typedBy: accountId('owner'), today } },
    { name: existing, input: { clubId, typedBy: accountId('owner'), today } },
  ],
  outcomes: {
    ...clubFormModel.outcomes,
    updateClub: clubFormModel.outcomes['updateClub']?.map(asHere),
    recallDraft: clubFormModel.outcomes['recallDraft']?.map((outcome) =>
      outcome.name in drafts ? { ...outcome, ok: true, output: drafts[outcome.name] } : outcome,
    ),
  },
  shows: {
    ...clubFormModel.shows,
    // A logo that was refused is told in its own field meanwhile.
    'editing.clear': { absent: [problemWords.email_taken, problemWords.name_taken, errorWords.offline] },
  },
};

/** The server refuses what the form has let pass. */
const refusedAtField: Answer = (route) =>
  route.fulfill({
    status: 400,
    json: problemBody('contact_number_missing', { contactNumber: problemWords.contact_number_missing }),
  });

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: async (page, { start, steps }) => {
    await beSignedIn(page, 'owner@baulk.example');
    if (start.name === existing) await haveClub(page);
    // Whoever leaves the form comes back to where nothing of it stands.
    await page.goto('/faq');
    await isTakenOver(page, 'Super Admin');
    const draft = drafts[keptIn(steps)];
    if (draft === undefined) return;
    const form = start.name === existing ? `club-${clubId}` : 'new-club';
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      `baulk.draft.${accountId('owner')}.${form}`,
      JSON.stringify(draft),
    ] as const);
  },
  open: (page, { start }) =>
    goWithin(page, start.name === existing ? `/add-club?clubId=${clubId}` : '/add-club'),
  calls: {
    getClub: {
      url: `**/api/club/${clubId}`,
      method: 'GET',
      outcomes: {
        read: elsewhere('read'),
        'changed elsewhere': elsewhere('changed elsewhere'),
        'with another owner': elsewhere('with another owner'),
        unanswered: noAnswer,
      },
    },
    createClub: {
      url: '**/api/club',
      method: 'POST',
      outcomes: { added: goOn, 'address taken': takenAddress, 'name taken': takenName, offline },
    },
    updateClub: {
      url: '**/api/club',
      method: 'PUT',
      outcomes: {
        changed: goOn,
        'someone was first': after((page) => haveClub(page)),
        'refused at a field': refusedAtField,
        offline,
      },
    },
    uploadImage: { url: '**/api/upload' },
  },
  atOnce: ({ steps }) => ({ recallDraft: keptIn(steps) }),
  leaveOut: (step) =>
    step.kind === 'settle' && step.outcome.name === 'unreadable'
      ? 'where storage is forbidden, the memory of the page takes its place: a draft can always be read'
      : null,
  untaken: ['club-form.recalling|xstate.error.actor.0.club-form.recalling|0'],
  outside: {
    'channels.changed': (page) => addChannel(page, 'TableOne'),
    'logo.changed': async (page, { logo }, { step, letGo }) => {
      const { state } = logo as PictureChange;
      if (state === 'pending') return chooseLogo(page);
      if (state === 'given') return letGo('uploadImage', goOn);
      // Behind a dialog it is out of reach, but its way may end.
      if (step.from.matches('leaving')) return letGo('uploadImage', broken);
      await page.getByRole('button', { name: imageWords.cancel }).click();
    },
    hold: (page) => page.getByRole('alert').filter({ hasText: /./ }).first().hover(),
    release: (page) => page.mouse.move(2, 2),
  },
});
