/** Rows that a page of a list may have (document 000, section 9). */
export const pageSizes = [10, 20] as const;

export type PageSize = (typeof pageSizes)[number];

/** Rows of a page when nobody chose. */
export const defaultPageSize: PageSize = 10;
