import { fromPromise } from 'xstate';
import type { components } from '#contract/api.gen.ts';
import { answerOf, client } from './client.ts';

type Schemas = components['schemas'];
export type Level = Schemas['Level'];
export type Category = Schemas['Category'];
export type Ranking = Schemas['Ranking'];
export type RankingLine = Schemas['RankingLine'];
export type RankingPage = Schemas['RankingPage'];

/** Reads the levels of a club with their points; without a club there are none. */
export const listLevels = fromPromise<{ rows: Level[] }, { clubId: number | null }>(
  async ({ input: { clubId }, signal }) =>
    clubId === null
      ? { rows: [] }
      : answerOf(() => client.GET('/level/club/{clubId}', { params: { path: { clubId } }, signal })),
);

/** Reads the categories of a club; without a club there are none. */
export const listCategories = fromPromise<{ rows: Category[] }, { clubId: number | null }>(
  async ({ input: { clubId }, signal }) =>
    clubId === null
      ? { rows: [] }
      : answerOf(() => client.GET('/category/club/{clubId}', { params: { path: { clubId } }, signal })),
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
