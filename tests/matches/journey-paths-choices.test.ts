import type { Choices } from '#machines/matches/choices.ts';
import { matchChoicesModel } from '#machines/matches/choices-model.ts';
import { asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';

/** A club and a tournament of the demo, of which the one who walks is in neither. */
const club = { clubId: 14, name: 'Salón Montevideo' };
const tournament = { role: 'option', name: 'Copa de Verano' };

const model: typeof matchChoicesModel = {
  ...matchChoicesModel,
  outcomes: {
    ...matchChoicesModel.outcomes,
    listActiveClubs: matchChoicesModel.outcomes['listActiveClubs']?.map((outcome) =>
      outcome.name === 'one' ? { name: 'one', ok: true, output: { rows: [club] } } : outcome,
    ),
  },
  shows: {
    tournaments: { absent: [tournament] },
    clubs: (context) => {
      const found = { role: 'option', name: club.name };
      return (context as unknown as Choices).clubs.length > 0 ? { roles: [found] } : { absent: [found] };
    },
  },
};

proveInBrowser(model, {
  begin: (page) => beSignedIn(page, 'player@baulk.example'),
  open: async (page) => void (await page.goto('/match')),
  calls: {
    listTournaments: {
      url: '**/api/tournament?*',
      outcomes: { none: asFor('/api/tournament?limit=100&pageNumber=9'), unanswered: noAnswer },
    },
    listActiveClubs: {
      url: '**/api/club/listAllActiveClubs',
      outcomes: { one: goOn, unanswered: noAnswer },
    },
  },
});
