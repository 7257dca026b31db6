import type { Page } from '@playwright/test';
import type { Licence, Licences } from '#api/licences.ts';
import { dayAt, millisecondsOf, yearFrom } from '#domain/licences/term.ts';
import { licenceDay, licenceName } from '#domain/licences/text.ts';
import { licenceWords as words } from '#domain/words/licences.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import { locksOf } from '#machines/licences/entry.ts';
import type { LicencesContext } from '#machines/licences/setup.ts';
import { licencesModel } from '#machines/licences/model.ts';
import { after, asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';

/** The club that is walked in, which has one licence in the demo, and one that has never had any. */
const clubId = 3;
const timeZone = 'America/Monterrey';
const clubWithNone = 23;
const zoneOfNone = 'America/Guyana';

const today = dayAt(Date.now(), timeZone);

const licence = (
  id: number,
  count: number,
  term: { start: string; end: string },
  status: 1 | 9,
): Licence => ({
  id,
  clubId,
  numberOfLicence: count,
  startDate: millisecondsOf(term.start),
  endDate: millisecondsOf(term.end),
  licenceStatusId: status,
  isRenewed: false,
  version: '1',
});

/** The licence of this walk is the first after those of the demo; the other one ends in the month to come. */
const active = licence(29, 12, yearFrom(today), 1);
const lastDay = Temporal.PlainDate.from(today).add({ days: 29 });
const lastTerm = { start: lastDay.subtract({ years: 1 }).toString(), end: lastDay.toString() };
const expiring = licence(7, 18, lastTerm, 9);

const answers: Record<string, Licences> = {
  two: { rows: [active, expiring], today: millisecondsOf(today), timeZone },
  none: { rows: [], today: millisecondsOf(dayAt(Date.now(), zoneOfNone)), timeZone: zoneOfNone },
};
const asInDemo = (outcome: Outcome): Outcome => {
  const output = answers[outcome.name];
  return output ? { name: outcome.name, ok: true, output } : outcome;
};

const rowsOf = async (page: Page): Promise<Licence[]> =>
  ((await ask(page, 'get', `licence/club/${clubId}`)) as Licences).rows;

/** Takes away what an earlier path has added and renewed. */
async function haveLicence(page: Page): Promise<void> {
  const rows = await rowsOf(page);
  const spare = rows.filter(({ id }) => id !== active.id && id !== expiring.id);
  for (const { id, version } of spare)
    await ask(page, 'delete', `licence/${id}`, {}, { 'if-match': version });
  if (rows.some(({ id }) => id === active.id)) return;
  const { numberOfLicence, startDate, endDate } = active;
  await ask(page, 'post', 'licence', { clubId, numberOfLicence, startDate, endDate });
}

/** Somebody else has saved the licences meanwhile. */
async function changeMeanwhile(page: Page): Promise<void> {
  for (const { id, numberOfLicence, startDate, endDate, version } of await rowsOf(page)) {
    const kept = { id, clubId, numberOfLicence, startDate, endDate };
    await ask(page, 'put', 'licence', kept, { 'if-match': version });
  }
}

const listed =
  (...meant: Licence[]) =>
  (context: unknown): { licence: Licence }[] =>
    (context as LicencesContext).rows?.length ? meant.map((one) => ({ licence: one })) : [];

const model: typeof licencesModel = {
  ...licencesModel,
  starts: [{ name: 'start', input: { clubId } }],
  cases: {
    ...licencesModel.cases,
    edit: listed(active, expiring),
    renew: listed(expiring, active),
    remove: listed(active),
    changed: (context) => {
      const { entry, licence: meant } = context as unknown as LicencesContext;
      if (locksOf(meant).count) return [{ field: 'count', value: '18' }];
      return [{ field: 'count', value: entry.count === '40' ? '' : '40' }];
    },
  },
  controls: { ...licencesModel.controls, 'deadline.passed': { kind: 'internal' } },
  outcomes: {
    ...licencesModel.outcomes,
    listLicences: licencesModel.outcomes['listLicences']?.map(asInDemo),
    // The session of a page that is not used ends before the midnight of a club comes.
    deadline: [],
  },
  shows: {
    ...licencesModel.shows,
    shown: (context) => ({
      texts:
        (context as unknown as LicencesContext).rows?.length === 0
          ? [words.empty]
          : [
              licenceName(active.id),
              licenceDay(yearFrom(today).start),
              licenceDay(yearFrom(today).end),
              'Active',
              'Expiring Soon',
            ],
      absent: [{ role: 'dialog' }],
    }),
  },
};

proveInBrowser(model, {
  among: 'the paths of the office',
  begin: async (page) => {
    await beSignedIn(page, 'owner@baulk.example');
    await haveLicence(page);
  },
  open: async (page) => void (await page.goto(`/add-club?clubId=${clubId}`)),
  calls: {
    listLicences: {
      url: '**/api/licence/club/*',
      outcomes: {
        two: goOn,
        none: asFor(`/api/licence/club/${clubWithNone}`),
        unanswered: noAnswer,
      },
    },
    createLicence: {
      url: '**/api/licence',
      method: 'POST',
      outcomes: { added: goOn, unanswered: noAnswer },
    },
    updateLicence: {
      url: '**/api/licence',
      method: 'PUT',
      outcomes: { changed: goOn, 'someone was first': after(changeMeanwhile), unanswered: noAnswer },
    },
    renewLicence: { url: '**/api/licence/*/renew', outcomes: { renewed: goOn, unanswered: noAnswer } },
    deleteLicence: {
      url: '**/api/licence/*',
      method: 'DELETE',
      outcomes: { deleted: goOn, 'someone was first': after(changeMeanwhile), unanswered: noAnswer },
    },
  },
  usesUp: ({ steps }) => steps.some((step) => step.kind === 'settle' && step.outcome.name === 'deleted'),
  untaken: ['licences.shown|deadline.passed|0'],
});
