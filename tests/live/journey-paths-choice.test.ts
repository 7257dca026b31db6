import { liveWords } from '#domain/words/live.ts';
import { clubChoiceModel } from '#machines/live/club-choice-model.ts';
import { findClubs, type ClubChoiceContext } from '#machines/live/club-choice.ts';
import { asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';

const words = liveWords.choice;

/** Two clubs of the demo, which has more. */
const clubs = [
  { clubId: 2, name: 'Club Billares Obelisco' },
  { clubId: 16, name: 'Académie de Billard de Montréal' },
];

const linkTo = ({ name }: { name: string }) => ({ role: 'link', name });

const model: typeof clubChoiceModel = {
  ...clubChoiceModel,
  outcomes: {
    listActiveClubs: (clubChoiceModel.outcomes['listActiveClubs'] ?? []).map((outcome) =>
      outcome.name === 'two' ? { name: 'two', ok: true, output: { rows: clubs } } : outcome,
    ),
  },
  shows: {
    ...clubChoiceModel.shows,
    shown: (context) => {
      const { found } = findClubs(context as unknown as ClubChoiceContext);
      const left = clubs.filter((club) => !found.includes(club));
      return { roles: found.map(linkTo), absent: [words.none, ...left.map(linkTo)] };
    },
  },
};

proveInBrowser(model, {
  begin: async () => {},
  open: async (page) => void (await page.goto('/clubtable')),
  calls: {
    listActiveClubs: {
      url: '**/api/club/listAllActiveClubs',
      outcomes: {
        two: goOn,
        // Another list of the product in which nothing is found.
        none: asFor('/api/news?limit=1&search=nobody+writes+so'),
        unanswered: noAnswer,
      },
    },
  },
});
