import type { components } from '#contract/api.gen.ts';
import type { Handlers } from '#server/contract.ts';
import { problemBody, Refusal } from '#server/problem.ts';
import type { Caller } from '#server/session/caller.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findArticle, findNews, type NewsOffice, type NewsRow } from './store.ts';

/** News as everyone reads it, and what is not published as those read it who write it (document 000, section 1). */
export function createNewsHandlers({ db, clock }: SessionParts): Pick<Handlers, 'listNews' | 'getNews'> {
  return {
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
        body: { ...summaryOf(row, now), body: row.body, version: String(row.version) },
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
  const at = row.published_at === null ? null : new Date(row.published_at);
  const isTimed = row.state === 'scheduled' || row.state === 'published';
  return {
    newsId: row.id,
    title: row.title,
    summary: row.summary,
    kind: row.club === null ? 'cloud' : 'club',
    club: row.club,
    image: row.image,
    status: isTimed ? (at !== null && at <= now ? 'published' : 'scheduled') : row.state,
    publishedAt: at?.toISOString() ?? null,
  };
}
