import type { ActorRefFrom } from 'xstate';
import { listCredit, type CreditAccount, type CreditQuery } from '#api/credit.ts';
import { defaultPageSize } from '#domain/paging.ts';
import { listOf } from '#machines/patterns/list-of.ts';
import type { Question } from '#machines/patterns/question.ts';

export type { SearchActor } from '#machines/patterns/search.ts';

type Filters = { search: string };

/** Every member, by name. */
export const everyMember: Question<Filters> = { filters: { search: '' }, page: 1, size: defaultPageSize };

/** The credit of the members of the own clubs. */
export const creditListMachine = listOf<CreditAccount, Filters, CreditQuery>({
  readPage: listCredit,
  queryOf: ({ filters: { search }, page, size }) => ({
    ...(search === '' ? {} : { search }),
    limit: size,
    pageNumber: page,
  }),
});

export type CreditListActor = ActorRefFrom<typeof creditListMachine>;
