import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { createNews, getNews, updateNews, type News } from '#api/news.ts';
import { problemOf, problemText, type ProblemData } from '#api/problem.ts';
import { recallDraft } from '#browser/drafts.ts';
import { randomKey } from '#browser/random.ts';
import { clearDraft, writeDraft } from '#browser/storage.ts';
import { findNewsFault, type NewsFault } from '#domain/news/fault.ts';
import { newsWords as words } from '#domain/words/news.ts';
import type { Notice } from '#machines/app/notices.ts';
import {
  blankForm,
  formOf,
  isSameForm,
  placeOf,
  textOf,
  withDraft,
  withPlace,
  type NewsForm,
  type NewsFormField,
  type Place,
} from './editor-form.ts';

export type NewsEditorContext = {
  userId: number;
  /** Null for a new one. */
  newsId: number | null;
  version: string;
  /** Whether one writes for every club, and for which places. */
  reach: 'everywhere' | 'ownClubs';
  places: Place[];
  saved: NewsForm;
  form: NewsForm;
  fault: NewsFault | null;
  refusal: string | null;
  /** Under which a new article is sent, so that one sent twice is kept once. */
  key: string;
};

export type NewsEditorEvent =
  | { type: 'changed'; field: NewsFormField; value: string }
  | { type: 'preview' }
  | { type: 'write' }
  | { type: 'submit' }
  | { type: 'discard' }
  | { type: 'keep' }
  | { type: 'confirm' }
  | { type: 'retry' };

export type NewsEditorEmitted =
  | { type: 'notice'; notice: Notice }
  /** The article is kept: its own page shows it as readers will see it. */
  | { type: 'article.kept'; newsId: number };

const told = (text: string) => ({
  type: 'notice' as const,
  notice: { kind: 'toast' as const, tone: 'success' as const, text },
});
const failure = ({ event }: { event: { error: unknown } }) => ({ problem: problemOf(event.error) });
const nameOf = ({ newsId }: NewsEditorContext): string => `news-${newsId ?? 'new'}`;
const draft = ({ event }: { event: { output: unknown } }) => ({ draft: event.output });
const refused = {
  target: '#news-editor.writing.refused',
  actions: { type: 'keepRefusal', params: failure },
} as const;

/** An article written or changed: its draft is kept in the tab, and it is previewed as readers will see it. */
export const newsEditorMachine = setup({
  types: {
    context: {} as NewsEditorContext,
    events: {} as NewsEditorEvent,
    emitted: {} as NewsEditorEmitted,
    input: {} as Pick<NewsEditorContext, 'userId' | 'newsId' | 'reach' | 'places'>,
    tags: {} as 'busy',
  },
  actors: { listActiveClubs, getNews, createNews, updateNews, recallDraft },
  actions: {
    keepPlaces: assign(({ context }, { rows }: ActiveClubs) => ({
      places: [...context.places, ...rows.map(placeOf)],
    })),
    keepSaved: assign(({ context }, { article }: { article: News }) => ({
      // A club that was switched off since is still the one that the article is of.
      places: withPlace(context.places, article.club),
      saved: formOf(article),
      form: formOf(article),
      version: article.version,
    })),
    layDraft: assign(({ context }, given: { draft: unknown }) => ({
      form: withDraft(context.saved, given.draft),
    })),
    change: assign(({ context }, { field, value }: { field: NewsFormField; value: string }) => ({
      form: { ...context.form, [field]: value },
      key: randomKey(),
    })),
    undo: assign({ form: ({ context }) => context.saved }),
    findFault: assign({ fault: ({ context }) => findNewsFault(context.form) }),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearMessages: assign({ fault: null, refusal: null }),
    storeDraft: ({ context }) => writeDraft(context.userId, nameOf(context), context.form),
    dropDraft: ({ context }) => clearDraft(context.userId, nameOf(context)),
    tellRestored: emit(told(words.form.restored)),
    tellKept: emit((_, { text }: { text: string }) => told(text)),
    leadOn: emit((_, { newsId }: { newsId: number }) => ({ type: 'article.kept' as const, newsId })),
  },
  guards: {
    isEverywhere: ({ context }) => context.reach === 'everywhere',
    isNew: ({ context }) => context.newsId === null,
    hasFault: ({ context }) => findNewsFault(context.form) !== null,
    hasChanges: ({ context: { form, saved } }) => !isSameForm(form, saved),
    differs: ({ context: { saved } }, given: { draft: unknown }) =>
      !isSameForm(withDraft(saved, given.draft), saved),
    isUnknown: (_, { problem }: { problem: ProblemData }) => problem.status === 404 || problem.status === 400,
  },
}).createMachine({
  id: 'news-editor',
  context: ({ input }) => ({
    ...input,
    version: '',
    saved: blankForm(input.places[0]?.value ?? ''),
    form: blankForm(input.places[0]?.value ?? ''),
    fault: null,
    refusal: null,
    key: randomKey(),
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isEverywhere', target: 'placing' }, { target: 'opening' }] },
    placing: {
      description: 'The clubs are read for which one may write; without them the association is left.',
      tags: 'busy',
      invoke: {
        src: 'listActiveClubs',
        onDone: { target: 'opening', actions: { type: 'keepPlaces', params: ({ event }) => event.output } },
        onError: 'opening',
      },
    },
    opening: { always: [{ guard: 'isNew', target: 'recalling' }, { target: 'loading' }] },
    loading: {
      description: 'The article is read from the server.',
      tags: 'busy',
      invoke: {
        src: 'getNews',
        input: ({ context }) => ({ newsId: context.newsId ?? 0 }),
        onDone: {
          target: 'recalling',
          actions: { type: 'keepSaved', params: ({ event }) => ({ article: event.output }) },
        },
        onError: [
          { guard: { type: 'isUnknown', params: failure }, target: 'missing' },
          { target: 'failed', actions: { type: 'keepRefusal', params: failure } },
        ],
      },
    },
    missing: { type: 'final', description: 'There is no such article, or not any more.' },
    failed: {
      description: 'The article could not be read; it can be tried again.',
      on: { retry: { target: 'loading', actions: 'clearMessages' } },
    },
    recalling: {
      description: 'Looks for what was typed before and not saved.',
      tags: 'busy',
      invoke: {
        src: 'recallDraft',
        input: ({ context }) => ({ userId: context.userId, form: nameOf(context) }),
        onDone: [
          {
            guard: { type: 'differs', params: draft },
            target: 'writing',
            actions: [{ type: 'layDraft', params: draft }, 'tellRestored'],
          },
          { target: 'writing' },
        ],
        onError: 'writing',
      },
    },
    writing: {
      description:
        'The form can be changed, previewed and saved at any moment; each change is kept in this tab.',
      initial: 'clear',
      on: {
        changed: {
          target: '.clear',
          actions: [{ type: 'change', params: ({ event }) => event }, 'storeDraft'],
        },
        preview: 'previewing',
        submit: [
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
          { target: 'updating', actions: 'clearMessages' },
        ],
        discard: { guard: 'hasChanges', target: 'discarding' },
      },
      states: {
        clear: { description: 'Nothing is wrong as far as anyone has said.', entry: 'clearMessages' },
        faulty: { description: 'The first part that is missing is named under its field.' },
        refused: { description: 'Says why the server refused; what was typed stays.' },
      },
    },
    previewing: {
      description: 'The article stands there as its readers will see it.',
      on: { write: 'writing' },
    },
    discarding: {
      description: 'Asks before what was typed is lost.',
      on: {
        confirm: { target: 'writing', actions: ['undo', 'dropDraft'] },
        keep: 'writing',
      },
    },
    adding: {
      description: 'The new article is on its way.',
      tags: 'busy',
      invoke: {
        src: 'createNews',
        input: ({ context }) => ({ body: textOf(context.form), key: context.key }),
        onDone: {
          target: 'kept',
          actions: [
            'dropDraft',
            { type: 'tellKept', params: ({ event }) => ({ text: event.output.message }) },
            { type: 'leadOn', params: ({ event }) => ({ newsId: event.output.id }) },
          ],
        },
        onError: refused,
      },
    },
    updating: {
      description: 'The change is on its way, with the version that it was made on.',
      tags: 'busy',
      invoke: {
        src: 'updateNews',
        input: ({ context }) => ({
          newsId: context.newsId ?? 0,
          body: textOf(context.form),
          version: context.version,
        }),
        onDone: {
          target: 'kept',
          actions: [
            'dropDraft',
            { type: 'tellKept', params: ({ event }) => ({ text: event.output.message }) },
            { type: 'leadOn', params: ({ context }) => ({ newsId: context.newsId ?? 0 }) },
          ],
        },
        onError: refused,
      },
    },
    kept: { type: 'final', description: 'The article is kept, and its page takes over.' },
  },
});

export type NewsEditorActor = ActorRefFrom<typeof newsEditorMachine>;
