/** Rows that a page of a list may have (document 000, section 9). */
export const pageSizes = [10, 20] as const;

export type PageSize = (typeof pageSizes)[number];

/** Rows of a page when nobody chose. */
export const defaultPageSize: PageSize = 10;

/** The part of a list that a page shows, counted from its nearer end: so the last page costs what the first one does. */
export type PageSlice = { size: number; offset: number; isFromEnd: boolean };

/** Where a page lies in a list of so many; null where it lies behind the end. Pages count from 1. */
export function pageSlice(total: number, limit: number, pageNumber: number): PageSlice | null {
  const offset = (pageNumber - 1) * limit;
  const size = Math.min(limit, total - offset);
  if (size <= 0) return null;
  const isFromEnd = offset > total / 2;
  return { size, offset: isFromEnd ? total - offset - size : offset, isFromEnd };
}
