import type { Discipline } from '#domain/games.ts';
import { blankRating, findRatingFault, ratingDifferences, type RatingForm } from '#domain/ratings/form.ts';
import { blankCategory, categoryDifferences, findCategoryFault, type CategoryForm } from './category-form.ts';
import { blankLevel, findLevelFault, levelDifferences, type LevelForm } from './level-form.ts';
import { blankRanking, findRankingFault, rankingDifferences, type RankingForm } from './ranking-form.ts';

/** What a club keeps for its rankings, and the rating of one of its members. */
export type RecordKind = 'category' | 'level' | 'ranking' | 'rating';

/** One of them as it is typed; the fields of the others stay blank. */
export type RecordForm = CategoryForm & LevelForm & RankingForm & RatingForm;

/** What a form begins with. */
export const blankRecord = (year: number): RecordForm => ({
  ...blankLevel,
  ...blankCategory,
  ...blankRating,
  ...blankRanking(year),
});

export type RecordFaultCode =
  | 'ageRange'
  | 'agesOrder'
  | 'handicapRange'
  | 'nameMissing'
  | 'pointsOrder'
  | 'pointsRange'
  | 'ratingRange'
  | 'reasonMissing';

/** The rule that a form breaks, or null. */
export function findRecordFault(
  kind: RecordKind,
  form: RecordForm,
  discipline: Discipline,
): { field: string; code: RecordFaultCode } | null {
  switch (kind) {
    case 'category':
      return findCategoryFault(form);
    case 'level':
      return findLevelFault(form);
    case 'ranking':
      return findRankingFault(form);
    case 'rating':
      return findRatingFault(form, discipline);
  }
}

/** The fields in which two forms differ. */
export const recordDifferences = (one: RecordForm, other: RecordForm): (keyof RecordForm)[] => [
  ...new Set([
    ...rankingDifferences(one, other),
    ...levelDifferences(one, other),
    ...categoryDifferences(one, other),
    ...ratingDifferences(one, other),
  ]),
];
