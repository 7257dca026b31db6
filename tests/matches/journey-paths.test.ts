import { matchPagesWords as words } from '#domain/words/match-pages.ts';
import { firstQuestion, writeAddress, type MatchQuestion } from '#machines/matches/address.ts';
import { matchListModel } from '#machines/matches/list-model.ts';
import { asFor, fault, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn, goWithin } from '#tests/support/signed-in.ts';

/** What is over, of which the one who walks has several pages too, as has the first club. */
const over: MatchQuestion = { ...firstQuestion, filters: { ...firstQuestion.filters, status: 6 } };
const ownClub = 1;

const otherPage = (question: MatchQuestion) => ({ ...question, page: question.page === 1 ? 2 : 1 });
const otherClub = ({ filters, ...question }: MatchQuestion) => ({
  ...question,
  filters: { ...filters, clubId: filters.clubId === null ? ownClub : null },
});

/** More than a page of the demo's matches fit each question. */
const pages = { role: 'button', name: words.paging.next };

const model: typeof matchListModel = {
  ...matchListModel,
  starts: [{ name: 'what is over', input: { question: over } }],
  cases: {
    ...matchListModel.cases,
    'address.changed': ({ question }) => [
      { question: otherPage(question as MatchQuestion) },
      { question: otherClub(question as MatchQuestion) },
    ],
  },
  shows: {
    ...matchListModel.shows,
    'listing.answered.rows.shown': { roles: [pages], absent: [words.emptyText] },
    'listing.answered.rows.empty': { texts: [words.empty[6]], absent: [pages] },
  },
};

proveInBrowser(model, {
  begin: (page) => beSignedIn(page, 'player@baulk.example'),
  open: async (page) => void (await page.goto(writeAddress(over))),
  calls: {
    readPage: {
      url: '**/api/match?*',
      outcomes: {
        'a page': goOn,
        nothing: asFor('/api/match?status=6&tournamentId=999999&limit=10&pageNumber=1'),
        failed: fault,
        unanswered: noAnswer,
      },
    },
  },
  actors: { polling: { due: (page) => page.clock.runFor(10_000) } },
  outside: {
    // A page that loads looks the same before and after: its new call tells.
    'address.changed': async (page, { question }) => {
      const asked = page.waitForRequest('**/api/match?*');
      await goWithin(page, writeAddress(question as MatchQuestion));
      await asked;
    },
  },
});
