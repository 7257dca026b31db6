import {
  fromCallback,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import { answersOf } from './answers.ts';
import { listPageMachine } from './list-page.ts';
import type { Retyped } from './retyped.ts';
import type { SearchActor } from './search.ts';

type Read = { context: { rows: readonly unknown[] }; matches: (state: object) => boolean };
type AnswerOf<Subject extends AnyActorLogic> =
  SnapshotFrom<Subject> extends { context: { answer: infer Answer } } ? NonNullable<Answer> : never;

/** What a feature gives the page of its list. */
export type ListPageRules<
  List extends AnyActorLogic,
  Actions extends AnyActorLogic,
  Subject extends AnyActorLogic,
> = {
  list: List;
  actions?: Actions;
  /** The reading of what the list belongs to. */
  subject?: Subject;
  /** The events of the actions after which the list is to be read again. */
  changes?: readonly string[];
  /** What the actions are to know of each answer that the list shows. */
  newsOf?: (list: SnapshotFrom<List>) => EventObject | null;
  /** What they are to know of what the list belongs to. */
  newsOfSubject?: (answer: AnswerOf<Subject>) => EventObject;
};

/** Hears what the children of a list page emit, and when the list shows another answer. */
const reportsOf = <List extends AnyActorLogic, Actions extends AnyActorLogic, Subject extends AnyActorLogic>({
  changes = [],
  newsOf = () => null,
  newsOfSubject,
}: Omit<ListPageRules<List, Actions, Subject>, 'list' | 'actions' | 'subject'>) =>
  fromCallback<EventObject, AnyActorRef>(({ input: page, sendBack }) => {
    const { list, search, actions, subject } = page.getSnapshot().children as Record<string, AnyActorRef>;
    if (!list || !search || !actions || !subject)
      throw new Error('A list page begins with all of its children.');
    let heard: readonly unknown[] | null = null;
    const hear = (event: EventObject): void =>
      sendBack(changes.includes(event.type) ? { type: 'records.changed' } : event);
    const subscriptions = [
      ...[list, search, actions].map((child) => child.on('*', hear)),
      list.subscribe((snapshot: SnapshotFrom<List>) => {
        const read = snapshot as Read;
        // Each answer brings rows of its own, even if two come within a millisecond.
        if (!read.matches({ listing: 'answered' }) || read.context.rows === heard) return;
        heard = read.context.rows;
        const news = newsOf(snapshot);
        if (news) sendBack({ type: 'list.read', news });
      }),
      ...(newsOfSubject
        ? [
            answersOf<AnswerOf<Subject>>(subject, (answer) =>
              sendBack({ type: 'subject.read', news: newsOfSubject(answer) }),
            ),
          ]
        : []),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  });

/** The generic page with the list and the actions of a feature; all else is as it was. */
export type ListPageMachine<
  List extends AnyActorLogic,
  Actions extends AnyActorLogic,
  Subject extends AnyActorLogic = AnyActorLogic,
> = Retyped<
  typeof listPageMachine,
  {
    children: {
      list: ActorRefFrom<List>;
      search: SearchActor;
      actions: ActorRefFrom<Actions>;
      subject: ActorRefFrom<Subject>;
    };
  }
>;

/** The page of the list of a feature. */
export function listPage<
  List extends AnyActorLogic,
  Actions extends AnyActorLogic = AnyActorLogic,
  Subject extends AnyActorLogic = AnyActorLogic,
>({
  list,
  actions,
  subject,
  ...rules
}: ListPageRules<List, Actions, Subject>): ListPageMachine<List, Actions, Subject> {
  const actors = {
    reports: reportsOf<List, Actions, Subject>(rules),
    list: list as never,
    ...(actions && { actions: actions as never }),
    ...(subject && { subject: subject as never }),
  };
  // The machine never looks into rows, filters and records, so their types matter at its edges alone.
  return listPageMachine.provide({ actors }) as unknown as ListPageMachine<List, Actions, Subject>;
}
