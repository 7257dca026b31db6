import { isReason } from '#domain/reason.ts';
import { games, type Discipline } from '#domain/games.ts';
import { isHandicap } from './head-start.ts';

/** A rating and a handicap as they are typed; an empty handicap is none. */
export type RatingForm = { rating: string; handicap: string; reason: string };

/** What the form begins with where nothing is set yet. */
export const blankRating: RatingForm = { rating: '', handicap: '', reason: '' };

export type RatingFault = {
  field: 'handicap' | 'rating' | 'reason';
  code: 'handicapRange' | 'ratingRange' | 'reasonMissing';
};

const highest = 1500;

const decimal = (text: string): number => {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,4}(\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
};
const whole = (text: string): number => (/^-?\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The rule that a rating set by hand breaks, or null; without a rating only the handicap is set. */
export function findRatingFault(form: RatingForm, discipline: Discipline): RatingFault | null {
  const rating = decimal(form.rating);
  if (form.rating.trim() !== '' && !(rating >= 0 && rating <= highest))
    return { field: 'rating', code: 'ratingRange' };
  const game = games.find((one) => one.discipline === discipline);
  if (form.handicap.trim() !== '' && !(game && isHandicap(game.id, whole(form.handicap)))) {
    return { field: 'handicap', code: 'handicapRange' };
  }
  return isReason(form.reason) ? null : { field: 'reason', code: 'reasonMissing' };
}

/** A rating without a fault, as calls have it; one that does not change is not sent. */
export const ratingPayload = ({ rating, handicap, reason }: RatingForm, saved: RatingForm) => ({
  ...(rating.trim() !== '' && rating.trim() !== saved.rating && { rating: decimal(rating) }),
  handicap: handicap.trim() === '' ? null : whole(handicap),
  reason: reason.trim(),
});

/** A rating as its form has it. */
export const ratingForm = (kept: { rating: number | null; handicap: number | null }): RatingForm => ({
  rating: kept.rating === null ? '' : kept.rating.toFixed(1),
  handicap: kept.handicap === null ? '' : String(kept.handicap),
  reason: '',
});

/** The fields in which two forms differ. */
export const ratingDifferences = (one: RatingForm, other: RatingForm): (keyof RatingForm)[] =>
  (['rating', 'handicap', 'reason'] as const).filter((field) => one[field].trim() !== other[field].trim());
