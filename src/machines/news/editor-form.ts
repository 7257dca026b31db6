import type { News, NewsText } from '#api/news.ts';
import { imageIdOf, type PictureChange } from '#domain/images/change.ts';
import { isRecord } from '#domain/session/stored.ts';
import { newsWords } from '#domain/words/news.ts';

/** An article as its form has it; the place is a club by its number, or nothing for the association. */
export type NewsForm = { title: string; summary: string; body: string; place: string; imageAlt: string };

export type NewsFormField = keyof NewsForm;

/** An empty form for a place. */
export const blankForm = (place: string): NewsForm => ({
  title: '',
  summary: '',
  body: '',
  place,
  imageAlt: '',
});

/** The form as an article fills it in. */
export function formOf({ title, summary, body, club, imageAlt }: News): NewsForm {
  return { title, summary, body, place: club === null ? '' : String(club.clubId), imageAlt: imageAlt ?? '' };
}

/** The picture of an article while it is written: what becomes of it, and where the one is that is shown. */
export type NewsPicture = { change: PictureChange; shown: string | null };

/** What the server is told of a form. */
export function textOf({ title, summary, body, place, imageAlt }: NewsForm, picture: NewsPicture): NewsText {
  const imageId = imageIdOf(picture.change);
  const text = {
    title: title.trim(),
    summary: summary.trim(),
    body,
    ...(imageId === undefined ? {} : { imageId }),
    ...(picture.shown === null ? {} : { imageAlt: imageAlt.trim() }),
  };
  return place === '' ? { ...text, kind: 'cloud' } : { ...text, kind: 'club', clubId: Number(place) };
}

/** The parts in which two forms differ. */
export function differences(one: NewsForm, other: NewsForm): NewsFormField[] {
  return newsFormFields.filter((field) => one[field].trim() !== other[field].trim());
}

/** Whether two forms say the same. */
export function isSameForm(one: NewsForm, other: NewsForm): boolean {
  return newsFormFields.every((field) => one[field] === other[field]);
}

/** Whether anything differs from what is saved. */
export function hasNewsChanges({ form, saved, picture }: Written): boolean {
  return picture.change.state !== 'kept' || !isSameForm(form, saved);
}

type Written = { form: NewsForm; saved: NewsForm; picture: NewsPicture };

/** A form with what was typed before laid over it; a draft of another make adds nothing. */
export function withDraft(form: NewsForm, draft: unknown): NewsForm {
  if (!isRecord(draft)) return form;
  const texts = newsFormFields.filter((field) => field !== 'place' && typeof draft[field] === 'string');
  return { ...form, ...Object.fromEntries(texts.map((field) => [field, draft[field]])) };
}

/** The version that a draft was typed over; null where it tells none. */
export const versionIn = (draft: unknown): string | null =>
  isRecord(draft) && typeof draft['version'] === 'string' ? draft['version'] : null;

export const newsFormFields = [
  'title',
  'summary',
  'body',
  'place',
  'imageAlt',
] as const satisfies NewsFormField[];

/** For whom one may write: a club by its number, or nothing for the association. */
export type Place = { value: string; label: string };

export const associationPlace: Place = {
  value: '',
  get label() {
    return newsWords.association;
  },
};

type Club = { clubId: number; name: string };

export const placeOf = ({ clubId, name }: Club): Place => ({ value: String(clubId), label: name });

/** The places with the one of an article, if it is not among them. */
export function withPlace(places: readonly Place[], club: Club | null): Place[] {
  const place = club === null ? associationPlace : placeOf(club);
  return places.some(({ value }) => value === place.value) ? [...places] : [...places, place];
}
