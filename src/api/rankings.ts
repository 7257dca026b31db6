import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type Level = Schemas['Level'];
export type Category = Schemas['Category'];
export type Ranking = Schemas['Ranking'];
export type RankingLine = Schemas['RankingLine'];
export type RankingPage = Schemas['RankingPage'];

/** What a club offers its tournaments. */
export type ClubOffers = {
  levels: Level[];
  categories: Category[];
  /** Null for the association, and where it could not be read. */
  timeZone: string | null;
};

/** Reads what a club offers its tournaments: without a club nothing, and of what cannot be read none. */
export const readClubOffers = fromPromise<ClubOffers, { clubId: number | null }>(
  async ({ input: { clubId }, signal }) => {
    if (clubId === null) return { levels: [], categories: [], timeZone: null };
    const of = { params: { path: { clubId } }, signal };
    const [levels, categories, board] = await Promise.allSettled([
      answerOf(() => client.GET('/level/club/{clubId}', of)),
      answerOf(() => client.GET('/category/club/{clubId}', of)),
      answerOf(() => client.GET('/table/club/{clubId}/board', of)),
    ]);
    return {
      levels: levels.status === 'fulfilled' ? levels.value.rows : [],
      categories: categories.status === 'fulfilled' ? categories.value.rows : [],
      timeZone: board.status === 'fulfilled' ? board.value.timeZone : null,
    };
  },
);

/** A page of a ranking as a list has it; what the ranking is stands beside its lines. */
export type RankingAnswer = { rows: RankingLine[]; total: number; besides?: Ranking };

/** A ranking as it was read, as a list has it. */
export const rankingAnswer = ({ ranking, rows, total }: RankingPage): RankingAnswer => ({
  rows,
  total,
  besides: ranking,
});

/** Reads a ranking and a page of its lines. */
export const getRanking = fromPromise<RankingAnswer, { id: number; limit: number; pageNumber: number }>(
  async ({ input: { id, ...query }, signal }) =>
    rankingAnswer(
      await answerOf(() => client.GET('/ranking/{id}', { params: { path: { id }, query }, signal })),
    ),
);

/** What a club keeps for its rankings. */
export type RankingOffice = { rankings: Ranking[]; levels: Level[]; categories: Category[] };

/** Reads the rankings, levels and categories of a club together. */
export const readRankingOffice = fromPromise<RankingOffice, { clubId: number }>(async ({ input, signal }) => {
  const params = { params: { path: input }, signal };
  const [rankings, levels, categories] = await Promise.all([
    answerOf(() => client.GET('/ranking/club/{clubId}', { ...params, params: { path: input, query: {} } })),
    answerOf(() => client.GET('/level/club/{clubId}', params)),
    answerOf(() => client.GET('/category/club/{clubId}', params)),
  ]);
  return { rankings: rankings.rows, levels: levels.rows, categories: categories.rows };
});
