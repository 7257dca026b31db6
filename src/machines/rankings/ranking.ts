import type { ActorRefFrom } from 'xstate';
import { getRanking, type Ranking, type RankingLine } from '#api/rankings.ts';
import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { Question } from '#machines/patterns/question.ts';

export { rankingAnswer, type RankingLine } from '#api/rankings.ts';

type Filters = { rankingId: number };
export type RankingQuestion = Question<Filters>;

/** What an address asks of a ranking. */
export function readAddress(rankingId: number, search: string): RankingQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  return {
    filters: { rankingId },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same. */
export function writeAddress({ page, size }: RankingQuestion): string {
  const said = new URLSearchParams();
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}

/** A ranking as everyone reads it, a page at a time. */
export const rankingMachine = listOf<
  RankingLine,
  Filters,
  { id: number; limit: number; pageNumber: number },
  Ranking
>({
  readPage: getRanking,
  queryOf: ({ filters, page, size }) => ({ id: filters.rankingId, limit: size, pageNumber: page }),
  opening: 'served',
});

export type RankingActor = ActorRefFrom<typeof rankingMachine>;
