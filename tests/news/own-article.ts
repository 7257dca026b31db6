import type { Page } from '@playwright/test';
import type { NewsPage } from '#api/news.ts';
import { article } from '#machines/news/sample-news.ts';
import { ask, askAs } from '#tests/support/signed-in.ts';

/** Where the server has no article. */
export const nobodysArticle = '/api/news/999999';

/** Asks the server as somebody who may write. */
type Asking = (method: 'get' | 'post' | 'put', address: string, data?: object) => Promise<unknown>;

async function publish(asking: Asking): Promise<number> {
  const { title, summary, body, kind } = article;
  const { id } = (await asking('post', 'news', { title, summary, body, kind })) as { id: number };
  await asking('put', `news/${id}/status`, { status: 'published' });
  return id;
}

/** Has an article of its own published, which says what that of the models says, and is the latest. */
export const haveArticle = (page: Page): Promise<number> => publish((...asked) => ask(page, ...asked));

/** So many articles that say what that of the models says are published, by somebody who is not on the page. */
export async function haveArticles(page: Page, count: number): Promise<void> {
  const asking: Asking = (...asked) => askAs(page, 'staff@baulk.example', ...asked);
  const query = new URLSearchParams({ limit: '1', search: article.title });
  const { total } = (await asking('get', `news?${query.toString()}`)) as NewsPage;
  for (let missing = count - total; missing > 0; missing -= 1) await publish(asking);
}
