import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { createNews, getNews, updateNews, type News } from '#api/news.ts';
import { problemText, type ProblemData } from '#api/problem.ts';
import { recallDraft } from '#browser/drafts.ts';
import { randomKey } from '#browser/random.ts';
import { clearDraft, writeDraft } from '#browser/storage.ts';
import { keptPicture } from '#domain/images/change.ts';
import { findNewsFault, type NewsFault } from '#domain/news/fault.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { formMessages, stayingRefusal } from '#machines/patterns/form-messages.ts';
import { asked, failure, said } from '#machines/patterns/params.ts';
import { toast } from '#machines/patterns/telling.ts';
import type { NewsEditorContext, NewsEditorEmitted, NewsEditorEvent } from './editor-context.ts';
import {
  blankForm,
  formOf,
  hasNewsChanges,
  isSameForm,
  placeOf,
  textOf,
  versionIn,
  withDraft,
  withPlace,
  type NewsFormField,
  type NewsPicture,
} from './editor-form.ts';

const nameOf = ({ newsId }: NewsEditorContext): string => `news-${newsId ?? 'new'}`;
const faultOf = ({ form, picture }: NewsEditorContext): NewsFault | null =>
  findNewsFault({ ...form, imageAlt: picture.shown === null ? null : form.imageAlt });

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
      image: article.image,
      picture: { change: keptPicture, shown: article.image },
      version: article.version,
    })),
    // Sent with the version that it was typed over, it is told where someone else has saved meanwhile.
    layDraft: assign(({ context: { saved, image, version } }, given: { draft: unknown }) => ({
      form: withDraft(saved, given.draft),
      theirs: { form: saved, image, version },
      version: versionIn(given.draft) ?? version,
    })),
    keepTheirs: assign(({ context }, { article }: { article: News }) => ({
      places: withPlace(context.places, article.club),
      theirs: { form: formOf(article), image: article.image, version: article.version },
    })),
    // The version that was looked at is the one to be written over; a picture that nobody chose here is theirs.
    answerTheirs: assign(({ context: { theirs, picture, undone } }) => {
      if (theirs === null) return {};
      const { form, image, version } = theirs;
      const answered = { saved: form, version };
      if (picture.change.state !== 'kept') return answered;
      return { ...answered, image, picture: { change: keptPicture, shown: image }, undone: undone + 1 };
    }),
    change: assign(({ context }, { field, value }: { field: NewsFormField; value: string }) => ({
      form: { ...context.form, [field]: value },
      key: randomKey(),
    })),
    keepPicture: assign((_, { picture }: { picture: NewsPicture }) => ({ picture, key: randomKey() })),
    // What is saved by now is begun with again, whoever has saved it.
    undo: assign(({ context: { saved, image, version, theirs, undone } }) => {
      const last = theirs ?? { form: saved, image, version };
      const picture = { change: keptPicture, shown: last.image };
      return { ...last, saved: last.form, picture, undone: undone + 1 };
    }),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    tellPending: assign({ refusal: () => words.form.pending }),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => ({ refusal: problemText(problem) })),
    clearMessages: assign({ fault: null, refusal: null }),
    storeDraft: ({ context }) =>
      writeDraft(context.userId, nameOf(context), { ...context.form, version: context.version }),
    dropDraft: ({ context }) => clearDraft(context.userId, nameOf(context)),
    tellRestored: emit(() => toast('success', words.form.restored)),
    tellKept: emit((_, { text }: { text: string }) => toast('success', text)),
    leadOn: emit((_, { newsId }: { newsId: number }) => ({ type: 'article.kept' as const, newsId })),
  },
  guards: {
    isEverywhere: ({ context }) => context.reach === 'everywhere',
    isNew: ({ context }) => context.newsId === null,
    hasFault: ({ context }) => faultOf(context) !== null,
    isPicturePending: ({ context }) => context.picture.change.state === 'pending',
    hasChanges: ({ context }) => hasNewsChanges(context),
    differs: ({ context: { saved } }, given: { draft: unknown }) =>
      !isSameForm(withDraft(saved, given.draft), saved),
    isChangedMeanwhile: (_, { problem }: { problem: ProblemData }) => problem.status === 412,
    isUnknown: (_, { problem }: { problem: ProblemData }) => problem.status === 404 || problem.status === 400,
  },
}).createMachine({
  id: 'news-editor',
  context: ({ input }) => ({
    ...input,
    version: '',
    saved: blankForm(input.places[0]?.value ?? ''),
    form: blankForm(input.places[0]?.value ?? ''),
    image: null,
    picture: { change: keptPicture, shown: null },
    undone: 0,
    theirs: null,
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
          actions: [{ type: 'change', params: asked }, 'storeDraft'],
        },
        'picture.changed': {
          target: '.clear',
          actions: { type: 'keepPicture', params: asked },
        },
        preview: 'previewing',
        submit: [
          { guard: 'isPicturePending', target: '.refused', actions: ['clearMessages', 'tellPending'] },
          { guard: 'hasFault', target: '.faulty', actions: ['clearMessages', 'findFault'] },
          { guard: 'isNew', target: 'adding', actions: 'clearMessages' },
          { target: 'updating', actions: 'clearMessages' },
        ],
        discard: { guard: 'hasChanges', target: 'discarding' },
      },
      states: {
        ...formMessages,
        refused: stayingRefusal,
      },
    },
    previewing: {
      description: 'The article stands there as its readers will see it.',
      on: {
        write: 'writing',
        'picture.changed': { actions: { type: 'keepPicture', params: asked } },
      },
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
        input: ({ context }) => ({ body: textOf(context.form, context.picture), key: context.key }),
        onDone: {
          target: 'kept',
          actions: [
            'dropDraft',
            { type: 'tellKept', params: said },
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
          body: textOf(context.form, context.picture),
          version: context.version,
        }),
        onDone: {
          target: 'kept',
          actions: [
            'dropDraft',
            { type: 'tellKept', params: said },
            { type: 'leadOn', params: ({ context }) => ({ newsId: context.newsId ?? 0 }) },
          ],
        },
        onError: [{ guard: { type: 'isChangedMeanwhile', params: failure }, target: 'comparing' }, refused],
      },
    },
    comparing: {
      description: 'Someone else was first: what they have saved is read.',
      tags: 'busy',
      invoke: {
        src: 'getNews',
        input: ({ context }) => ({ newsId: context.newsId ?? 0 }),
        onDone: {
          target: 'differing',
          actions: { type: 'keepTheirs', params: ({ event }) => ({ article: event.output }) },
        },
        onError: refused,
      },
    },
    differing: {
      description: 'Both are shown side by side; nothing is written over unseen.',
      on: {
        'keep.mine': { target: 'updating', actions: 'answerTheirs' },
        'take.theirs': { target: 'writing', actions: ['undo', 'dropDraft'] },
        stay: 'writing',
      },
    },
    kept: { type: 'final', description: 'The article is kept, and its page takes over.' },
  },
});

export type NewsEditorActor = ActorRefFrom<typeof newsEditorMachine>;
