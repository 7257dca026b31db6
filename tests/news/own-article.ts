import type { Page } from '@playwright/test';
import { article } from '#machines/news/sample-news.ts';
import { ask } from '#tests/support/signed-in.ts';

/** Where the server has no article. */
export const nobodysArticle = '/api/news/999999';

/** Has an article of its own published, which says what that of the models says, and is the latest. */
export async function haveArticle(page: Page): Promise<number> {
  const { title, summary, body, kind } = article;
  const { id } = (await ask(page, 'post', 'news', { title, summary, body, kind })) as { id: number };
  await ask(page, 'put', `news/${id}/status`, { status: 'published' });
  return id;
}
