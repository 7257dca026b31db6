import { statisticsWords as words } from '#domain/words/statistics.ts';
import type { StatisticsQuery } from '#api/statistics.ts';
import { statisticsModel } from '#machines/statistics/model.ts';
import { asFor, fault, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';

/** A game that the player of the demo has never played, and an address that asks for none that there is. */
const unplayed = asFor('/api/statistics?gameType=threeCushion');
const unknown = asFor('/api/statistics?gameType=quidditch');

proveInBrowser(statisticsModel, {
  holdsTime: true,
  begin: (page) => beSignedIn(page, 'player@baulk.example'),
  open: async (page) => {
    await page.goto('/statistics');
    await page.getByRole('heading', { name: words.title, exact: true }).waitFor();
  },
  calls: {
    read: {
      url: '**/api/statistics*',
      outcomes: {
        figures: goOn,
        'nothing played': unplayed,
        'not understood': unknown,
        failed: fault,
        unanswered: noAnswer,
      },
    },
  },
  actors: { polling: { due: (page) => page.clock.runFor(10_000) } },
  outside: {
    'question.changed': (page, { question }) => {
      const { gameType } = question as StatisticsQuery;
      return goWithin(page, gameType ? `/statistics?game=${gameType}` : '/statistics');
    },
  },
});
