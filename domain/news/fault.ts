import { richTextOf } from '#domain/rich-text/parse.ts';
import { plainText } from '#domain/rich-text/plain.ts';

/** The longest parts of an article. */
export const newsLimits = { title: 200, summary: 500, body: 50_000, search: 100 } as const;

export type NewsField = 'title' | 'summary' | 'body';
export type NewsFault = { field: NewsField; code: `news_${NewsField}_missing` };

/** The first part of an article that is not there. */
export function findNewsFault(article: Readonly<Record<NewsField, string>>): NewsFault | null {
  if (article.title.trim() === '') return { field: 'title', code: 'news_title_missing' };
  if (article.summary.trim() === '') return { field: 'summary', code: 'news_summary_missing' };
  if (plainText(richTextOf(article.body)).trim() === '') return { field: 'body', code: 'news_body_missing' };
  return null;
}
