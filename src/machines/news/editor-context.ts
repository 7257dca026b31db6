import type { FieldFault } from '#machines/patterns/record-context.ts';
import type { Telling } from '#machines/patterns/telling.ts';
import type { NewsForm, NewsFormField, NewsPicture, Place } from './editor-form.ts';

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
  /** The address of the picture that the article has, and what becomes of it, which has a field of its own. */
  image: string | null;
  picture: NewsPicture;
  /** How often all changes were discarded; the field of the picture begins again with each. */
  undone: number;
  /** What is saved by now, where it is not what is typed over. */
  theirs: { form: NewsForm; image: string | null; version: string } | null;
  fault: FieldFault<NewsFormField> | null;
  refusal: string | null;
  /** Under which a new article is sent, so that one sent twice is kept once. */
  key: string;
};

export type NewsEditorEvent =
  | { type: 'changed'; field: NewsFormField; value: string }
  | { type: 'picture.changed'; picture: NewsPicture }
  | { type: 'preview' }
  | { type: 'write' }
  | { type: 'submit' }
  | { type: 'discard' }
  | { type: 'keep' }
  | { type: 'confirm' }
  | { type: 'keep.mine' }
  | { type: 'take.theirs' }
  | { type: 'stay' }
  | { type: 'retry' };

export type NewsEditorEmitted =
  | Telling
  /** The article is kept: its own page shows it as readers will see it. */
  | { type: 'article.kept'; newsId: number };
