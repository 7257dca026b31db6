import { richTextOf } from '#domain/rich-text/parse.ts';
import { plainText } from '#domain/rich-text/plain.ts';
import { newsLimits } from './limits.ts';

type TextField = 'title' | 'summary' | 'body';
export type NewsField = TextField | 'imageAlt';
export type NewsFault =
  | { field: TextField; code: `news_${TextField}_missing` }
  | { field: 'body'; code: 'news_body_long' }
  | { field: 'imageAlt'; code: 'news_alt_missing' };

/** The words for who does not see the picture; null where there is none. */
type Pictured = { readonly imageAlt?: string | null };

/** The first part of an article that is not there. */
export function findNewsFault(article: Readonly<Record<TextField, string>> & Pictured): NewsFault | null {
  if (article.title.trim() === '') return { field: 'title', code: 'news_title_missing' };
  if (article.summary.trim() === '') return { field: 'summary', code: 'news_summary_missing' };
  if (plainText(richTextOf(article.body)).trim() === '') return { field: 'body', code: 'news_body_missing' };
  if (article.body.length > newsLimits.body) return { field: 'body', code: 'news_body_long' };
  return article.imageAlt?.trim() === '' ? { field: 'imageAlt', code: 'news_alt_missing' } : null;
}
