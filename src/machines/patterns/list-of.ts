import type { PromiseActorLogic, StateMachine } from 'xstate';
import {
  pagedListMachine,
  servedListMachine,
  type PagedListContext,
  type PagedListEmitted,
  type PagedListEvent,
} from './paged-list.ts';
import type { PageAnswer, Question } from './question.ts';

/** The generic list with the rows and filters of a feature; all else is as it was. */
export type ListMachine<Row, Filters extends object, Besides = unknown> =
  typeof pagedListMachine extends StateMachine<
    infer _Context,
    infer _Event,
    infer TChildren,
    infer TActor,
    infer TAction,
    infer TGuard,
    infer TDelay,
    infer TStateValue,
    infer TTag,
    infer _Input,
    infer TOutput,
    infer _Emitted,
    infer TMeta,
    infer TConfig
  >
    ? StateMachine<
        PagedListContext<Row, Filters, Besides>,
        PagedListEvent<Filters>,
        TChildren,
        TActor,
        TAction,
        TGuard,
        TDelay,
        TStateValue,
        TTag,
        { question: Question<Filters>; first?: PageAnswer<Row, Besides> | null },
        TOutput,
        PagedListEmitted<Filters>,
        TMeta,
        TConfig
      >
    : never;

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
