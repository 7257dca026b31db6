import type { components } from '#contract/api.gen.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import type { Handlers } from '#server/http/contract.ts';
import { problemBody, Refusal } from '#server/http/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { moveNews } from './moving.ts';
import { changeNews, writeNews } from './writing.ts';
import { findArticle, findNews, lifeOf, type NewsOffice, type NewsRow } from './store.ts';

type NewsHandlers = Pick<Handlers, 'listNews' | 'getNews' | 'createNews' | 'updateNews' | 'setNewsStatus'>;

/** News as everyone reads it, and as it is written by those who may (document 000, section 1). */
export function createNewsHandlers(parts: SessionParts): NewsHandlers {
  const { db, clock } = parts;
  return {
    createNews: (call) => writeNews(parts, call),
    updateNews: (call) => changeNews(parts, call),
    setNewsStatus: (call) => moveNews(parts, call),
    async listNews({ query, caller }) {
      const { status = 'published', limit = 10, pageNumber = 1, ...kept } = query;
      if (status !== 'published') requireOffice(caller);
      const now = new Date(clock());
      const filters = { ...kept, status, limit, pageNumber };
      const { rows, total } = await findNews(db, now, filters, officeOf(caller));
      return { status: 200, body: { rows: rows.map((row) => summaryOf(row, now)), total } };
    },
    async getNews({ path, caller }) {
      const now = new Date(clock());
      const row = await findArticle(db, now, path.newsId, officeOf(caller));
      if (!row) return { status: 404, body: problemBody('not_found') };
      return {
        status: 200,
        body: {
          ...summaryOf(row, now),
          body: row.body,
          content: richTextOf(row.body),
          version: String(row.version),
        },
      };
    },
  };
}

function officeOf(caller: Caller | null): NewsOffice | null {
  if (caller === null || caller.roleId > 4) return null;
  return { userId: caller.userId, reach: caller.roleId <= 2 ? 'all' : 'ownClubs' };
}

function requireOffice(caller: Caller | null): void {
  if (!caller) throw new Refusal('unauthorised');
  if (officeOf(caller) === null) throw new Refusal('forbidden');
}

function summaryOf(row: NewsRow, now: Date): components['schemas']['NewsSummary'] {
  const { status, publishedAt } = lifeOf(row, now);
  return {
    newsId: row.id,
    title: row.title,
    summary: row.summary,
    kind: row.club === null ? 'cloud' : 'club',
    club: row.club,
    image: row.image,
    imageAlt: row.imageAlt,
    status,
    publishedAt,
  };
}
