import type { SnapshotFrom } from 'xstate';
import type { Article } from '#api/news.ts';
import type { FieldFault } from '#machines/patterns/record-context.ts';
import { firstQuestion } from './address.ts';
import type { newsDeskMachine } from './desk.ts';
import type { newsEditorMachine } from './editor.ts';
import { differences, hasNewsChanges, type NewsForm, type NewsFormField, type Place } from './editor-form.ts';
import type { newsListMachine } from './list.ts';
import type { newsReaderMachine } from './reader.ts';

type List = SnapshotFrom<typeof newsListMachine>;
type Reader = SnapshotFrom<typeof newsReaderMachine>;
type Desk = SnapshotFrom<typeof newsDeskMachine>;
type Editor = SnapshotFrom<typeof newsEditorMachine>;
type NewsDifference = {
  fields: NewsFormField[];
  mine: NewsForm;
  theirs: NewsForm;
  /** Where both pictures are, if both were changed. */
  pictures: { mine: string | null; theirs: string | null } | null;
};

/** Whether something narrows the list. */
export const selectIsNarrowed = ({ context }: List): boolean => {
  const { search, kind } = context.question.filters;
  return search !== firstQuestion.filters.search || kind !== firstQuestion.filters.kind;
};

/** What fills the page of an article. */
export const selectReaderState = (reader: Reader): 'loading' | 'missing' | 'failed' | 'shown' => {
  if (reader.matches('missing')) return 'missing';
  if (reader.matches('failed')) return 'failed';
  return reader.matches('shown') ? 'shown' : 'loading';
};

/** The article that is shown. */
export const selectArticle = ({ context }: Reader): Article | null => context.article;

/** What is asked or done at the desk. */
export const selectDeskState = (
  desk: Desk,
): 'idle' | 'timing' | 'confirmingWithdrawal' | 'moving' | 'scheduling' => {
  if (desk.matches('timing')) return 'timing';
  if (desk.matches('confirmingWithdrawal')) return 'confirmingWithdrawal';
  if (desk.matches('scheduling')) return 'scheduling';
  return desk.matches('moving') ? 'moving' : 'idle';
};

/** The time as its field has it, and whose clocks it is read from. */
export const selectTime = ({ context }: Desk): string => context.time;
export const selectZone = ({ context }: Desk): string => context.zone;

/** What is wrong with the time, or what the server said against it. */
export const selectTimeFault = ({ context }: Desk): string | null => context.fault ?? context.refusal;

/** What fills the editor. */
export const selectEditorState = (
  editor: Editor,
): 'loading' | 'missing' | 'failed' | 'previewing' | 'writing' => {
  if (editor.matches('missing')) return 'missing';
  if (editor.matches('failed')) return 'failed';
  if (editor.matches('previewing')) return 'previewing';
  return ['placing', 'loading', 'recalling'].some((state) => editor.value === state) ? 'loading' : 'writing';
};

/** Whether an article is new. */
export const selectIsNew = ({ context }: Editor): boolean => context.newsId === null;

/** The form as it is typed. */
export const selectForm = ({ context }: Editor): NewsForm => context.form;

/** The fault that is shown, with its words. */
export const selectFault = ({ context }: Editor): FieldFault<NewsFormField> | null => context.fault;

/** What the server said. */
export const selectRefusal = ({ context }: Editor): string | null => context.refusal;

/** Whether the form takes no typing now. */
export const selectIsLocked = (editor: Editor): boolean => !editor.matches('writing');

/** Whether the article is on its way. */
export const selectIsSaving = (editor: Editor): boolean =>
  editor.matches('adding') || editor.matches('updating') || editor.matches('comparing');

/** The parts in which this article and what someone else has saved differ, as both have them; null unless they are compared. */
export const selectDifference = (editor: Editor): NewsDifference | null => {
  const { form, theirs, picture, image } = editor.context;
  if (!editor.matches('resolvingConflict') || theirs === null) return null;
  const isChosen = picture.change.state === 'given' && theirs.image !== image;
  return {
    fields: differences(form, theirs.form),
    mine: form,
    theirs: theirs.form,
    pictures: isChosen ? { mine: picture.shown, theirs: theirs.image } : null,
  };
};

/** Whether it is being asked if what was typed may be lost. */
export const selectIsDiscarding = (editor: Editor): boolean => editor.matches('discarding');

/** Whether something is typed that is not saved. */
export const selectHasChanges = ({ context }: Editor): boolean => hasNewsChanges(context);

/** The address of the picture that is shown now. */
export const selectPicture = ({ context }: Editor): string | null => context.picture.shown;

/** The address of the picture that the article has. */
export const selectKeptPicture = ({ context }: Editor): string | null => context.image;

/** How often all changes were discarded. */
export const selectUndone = ({ context }: Editor): number => context.undone;

/** The places for which one may write. */
export const selectPlaces = ({ context }: Editor): readonly Place[] => context.places;
