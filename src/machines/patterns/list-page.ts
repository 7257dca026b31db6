import { assign, emit, fromCallback, sendTo, setup, type AnyActorRef, type EventObject } from 'xstate';
import { asked } from './params.ts';
import { pagedListMachine } from './paged-list.ts';
import type { PagedListEmitted } from './paged-list-setup.ts';
import type { PageAnswer, Question } from './question.ts';
import { searchMachine } from './search.ts';
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

/** What a list page emits. */
export type ListPageEmitted = PagedListEmitted | Extract<ListPageReport, { type: 'records.changed' }>;

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
    emitted: {} as ListPageEmitted,
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
    tellChanged: emit({ type: 'records.changed' }),
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
        'records.changed': { actions: ['refreshList', 'refreshSubject', 'tellChanged'] },
        notice: { actions: { type: 'tellNotice', params: asked } },
      },
    },
  },
});
