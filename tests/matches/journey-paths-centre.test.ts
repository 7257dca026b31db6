import { matchPagesWords } from '#domain/words/match-pages.ts';
import { matchCentreModel } from '#machines/matches/centre-model.ts';
import { asFor, fault, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';

const words = matchPagesWords.centre;

/** The live match of the demo that the model's own is drawn from. */
const address = '/match/29';

const model: typeof matchCentreModel = {
  ...matchCentreModel,
  // Visitors correct nothing: the journey of tournaments does.
  cases: { ...matchCentreModel.cases, 'match.changed': () => [] },
  controls: {
    ...matchCentreModel.controls,
    // Whoever walks is in New York.
    'clock.changed': { role: 'switch', name: words.showOwn('New York'), gesture: 'check' },
  },
};

proveInBrowser(model, {
  holdsTime: true,
  untaken: ['match-centre.shown|match.changed|0'],
  // It asks nothing of who one is.
  begin: () => Promise.resolve(),
  open: async (page) => {
    await page.goto(address);
    await page.getByText(words.loading).waitFor({ state: 'attached' });
  },
  calls: {
    getMatch: {
      url: '**/api/match/*',
      outcomes: {
        'a live match': goOn,
        unknown: asFor('/api/match/999999'),
        failed: fault,
        unanswered: noAnswer,
      },
    },
  },
  actors: { polling: { due: (page) => page.clock.runFor(10_000) } },
});
