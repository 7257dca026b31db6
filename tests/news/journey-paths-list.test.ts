import { newsWords as words } from '#domain/words/news.ts';
import { writeAddress, type NewsQuestion } from '#machines/news/address.ts';
import { newsListModel } from '#machines/news/list-model.ts';
import { cloudRow } from '#machines/news/sample-news.ts';
import { asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { hydrated } from '#tests/support/public-pages.ts';
import { goWithin } from '#tests/support/signed-in.ts';
import { haveArticles } from './own-article.ts';

/** Enough for a second page of twenty; each page has some that say what the model's says. */
const enough = 22;

const model: typeof newsListModel = {
  ...newsListModel,
  shows: {
    ...newsListModel.shows,
    'listing.answered.rows.shown': { texts: [cloudRow.title, ` ${words.paging.of} `] },
  },
};

proveInBrowser(model, {
  among: 'the paths of desks',
  begin: (page) => haveArticles(page, enough),
  open: async (page, { start }) => {
    // A page is served with its news only where its address asks for nothing.
    await page.goto(start.name === 'as it was served' ? '/all-news' : '/all-news?page=1');
    await hydrated(page);
  },
  calls: {
    readPage: {
      url: '**/api/news?*',
      outcomes: {
        'a page': goOn,
        nothing: asFor('/api/news?limit=10&search=nobody+writes+so'),
        unanswered: noAnswer,
      },
    },
  },
  actors: { polling: { due: (page) => page.clock.runFor(10_000) } },
  outside: {
    'filters.changed': async (page, { filters }) => {
      const { kind } = filters as NewsQuestion['filters'];
      await page.getByRole('radio', { name: words.kind[kind], exact: true }).click();
    },
    // A page that loads looks the same before and after: its new call tells.
    'address.changed': async (page, { question }) => {
      const asked = page.waitForRequest('**/api/news?*');
      await goWithin(page, `/all-news?${writeAddress(question as NewsQuestion)}`);
      await asked;
    },
  },
});
