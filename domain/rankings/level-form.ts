import { pointsFault } from './points.ts';

/** The years for which points and rankings can be chosen (document 001, section 9). */
export const rankingYears: readonly number[] = Array.from({ length: 19 }, (_, index) => 2022 + index);

/** How many places of a tournament have points (document 001, section 9). */
export const rankedPlaces = 32;

/** The most letters of the name of a level, a category or a ranking. */
export const longestName = 50;

/** A level as it is typed: its name, and the points of the 32 places by year. */
export type LevelForm = { name: string; years: Readonly<Record<string, readonly string[]>> };

export type LevelYear = { year: number; points: number[] };

/** What the form of a new level begins with. */
export const blankLevel: LevelForm = { name: '', years: {} };

/** A level as its form has it. */
export function levelForm({ name, years }: { name: string; years: readonly LevelYear[] }): LevelForm {
  return {
    name,
    years: Object.fromEntries(years.map(({ year, points }) => [String(year), points.map(String)])),
  };
}

export type LevelFault =
  | { field: 'name'; code: 'nameMissing' }
  | { field: string; code: 'pointsOrder' | 'pointsRange' };

/** The field of a place's points in a year. */
export const pointsField = (year: number, place: number): string => `${year}/${place}`;

/** The rule that a level breaks, at the first field that breaks it; or null. */
export function findLevelFault({ name, years }: LevelForm): LevelFault | null {
  if (name.trim() === '') return { field: 'name', code: 'nameMissing' };
  for (const { year, points } of levelYears(years)) {
    const wrong = points.findIndex((each) => pointsFault([each]) !== null);
    if (wrong !== -1) return { field: pointsField(year, wrong + 1), code: 'pointsRange' };
    const higher = points.findIndex((each, place) => place > 0 && each > (points[place - 1] ?? 0));
    if (higher !== -1) return { field: pointsField(year, higher + 1), code: 'pointsOrder' };
  }
  return null;
}

/** A year without a point is one that has none of its own; an empty field is no points. */
function levelYears(years: LevelForm['years']): LevelYear[] {
  return Object.entries(years)
    .map(([year, texts]) => ({ year: Number(year), points: texts.map(pointsNumber) }))
    .filter(({ points }) => points.some((each) => each !== 0));
}

const pointsNumber = (text: string): number => {
  if (text.trim() === '') return 0;
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
};

/** A level without a fault, as calls have it. */
export const levelPayload = ({ name, years }: LevelForm): { name: string; years: LevelYear[] } => ({
  name: name.trim(),
  years: levelYears(years),
});

/** The fields in which two forms differ. */
export function levelDifferences(one: LevelForm, other: LevelForm): (keyof LevelForm)[] {
  const told = ({ years }: LevelForm): string => JSON.stringify(levelYears(years));
  return [
    ...(one.name.trim() === other.name.trim() ? [] : (['name'] as const)),
    ...(told(one) === told(other) ? [] : (['years'] as const)),
  ];
}

/** The latest earlier year with points that can be copied, or null. */
export function latestBefore(years: LevelForm['years'], year: number): number | null {
  const before = levelYears(years)
    .map((each) => each.year)
    .filter((each) => each < year);
  return before.length === 0 ? null : Math.max(...before);
}
