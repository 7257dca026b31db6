import type { ClubForm } from '#domain/clubs/form.ts';
import { dropForm, keepForm, recallForm, type DraftPlace } from '#machines/patterns/draft.ts';
import type { ClubFormContext } from './form-context.ts';

type Place = Pick<ClubFormContext, 'userId' | 'clubId'>;

const placeOf = ({ userId, clubId }: Place): DraftPlace => ({
  userId,
  name: clubId === null ? 'new-club' : `club-${clubId}`,
});

/** What somebody had typed of a new club in this tab and not saved. */
export function recallNewClub(place: Place, blank: ClubForm): ClubForm | null {
  return place.clubId === null ? (recallForm(placeOf(place), blank)?.form ?? null) : null;
}

/** A club that was read, with what had been typed over it in this tab and not saved. */
export function withDraft<Known extends { version: string }>(
  place: Place,
  { read, known }: { read: ClubForm; known: Known },
): { form: ClubForm; known: Known } {
  const draft = recallForm(placeOf(place), read);
  if (draft === null) return { form: read, known };
  // The first licence is a new club's alone, and begins on the day of the form.
  const { licences, licenceStart, licenceEnd } = read;
  return {
    form: { ...draft.form, licences, licenceStart, licenceEnd },
    known: { ...known, version: draft.version },
  };
}

/** Keeps what is typed; the channels of a new club are not, for their stream keys are secrets. */
export function keepDraft({ form, known, ...place }: ClubFormContext): void {
  keepForm(placeOf(place), { version: known?.version ?? '', form });
}

/** Forgets it, once it is saved or given up. */
export function dropDraft(place: Place): void {
  dropForm(placeOf(place));
}
