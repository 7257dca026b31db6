import type { Page } from '@playwright/test';
import type { News } from '#api/news.ts';
import type { ArticleStatus } from '#domain/news/life.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { newsDeskModel } from '#machines/news/desk-model.ts';
import { article } from '#machines/news/sample-news.ts';
import { goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import type { Answer } from '#tests/support/held-calls.ts';
import { ask, beSignedIn } from '#tests/support/signed-in.ts';
import { fillDateTime } from '#tests/support/date-time.ts';

const publishAt = '2098-12-24T18:00:00.000Z';

/** Which article is walked over, by the page. */
const own = new WeakMap<Page, number>();

/** Moves the article that is walked over, whatever its page knows of it. */
const move = (page: Page, status: ArticleStatus): Promise<unknown> => {
  const time = status === 'scheduled' ? { publishAt } : {};
  return ask(page, 'put', `news/${own.get(page)}/status`, { status, ...time });
};

async function haveArticleThatIs(page: Page, start: string): Promise<void> {
  const { title, summary, body, kind } = article;
  const { id } = (await ask(page, 'post', 'news', { title, summary, body, kind })) as { id: number };
  own.set(page, id);
  if (start === 'scheduled' || start === 'published') await move(page, start);
}

/** How an article that somebody else has moved comes back to where it was. */
const ways: Record<ArticleStatus, readonly ArticleStatus[]> = {
  draft: ['withdrawn', 'draft'],
  scheduled: ['withdrawn', 'draft', 'scheduled'],
  published: ['published'],
  withdrawn: ['withdrawn'],
};

/** Somebody else moves the article meanwhile, and takes it back before the page reads it again. */
const changeMeanwhile: Answer = async (route) => {
  const page = route.request().frame().page();
  const { status } = (await ask(page, 'get', `news/${own.get(page)}`)) as News;
  await move(page, status === 'published' ? 'withdrawn' : 'published');
  const response = await route.fetch();
  for (const step of ways[status]) await move(page, step);
  await route.fulfill({ response });
};

/** Somebody else saves the text meanwhile, without moving the article. */
const saveMeanwhile: Answer = async (route) => {
  const page = route.request().frame().page();
  const { title, summary, body, kind } = article;
  await ask(page, 'put', `news/${own.get(page)}`, { title, summary, body: `${body}\n`, kind });
  await route.continue();
};

proveInBrowser(newsDeskModel, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    await beSignedIn(page, 'staff@baulk.example');
    await haveArticleThatIs(page, start.name);
    await page.goto(`/news/${own.get(page)}`);
  },
  calls: {
    setNewsStatus: {
      url: '**/api/news/*/status',
      outcomes: {
        moved: goOn,
        'someone was first': changeMeanwhile,
        'someone has saved the text': saveMeanwhile,
        unanswered: noAnswer,
      },
    },
  },
  leaveOut: (step) =>
    step.event.type === 'article.read'
      ? 'the page reads the article again after a move and at no other time; a journey brings that about'
      : null,
  untaken: ['news-desk|article.read|0'],
  outside: {
    'time.changed': (page, { time }) => fillDateTime(page, words.schedule.field, String(time)),
  },
});
