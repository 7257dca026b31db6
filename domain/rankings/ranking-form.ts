import type { Discipline } from '#domain/games.ts';
import { games } from '#domain/games.ts';
import type { Span } from './ranking.ts';

/** A ranking as it is typed; no discipline and no category is all of them, best of 0 counts all results. */
export type RankingForm = {
  name: string;
  discipline: string;
  categoryId: string;
  year: string;
  span: string;
  bestOf: string;
};

/** The disciplines, each once. */
export const disciplines: readonly Discipline[] = [...new Set(games.map(({ discipline }) => discipline))];

/** How many of the best results may count; 0 is all of them. */
export const bestOfChoices: readonly number[] = Array.from({ length: 33 }, (_, count) => count);

/** What the form of a new ranking begins with. */
export const blankRanking = (year: number): RankingForm => ({
  name: '',
  discipline: '',
  categoryId: '',
  year: String(year),
  span: 'season',
  bestOf: '0',
});

/** The rule that a ranking breaks, or null. */
export const findRankingFault = ({ name }: RankingForm): { field: 'name'; code: 'nameMissing' } | null =>
  name.trim() === '' ? { field: 'name', code: 'nameMissing' } : null;

const spanOf = (text: string): Span => (text === 'rolling' ? 'rolling' : 'season');

/** A ranking without a fault, as calls have it. */
export const rankingPayload = ({ name, discipline, categoryId, year, span, bestOf }: RankingForm) => ({
  name: name.trim(),
  discipline: disciplines.find((one) => one === discipline) ?? null,
  categoryId: categoryId === '' ? null : Number(categoryId),
  year: Number(year),
  span: spanOf(span),
  bestOf: Number(bestOf),
});

type Settings = ReturnType<typeof rankingPayload>;

/** A ranking as its form has it. */
export const rankingForm = ({ name, discipline, categoryId, year, span, bestOf }: Settings): RankingForm => ({
  name,
  discipline: discipline ?? '',
  categoryId: categoryId === null ? '' : String(categoryId),
  year: String(year),
  span,
  bestOf: String(bestOf),
});

const fields = ['name', 'discipline', 'categoryId', 'year', 'span', 'bestOf'] as const;

/** The fields in which two forms differ. */
export const rankingDifferences = (one: RankingForm, other: RankingForm): (keyof RankingForm)[] =>
  fields.filter((field) => one[field].trim() !== other[field].trim());
