/** What is asked of a list: by which filters, which page, and how many rows on it. */
export type Question<Filters extends object = object> = {
  filters: Filters;
  /** From 1. */
  page: number;
  size: number;
};

/** One page of a list, how many rows there are on all pages, and what is told of all of them besides. */
export type PageAnswer<Row = unknown, Besides = unknown> = { rows: Row[]; total: number; besides?: Besides };

/** Other filters begin at the first page. */
export function withFilters<Filters extends object>(
  question: Question<Filters>,
  filters: Partial<Filters>,
): Question<Filters> {
  return { ...question, filters: { ...question.filters, ...filters }, page: 1 };
}

/** Another size keeps the first row that was shown. */
export function withSize<Filters extends object>(
  question: Question<Filters>,
  size: number,
): Question<Filters> {
  const first = (question.page - 1) * question.size;
  return { ...question, size, page: Math.floor(first / size) + 1 };
}

/** Whether the page asked for lies behind the last one that the answer speaks of. */
export function isBeyond<Filters extends object>(
  question: Question<Filters>,
  { total }: PageAnswer,
): boolean {
  return question.page > lastPage(question, total);
}

/** The same question for the last page that has rows. */
export function atLastPage<Filters extends object>(
  question: Question<Filters>,
  total: number,
): Question<Filters> {
  return { ...question, page: lastPage(question, total) };
}

function lastPage({ size }: Question, total: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** Whether two questions are one. */
export function isSame<Filters extends object>(one: Question<Filters>, other: Question<Filters>): boolean {
  return hasSameFilters(one, other) && one.page === other.page && one.size === other.size;
}

/** Whether another part of the same list is asked for. */
export function isOtherPage<Filters extends object>(
  one: Question<Filters>,
  other: Question<Filters>,
): boolean {
  return hasSameFilters(one, other) && !isSame(one, other);
}

function hasSameFilters<Filters extends object>(one: Question<Filters>, other: Question<Filters>): boolean {
  const written = ({ filters }: Question<Filters>): string =>
    JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return written(one) === written(other);
}
