import type { FastifyReply, FastifyRequest } from 'fastify';
import { byInterest } from '#domain/featured.ts';
import { homeParts, type FirstReading } from '#domain/first-reading.ts';
import type { Handlers } from '#server/contract.ts';

/** The calls that home makes. */
export type HomeCalls = Pick<Handlers, 'listMatches' | 'getMatch' | 'listNews' | 'getConfig'>;

/** Reads what home shows to a visitor, by the calls that its page makes; null where one of them is refused. */
export async function readHome(
  calls: HomeCalls,
  now: () => number,
  surroundings: { request: FastifyRequest; reply: FastifyReply },
): Promise<FirstReading | null> {
  const none = undefined as never;
  const asNobody = { ...surroundings, caller: null, body: undefined, path: none };
  const list = (query: typeof homeParts.live | typeof homeParts.upcoming | typeof homeParts.results) =>
    calls.listMatches({ ...asNobody, query });
  const [live, upcoming, results, news, config] = await Promise.all([
    list(homeParts.live),
    list(homeParts.upcoming),
    list(homeParts.results),
    calls.listNews({ ...asNobody, query: homeParts.news }),
    calls.getConfig({ ...asNobody, query: none }),
  ]);
  if (live.status !== 200 || upcoming.status !== 200 || results.status !== 200) return null;
  if (news.status !== 200 || config.status !== 200) return null;
  const featured = byInterest(live.body.rows)[0];
  const one = featured && (await calls.getMatch({ ...asNobody, path: featured, query: none }));
  return {
    readAt: new Date(now()).toISOString(),
    live: live.body,
    upcoming: upcoming.body.rows,
    results: results.body.rows,
    news: news.body.rows,
    detail: one?.status === 200 ? one.body : null,
    operator: config.body.operator,
    links: config.body.links,
  };
}
