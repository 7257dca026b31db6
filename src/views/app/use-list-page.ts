import { useActorRef, useSelector } from '@xstate/react';
import type { AnyActorLogic, SnapshotFrom } from 'xstate';
import { useLocation } from 'wouter';
import type { AppActors } from '#machines/app/actors.ts';
import type { ListPageMachine } from '#machines/patterns/list-page-of.ts';
import type { ListPageInput } from '#machines/patterns/list-page.ts';
import type { Question } from '#machines/patterns/question.ts';
import { useEmitted, useQuestion, useReports } from './use-actor-events.ts';

type AnyListPage = ListPageMachine<AnyActorLogic, AnyActorLogic>;

/** The actors of a list page; what is asked of the list stands in the address, and Back asks what was asked before. */
export function useListPage<Filters extends object, Page extends AnyListPage>(
  actors: AppActors,
  page: Page,
  input: ListPageInput & { question: Question<Filters> },
  writeAddress: (question: Question<Filters>) => string,
): SnapshotFrom<Page>['children'] {
  const [path, navigate] = useLocation();
  const actor = useActorRef<AnyListPage>(page, { input });
  useQuestion(actor, input.question);
  useReports(actor, actors.app);
  useEmitted(actor, {
    'question.changed': (event) => {
      const query = writeAddress(event.question as Question<Filters>);
      navigate(query ? `${path}?${query}` : path);
    },
  });
  return useSelector(actor, ({ children }) => children) as SnapshotFrom<Page>['children'];
}
