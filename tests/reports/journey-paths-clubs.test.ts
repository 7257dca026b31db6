import { reportWords as words } from '#domain/words/reports.ts';
import { reportClubsModel } from '#machines/reports/clubs-model.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

/** A club of the demo. */
const club = { clubId: 14, name: 'Salón Montevideo' };
const every = { role: 'option', name: words.anyClub };
const found = { role: 'option', name: club.name };

const model: typeof reportClubsModel = {
  ...reportClubsModel,
  outcomes: {
    listActiveClubs: (reportClubsModel.outcomes['listActiveClubs'] ?? []).map((outcome) =>
      outcome.name === 'one' ? { name: 'one', ok: true, output: { rows: [club] } } : outcome,
    ),
  },
  shows: {
    reading: { roles: [every], absent: [found] },
    over: ({ clubs }) =>
      (clubs as readonly unknown[]).length > 0
        ? { roles: [every, found] }
        : { roles: [every], absent: [found] },
  },
};

proveInBrowser(model, {
  begin: (page) => beSignedIn(page, 'owner@baulk.example'),
  open: async (page) => void (await page.goto('/reports')),
  calls: {
    listActiveClubs: {
      url: '**/api/club/listAllActiveClubs',
      outcomes: { one: goOn, unanswered: noAnswer },
    },
  },
});
