import { byInterest } from '#domain/matches/featured.ts';
import { homeParts, type HomeData } from '#domain/initial-data.ts';
import { asVisitor, type PublicHandlers, type RequestContext } from './visitor.ts';

/** Loads home by the operations that its page calls; null where one of them is refused. */
export async function loadHome(
  handlers: PublicHandlers,
  context: RequestContext,
  readAt: string,
): Promise<HomeData | null> {
  const as = asVisitor(context);
  const list = (query: typeof homeParts.live | typeof homeParts.upcoming | typeof homeParts.results) =>
    handlers.listMatches({ ...as, query });
  const [live, upcoming, results, news] = await Promise.all([
    list(homeParts.live),
    list(homeParts.upcoming),
    list(homeParts.results),
    handlers.listNews({ ...as, query: homeParts.news }),
  ]);
  if (live.status !== 200 || upcoming.status !== 200 || results.status !== 200) return null;
  if (news.status !== 200) return null;
  const featured = byInterest(live.body.rows)[0];
  const one = featured && (await handlers.getMatch({ ...as, path: featured }));
  return {
    readAt,
    live: live.body,
    upcoming: upcoming.body.rows,
    results: results.body.rows,
    news: news.body.rows,
    detail: one?.status === 200 ? one.body : null,
  };
}
