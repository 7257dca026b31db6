import type { ActorRefFrom } from 'xstate';
import { listRatings, type RatedPlayer, type RatingQuery } from '#api/ratings.ts';
import type { Discipline } from '#domain/games.ts';
import { defaultPageSize, pageSizes } from '#domain/paging.ts';
import { disciplines } from '#domain/rankings/ranking-form.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { Question } from '#machines/patterns/question.ts';

export type { RatedPlayer } from '#api/ratings.ts';

type Filters = { clubId: number; discipline: Discipline; text: string };
export type RatingsQuestion = Question<Filters>;

/** The most letters that can be searched for. */
export const longestText = 100;

/** What an address asks of the ratings of a club. */
export function readRatingsAddress(clubId: number, search: string): RatingsQuestion {
  const said = new URLSearchParams(search);
  const page = said.get('page') ?? '';
  return {
    filters: {
      clubId,
      discipline: disciplines.find((one) => one === said.get('discipline')) ?? 'pool',
      text: (said.get('search') ?? '').trim().slice(0, longestText),
    },
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((one) => String(one) === said.get('rows')) ?? defaultPageSize,
  };
}

/** The query that asks the same. */
export function writeRatingsAddress({ filters, page, size }: RatingsQuestion): string {
  const { clubId, discipline, text } = filters;
  const said = new URLSearchParams({ clubId: String(clubId), discipline });
  if (text !== '') said.set('search', text);
  if (page !== 1) said.set('page', String(page));
  if (size !== defaultPageSize) said.set('rows', String(size));
  return said.toString();
}

/** The members of a club with their ratings in a discipline. */
export const ratingsMachine = listOf<RatedPlayer, Filters, RatingQuery>({
  readPage: listRatings,
  queryOf: ({ filters: { clubId, discipline, text }, page, size }) => ({
    clubId,
    discipline,
    ...(text !== '' && { search: text }),
    limit: size,
    pageNumber: page,
  }),
});

export type RatingsActor = ActorRefFrom<typeof ratingsMachine>;
