import type { PromiseActorLogic } from 'xstate';
import { pagedListMachine, servedListMachine } from './paged-list.ts';
import type { PagedListContext, PagedListEmitted, PagedListEvent } from './paged-list-setup.ts';
import type { PageAnswer, Question } from './question.ts';
import type { Retyped } from './retyped.ts';

/** The generic list with the rows and filters of a feature; all else is as it was. */
export type ListMachine<Row, Filters extends object, Besides = unknown> = Retyped<
  typeof pagedListMachine,
  {
    context: PagedListContext<Row, Filters, Besides>;
    event: PagedListEvent<Filters>;
    input: { question: Question<Filters>; first?: PageAnswer<Row, Besides> | null };
    emitted: PagedListEmitted<Filters>;
  }
>;

/** What a feature gives its list: the call, and how a question reads as the call's query. */
export type ListRules<Row, Filters extends object, Query, Besides = unknown> = {
  readPage: PromiseActorLogic<PageAnswer<Row, Besides>, Query>;
  queryOf: (question: Question<Filters>) => Query;
  /** Whether its page may bring the first answer along. */
  opening?: 'asked' | 'served';
};

/** The list of a feature. */
export function listOf<Row, Filters extends object, Query, Besides = unknown>({
  readPage,
  queryOf,
  opening = 'asked',
}: ListRules<Row, Filters, Query, Besides>): ListMachine<Row, Filters, Besides> {
  const reading: PromiseActorLogic<PageAnswer<Row, Besides>, Question<Filters>> = {
    ...(readPage as unknown as PromiseActorLogic<PageAnswer<Row, Besides>, Question<Filters>>),
    getInitialSnapshot: (scope, question) =>
      readPage.getInitialSnapshot(scope as never, queryOf(question)) as never,
  };
  const actors = { readPage: reading as never };
  const machine =
    opening === 'served' ? servedListMachine.provide({ actors }) : pagedListMachine.provide({ actors });
  // The machine never looks into rows and filters, so their types matter at its edges alone.
  return machine as unknown as ListMachine<Row, Filters, Besides>;
}
