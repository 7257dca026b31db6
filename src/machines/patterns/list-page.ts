import {
  assign,
  emit,
  fromCallback,
  sendTo,
  setup,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type EventObject,
  type SnapshotFrom,
  type StateMachine,
} from 'xstate';
import { answersOf } from './answers.ts';
import { asked } from './params.ts';
import { pagedListMachine, type PagedListEmitted } from './paged-list.ts';
import type { PageAnswer, Question } from './question.ts';
import { searchMachine, type SearchActor } from './search.ts';
import type { Telling } from './telling.ts';

export type ListPageContext = {
  /** What is asked of the list now. */
  question: Question;
  /** The filter that holds what the search field asks for. */
  searchBy: string;
  first: PageAnswer | null;
  actions: unknown;
  subject: unknown;
};

type Chosen = { text: string };
type Asked = { question: Question };
/** What the actions are to know of what was read. */
type News = { news: EventObject };

/** What the children of a list page come to. */
export type ListPageReport =
  | PagedListEmitted
  | ({ type: 'search.chosen' } & Chosen)
  | ({ type: 'list.read' } & News)
  /** What the list belongs to is read. */
  | ({ type: 'subject.read' } & News)
  /** The actions have changed what the list shows. */
  | { type: 'records.changed' };

export type ListPageEvent = ListPageReport | ({ type: 'address.changed' } & Asked);

export type ListPageInput = {
  question: Question;
  /** The filter that holds what the search field asks for; `search` unless it is said. */
  searchBy?: string;
  first?: PageAnswer | null;
  /** The input of the actions. */
  actions?: unknown;
  /** The input of what the list belongs to. */
  subject?: unknown;
};

const textOf = ({ filters }: Question, searchBy: string): string =>
  String((filters as Record<string, unknown>)[searchBy] ?? '');

/** The page of a list: its search field asks the list, what is done to a record lets the list be read again. */
export const listPageMachine = setup({
  types: {
    context: {} as ListPageContext,
    events: {} as ListPageEvent,
    emitted: {} as PagedListEmitted,
    input: {} as ListPageInput,
    children: {} as {
      reports: 'reports';
      list: 'list';
      search: 'search';
      actions: 'actions';
      subject: 'subject';
    },
  },
  actors: {
    reports: fromCallback<EventObject, AnyActorRef>(() => {}),
    list: pagedListMachine,
    search: searchMachine,
    /** A list with which nothing is done has none. */
    actions: fromCallback<EventObject, unknown>(() => {}),
    /** What the list belongs to and is read beside it, as a tournament beside its entries; most lists stand alone. */
    subject: fromCallback<EventObject, unknown>(() => {}),
  },
  actions: {
    setQuestion: assign((_, { question }: Asked) => ({ question })),
    askList: sendTo('list', (_, { question }: Asked) => ({ type: 'address.changed' as const, question })),
    fillSearch: sendTo('search', ({ context: { searchBy } }, { question }: Asked) => ({
      type: 'address.changed' as const,
      text: textOf(question, searchBy),
    })),
    searchList: sendTo('list', ({ context: { searchBy } }, { text }: Chosen) => ({
      type: 'filters.changed' as const,
      filters: { [searchBy]: text },
    })),
    refreshList: sendTo('list', { type: 'refresh.due' }),
    refreshSubject: sendTo('subject', { type: 'refresh.due' }),
    tellActions: sendTo('actions', (_, { news }: News) => news),
    tellQuestion: emit((_, { question }: Asked) => ({ type: 'question.changed' as const, question })),
    tellNotice: emit((_, { notice }: Telling) => ({ type: 'notice' as const, notice })),
  },
  guards: {
    isOtherText: ({ context: { question, searchBy } }, { text }: Chosen) =>
      text !== textOf(question, searchBy),
  },
}).createMachine({
  id: 'list-page',
  context: ({ input: { question, searchBy = 'search', first = null, actions, subject } }) => ({
    question,
    searchBy,
    first,
    actions,
    subject,
  }),
  // Whoever listens comes before those who are heard.
  invoke: [
    { id: 'reports', src: 'reports', input: ({ self }) => self },
    {
      id: 'list',
      src: 'list',
      input: ({ context: { question, first } }) => ({ question, first }),
    },
    {
      id: 'search',
      src: 'search',
      input: ({ context: { question, searchBy } }) => ({ text: textOf(question, searchBy) }),
    },
    {
      id: 'actions',
      src: 'actions',
      input: ({ context }: { context: ListPageContext }) => context.actions,
    },
    {
      id: 'subject',
      src: 'subject',
      input: ({ context }: { context: ListPageContext }) => context.subject,
    },
  ],
  initial: 'open',
  states: {
    open: {
      description: 'The list, its search field and what is done to its records hear of each other here.',
      on: {
        'address.changed': {
          actions: [
            { type: 'setQuestion', params: asked },
            { type: 'askList', params: asked },
            { type: 'fillSearch', params: asked },
          ],
        },
        'question.changed': {
          actions: [
            { type: 'setQuestion', params: asked },
            { type: 'tellQuestion', params: asked },
          ],
        },
        'search.chosen': {
          description: 'The same words once more would only lead back to the first page.',
          guard: { type: 'isOtherText', params: asked },
          actions: { type: 'searchList', params: asked },
        },
        'list.read': { actions: { type: 'tellActions', params: asked } },
        'subject.read': { actions: { type: 'tellActions', params: asked } },
        'records.changed': { actions: ['refreshList', 'refreshSubject'] },
        notice: { actions: { type: 'tellNotice', params: asked } },
      },
    },
  },
});

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
> =
  typeof listPageMachine extends StateMachine<
    infer TContext,
    infer TEvent,
    infer _Children,
    infer TActor,
    infer TAction,
    infer TGuard,
    infer TDelay,
    infer TStateValue,
    infer TTag,
    infer TInput,
    infer TOutput,
    infer TEmitted,
    infer TMeta,
    infer TConfig
  >
    ? StateMachine<
        TContext,
        TEvent,
        {
          list: ActorRefFrom<List>;
          search: SearchActor;
          actions: ActorRefFrom<Actions>;
          subject: ActorRefFrom<Subject>;
        },
        TActor,
        TAction,
        TGuard,
        TDelay,
        TStateValue,
        TTag,
        TInput,
        TOutput,
        TEmitted,
        TMeta,
        TConfig
      >
    : never;

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
