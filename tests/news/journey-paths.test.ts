import type { Page } from '@playwright/test';
import type { NewsPage } from '#api/news.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { newsReaderModel } from '#machines/news/reader-model.ts';
import { article } from '#machines/news/sample-news.ts';
import { asFor, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';
import { haveArticle, nobodysArticle } from './own-article.ts';

/** The latest article, which is the one of this walk. */
const latest = async (page: Page): Promise<number> =>
  ((await ask(page, 'get', 'news?limit=1')) as NewsPage).rows[0]?.newsId ?? 0;

proveInBrowser(newsReaderModel, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    await beSignedIn(page, 'staff@baulk.example');
    const newsId = await haveArticle(page);
    if (start.name !== 'an article as it was served') return;
    // What is served has no desk beside it that changes it; the page of those who write has, and stands as still.
    await page.goto(`/news/${newsId}`);
    await page.getByRole('heading', { name: article.title }).waitFor();
  },
  open: async (page, { start }) => {
    if (start.name === 'the latest article') await page.goto('/all-news/view');
    if (start.name === 'an article by its number') await page.goto(`/news/${await latest(page)}`);
  },
  calls: {
    listNews: {
      url: '**/api/news?*',
      outcomes: { one: goOn, none: asFor('/api/news?limit=1&search=nobody+writes+so'), unanswered: noAnswer },
    },
    getNews: {
      url: '**/api/news/*',
      outcomes: { read: goOn, 'withdrawn or never there': asFor(nobodysArticle), unanswered: noAnswer },
    },
  },
  outside: {
    'article.changed': async (page) => {
      await page.getByRole('button', { name: words.moves.withdraw }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: words.withdraw.confirm }).click();
    },
  },
});
