import type { Ranking } from '#machines/rankings/office.ts';
import { matchWords } from '#domain/words/matches.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';

/** What a ranking counts, in one line. */
export const countsText = ({ span, bestOf, discipline, category }: Ranking): string =>
  [
    discipline === null ? words.allDisciplines : matchWords.disciplines[discipline],
    category ?? words.allCategories,
    words.spans[span],
    bestOf === 0 ? words.best.all : words.best.some(bestOf),
  ].join(' · ');
