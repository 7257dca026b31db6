import { assign, emit, setup } from 'xstate';
import { listActiveClubs, type ActiveClubs } from '#api/clubs.ts';
import { createNews, getNews, updateNews, type News } from '#api/news.ts';
import type { ProblemData } from '#api/problem.ts';
import { recallDraft } from '#browser/drafts.ts';
import { randomKey } from '#browser/random.ts';
import { clearDraft, writeDraft } from '#browser/storage.ts';
import { keptPicture } from '#domain/images/change.ts';
import { findNewsFault } from '#domain/news/fault.ts';
import { isOneLine } from '#domain/one-line.ts';
import { fieldWords } from '#domain/words/fields.ts';
import { newsWords as words } from '#domain/words/news.ts';
import { refusedAt } from '#machines/patterns/named-field.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import { toast } from '#machines/patterns/telling.ts';
import type { NewsEditorContext, NewsEditorEmitted, NewsEditorEvent } from './editor-context.ts';
import {
  formOf,
  hasNewsChanges,
  isSameForm,
  newsFormFields,
  placeOf,
  versionIn,
  withDraft,
  withPlace,
  type NewsFormField,
  type NewsPicture,
} from './editor-form.ts';

export const nameOf = ({ newsId }: NewsEditorContext): string => `news-${newsId ?? 'new'}`;
function faultOf({ form, picture }: NewsEditorContext): FieldFault<NewsFormField> | null {
  const isPictured = picture.shown !== null;
  const fault = findNewsFault({ ...form, imageAlt: isPictured ? form.imageAlt : null });
  if (fault) return { field: fault.field, text: words.faults[fault.code] };
  const lines = isPictured ? (['title', 'imageAlt'] as const) : (['title'] as const);
  const broken = lines.find((field) => !isOneLine(form[field]));
  return broken === undefined ? null : { field: broken, text: fieldWords.oneLine };
}

/** The place is a club where the request names one. */
const fieldOf = (name: string): NewsFormField | undefined =>
  name === 'clubId' ? 'place' : newsFormFields.find((field) => field === name);

/** What the editor of an article is made of; its states stand in `editor.ts`. */
export const newsEditorSetup = setup({
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
    // Starts again from the version that is saved now.
    undo: assign(({ context: { saved, image, version, theirs, undone } }) => {
      const last = theirs ?? { form: saved, image, version };
      const picture = { change: keptPicture, shown: last.image };
      return { ...last, saved: last.form, picture, undone: undone + 1 };
    }),
    findFault: assign({ fault: ({ context }) => faultOf(context) }),
    tellPending: assign({ refusal: () => words.form.pending }),
    keepRefusal: assign((_, { problem }: { problem: ProblemData }) => refusedAt(problem, fieldOf)),
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
});
