import { moveArticle, moveTo } from '#domain/news/life.ts';
import { newsWords } from '#domain/words/news.ts';
import { problemWords } from '#domain/words/problems.ts';
import { recordChange } from '#server/audit/record.ts';
import type { Call, Reply } from '#server/http/contract.ts';
import { problemBody } from '#server/http/problem.ts';
import { versionFault } from '#server/http/version.ts';
import type { SessionParts } from '#server/session/open.ts';
import { lifeOf } from './store.ts';
import { known, refusalOf, takeArticle } from './writing.ts';

/** Takes an article on in its life, on the text that was read; of two that try at once, the second finds where the first has brought it. */
export function moveNews(
  { db, clock }: Pick<SessionParts, 'db' | 'clock'>,
  { path, body, caller, request }: Call<'setNewsStatus'>,
): Promise<Reply<'setNewsStatus'>> {
  return db.transaction().execute(async (transaction): Promise<Reply<'setNewsStatus'>> => {
    const kept = await takeArticle(transaction, known(caller), path.newsId);
    if (typeof kept === 'string') return refusalOf(kept);
    const outdated = versionFault(kept.version, request);
    if (outdated) return outdated;
    const now = new Date(clock());
    const state = kept.state as keyof typeof moveTo;
    const life = lifeOf({ state, published_at: kept.published_at?.toISOString() ?? null }, now);
    const times = { at: body.publishAt ?? now.toISOString(), now: now.toISOString() };
    const moved = moveArticle(life, moveTo[body.status], times);
    if (moved === 'news_schedule_past') {
      return { status: 400, body: problemBody(moved, { publishAt: problemWords[moved] }) };
    }
    if (moved === 'news_status') return { status: 409, body: problemBody(moved) };
    await transaction
      .updateTable('news')
      .set({
        state: moved.status,
        published_at: moved.publishedAt === null ? null : new Date(moved.publishedAt),
        updated_at: now,
      })
      .where('id', '=', kept.id)
      .execute();
    await recordChange(transaction, caller, {
      operation: 'setNewsStatus',
      record: { kind: 'news', id: kept.id, clubId: kept.club_id },
      before: { status: state, publishedAt: kept.published_at },
      after: { status: moved.status, publishedAt: moved.publishedAt },
      at: now,
    });
    return { status: 200, body: { message: newsWords.moved[moved.status] } };
  });
}
