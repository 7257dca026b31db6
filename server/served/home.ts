import { byInterest } from '#domain/matches/featured.ts';
import { homeParts, type HomeReading } from '#domain/first-reading.ts';
import { asNobody, type ServedCalls, type Surroundings } from './calls.ts';

/** Reads what home shows to a visitor, by the calls that its page makes; null where one of them is refused. */
export async function readHome(
  calls: ServedCalls,
  surroundings: Surroundings,
  readAt: string,
): Promise<HomeReading | null> {
  const as = asNobody(surroundings);
  const list = (query: typeof homeParts.live | typeof homeParts.upcoming | typeof homeParts.results) =>
    calls.listMatches({ ...as, query });
  const [live, upcoming, results, news] = await Promise.all([
    list(homeParts.live),
    list(homeParts.upcoming),
    list(homeParts.results),
    calls.listNews({ ...as, query: homeParts.news }),
  ]);
  if (live.status !== 200 || upcoming.status !== 200 || results.status !== 200) return null;
  if (news.status !== 200) return null;
  const featured = byInterest(live.body.rows)[0];
  const one = featured && (await calls.getMatch({ ...as, path: featured }));
  return {
    readAt,
    live: live.body,
    upcoming: upcoming.body.rows,
    results: results.body.rows,
    news: news.body.rows,
    detail: one?.status === 200 ? one.body : null,
  };
}
